// The anonymous device identifier (spec 1): 'device_' + time + random text. A label, not a credential.
import * as z from 'zod/mini';

/** Accepts identifiers of earlier browsers too; only the shape and length are checked. */
export const deviceIdSchema = z
  .string()
  .check(z.regex(/^device_[\w-]{1,120}$/, 'The device identifier has an unknown form'));

/**
 * @param timeMs milliseconds since 1970
 * @param random 16 random bytes (128 bits)
 */
export function makeDeviceId(timeMs: number, random: Uint8Array): string {
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `device_${timeMs}_${hex}`;
}
