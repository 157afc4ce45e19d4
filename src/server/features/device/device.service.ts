// What an owner holds, and whose a device identifier is.
import type { Owner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import * as store from './device.store.ts';

export async function readDevice(
  { db }: Services,
  owner: Owner | null,
  deviceId: string | undefined,
): Promise<{ deviceIds: string[]; needsRecovery: boolean }> {
  const deviceIds = owner ? await store.deviceIdsOf(db, owner.id) : [];
  const isForeign =
    deviceId !== undefined && !deviceIds.includes(deviceId) && (await store.isKnown(db, deviceId));
  return { deviceIds, needsRecovery: isForeign && deviceIds.length === 0 };
}

/** For lists by identifier: someone else's and unknown ones give an empty list. */
export async function ownsDevice(
  { db }: Services,
  owner: Owner | null,
  deviceId: string,
): Promise<boolean> {
  return owner !== null && (await store.deviceIdsOf(db, owner.id)).includes(deviceId);
}
