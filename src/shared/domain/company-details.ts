// Wizard step 2, Company Info: fields, limits and messages (spec 5).
import * as z from 'zod/mini';
import { text } from './text.ts';

const clockTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00'));

export const companyDetailsSchema = z.object({
  companyName: text({ min: 2, max: 200, message: 'Company name must be at least 2 characters' }),
  greeting: text({ min: 10, max: 2000, message: 'Greeting must be at least 10 characters' }),
  companyWebsite: text({ min: 1, max: 500, message: 'Company website is required' }),
  residentPortal: z._default(text({ max: 500 }), ''),
  businessHours: text({ min: 1, max: 2000, message: 'Business hours are required' }),
  timeZone: z.optional(
    text({ max: 64 }).check(z.refine(isTimeZone, 'Please choose a time zone from the list')),
  ),
  afterHoursStartTime: z.optional(clockTimeSchema),
  afterHoursEndTime: z.optional(clockTimeSchema),
});
export type CompanyDetails = z.infer<typeof companyDetailsSchema>;

/** Local clock times, 24 h (spec 9). */
export const defaultAfterHours = { start: '17:00', end: '09:00' } as const;

/** An IANA name such as 'America/Chicago', or '' while none is chosen. */
function isTimeZone(name: string): boolean {
  if (name === '') return true;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
