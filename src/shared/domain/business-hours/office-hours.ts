// What was read of a text of business hours: one week, the holidays on which the office is closed, and
// the time zone if the text names one.
import type { HolidayName } from './holidays.ts';

/** Minutes since midnight of one day; 24:00 is 1440. Never over midnight: that is two spans. */
export interface OpenSpan {
  open: number;
  close: number;
}

/** Seven lists, Sunday first. */
export type WeeklyHours = readonly (readonly OpenSpan[])[];

export interface OfficeHours {
  week: WeeklyHours;
  /** Days without hours of their own on which people come by appointment; 0 is Sunday. */
  byAppointment: readonly number[];
  closedHolidays: readonly HolidayName[];
  /** The text says that holidays are days like others. */
  isOpenOnHolidays: boolean;
  /** IANA name of the zone that the text names, such as 'America/Chicago' for 'CST'; null for none. */
  zone: string | null;
}

/** Minutes of one day. */
export const minutesOfDay = 24 * 60;

/** 0 is Sunday. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
