// The time outside business hours: when it begins and ends unless an office says otherwise (spec 9).
import * as z from 'zod/mini';

/** '17:00' as '5:00 PM', the way Americans read it; what is no such time stays as it is. */
export function clockTimeInWords(time: string): string {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hour === '') return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** '5:00 PM to 9:00 AM'; '' unless both are known. */
export function afterHoursInWords(start: string, end: string): string {
  return start && end ? `${clockTimeInWords(start)} to ${clockTimeInWords(end)}` : '';
}

/** Local clock times, 24 h. */
export const defaultAfterHours = { start: '17:00', end: '09:00' } as const;

export const clockTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00'));
