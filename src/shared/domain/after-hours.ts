// The time outside business hours: when it begins and ends unless an office says otherwise (spec 9).
import * as z from 'zod/mini';

/** Local clock times, 24 h. */
export const defaultAfterHours = { start: '17:00', end: '09:00' } as const;

export const clockTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00'));
