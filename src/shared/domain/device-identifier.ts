// The anonymous device identifier (spec 1): 'device_' + time + random text. A label, not a credential.
import * as z from 'zod/mini';

/** Accepts identifiers of earlier browsers too; only the shape and length are checked. */
export const deviceIdSchema = z
  .string()
  .check(z.regex(/^device_[\w-]{1,120}$/, 'The device identifier has an unknown form'));
