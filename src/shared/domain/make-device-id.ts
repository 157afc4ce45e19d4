// Makes the anonymous device identifier (spec 1). Apart from its schema, so that the web app's first load
// carries no validation library.
/**
 * @param timeMs milliseconds since 1970
 * @param random 16 random bytes (128 bits)
 */
export function makeDeviceId(timeMs: number, random: Uint8Array): string {
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `device_${timeMs}_${hex}`;
}
