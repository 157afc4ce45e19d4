// The device identifier of this browser (spec 1): 'device_' + time + 128 random bits, in local storage.
import { makeDeviceId } from '#shared/domain/make-device-id.ts';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';

const key = 'deviceId';

export function storedDeviceId(): string | null {
  return readLocal(key);
}

/** Keeps an identifier, in memory where local storage is blocked. */
export function storeDeviceId(deviceId: string): void {
  writeLocal(key, deviceId);
}

/** Makes and keeps a new identifier. `crypto.randomUUID` does not exist on plain http addresses. */
export function createDeviceId(): string {
  const deviceId = makeDeviceId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  storeDeviceId(deviceId);
  return deviceId;
}

export function forgetDeviceId(): void {
  removeLocal(key);
}
