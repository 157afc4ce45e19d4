// Tests of the device identifier's form (spec 1).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceIdSchema } from './device-identifier.ts';
import { makeDeviceId } from './make-device-id.ts';

describe('device identifier', () => {
  it('[IDENT-01] is device_, a time and 128 random bits', () => {
    expect(makeDeviceId(1_700_000_000_000, new Uint8Array(16).fill(10))).toBe(
      `device_1700000000000_${'0a'.repeat(16)}`,
    );
  });

  it('[IDENT-01] every identifier made is accepted', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uint8Array({ minLength: 16, maxLength: 16 }), (time, random) => {
        expect(deviceIdSchema.safeParse(makeDeviceId(time, random)).success).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'device_',
    'phone_1',
    'device_a b',
    'device_\0',
    "device_'or'1",
    `device_${'a'.repeat(121)}`,
    'device_1\n',
  ])('[IDENT-01] refuses %j', (value) => {
    expect(deviceIdSchema.safeParse(value).success).toBe(false);
  });
});
