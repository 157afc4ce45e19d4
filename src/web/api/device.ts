// Which device identifier this browser uses (spec 1, 6): the server's word wins over local storage.
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as contract from '#shared/contract/device.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { apiPaths } from '#shared/contract/paths.ts';
import { createDeviceId, forgetDeviceId, storeDeviceId, storedDeviceId } from '../lib/device-id.ts';
import { removeKeptInput } from '../lib/kept-input.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export interface Device {
  /** Empty while `needsRecovery`: nothing may be read or written as somebody else. */
  deviceId: string;
  /** The cookie is gone but the identifier is kept: a recovery code is needed. */
  needsRecovery: boolean;
  /** The owner has made a recovery code; undefined where that is not known. */
  hasRecoveryCode?: boolean | undefined;
}

type DeviceAnswer = Answer<typeof contract.getDevice>;

const deviceQuery = queryOptions({ queryKey: queryKeys.device, queryFn: fetchDevice });

export function useDevice() {
  return useQuery(deviceQuery);
}

/** The identifier once the server has confirmed it; undefined until then. */
export function useDeviceId(): string | undefined {
  return useDevice().data?.deviceId || undefined;
}

/** A write before the recovery code was entered, or a fresh start chosen. */
export class NeedsRecoveryError extends Error {
  override name = 'NeedsRecoveryError';
}

/**
 * Waits for the device before a first write.
 * @throws {NeedsRecoveryError} while nothing may be written as somebody else
 */
export async function ensureDevice(client: QueryClient): Promise<Device> {
  const device = await client.ensureQueryData(deviceQuery);
  if (device.needsRecovery) throw new NeedsRecoveryError();
  return device;
}

/** Takes the identifier of the server's owner after a write was refused as another owner's (409). */
export async function adoptServerDevice(client: QueryClient): Promise<Device> {
  return client.fetchQuery({ ...deviceQuery, staleTime: 0 });
}

/** Leaves the identifier that needs a recovery code and begins with a new one. */
export function useStartFresh() {
  const client = useQueryClient();
  return () => {
    const device: Device = { deviceId: createDeviceId(), needsRecovery: false };
    client.setQueryData<Device>(queryKeys.device, device);
    return dropOwnedData(client);
  };
}

/** After this browser joined an owner: its identifier is kept and every list is read again. */
export async function joinOwner(client: QueryClient, deviceIds: readonly string[]): Promise<void> {
  const [deviceId] = deviceIds;
  if (deviceId) {
    storeDeviceId(deviceId);
    client.setQueryData<Device>(queryKeys.device, { deviceId, needsRecovery: false });
  } else {
    await adoptServerDevice(client);
  }
  await dropOwnedData(client);
}

/** After this browser was forgotten: a new identifier, nothing of the old owner on the screen. */
export async function leaveOwner(client: QueryClient): Promise<void> {
  forgetDeviceId();
  removeKeptInput();
  await adoptServerDevice(client);
  await dropOwnedData(client);
}

/** From now on there is one, so that none is offered. */
export function markRecoveryCodeMade(client: QueryClient): void {
  client.setQueryData<Device>(
    queryKeys.device,
    (device) => device && { ...device, hasRecoveryCode: true },
  );
}

async function fetchDevice(): Promise<Device> {
  const stored = storedDeviceId();
  const query = stored === null ? '' : `?deviceId=${encodeURIComponent(stored)}`;
  const answer = await request<DeviceAnswer>('GET', `${apiPaths.device}${query}`);
  return chooseDevice(stored, answer);
}

function chooseDevice(stored: string | null, answer: DeviceAnswer): Device {
  const { deviceIds, needsRecovery, hasRecoveryCode } = answer;
  const own = (deviceId: string) => ({ deviceId, needsRecovery: false, hasRecoveryCode });
  if (stored !== null && deviceIds.includes(stored)) return own(stored);
  const [known] = deviceIds;
  if (known !== undefined) {
    storeDeviceId(known);
    return own(known);
  }
  if (needsRecovery) return { deviceId: '', needsRecovery: true };
  return own(stored ?? createDeviceId());
}

/** Everything an owner sees, such as assistants, documents, submissions and browsers. */
async function dropOwnedData(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: isOwned, type: 'inactive' });
  await client.invalidateQueries({ predicate: isOwned });
}

const shared: readonly unknown[] = [queryKeys.device[0], queryKeys.config[0], queryKeys.voices[0]];

function isOwned({ queryKey: [name] }: { queryKey: QueryKey }): boolean {
  return !shared.includes(name);
}
