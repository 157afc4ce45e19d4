// Counting business days: weekends and US federal holidays are skipped (spec 1 and 9, 'within 5-7
// business days').
import { federalHolidays } from './federal-holidays.ts';

/** The number is assigned within 5-7 business days (spec 9). */
const mostBusinessDays = 7;

/**
 * The day by which the number of a deployment request is expected.
 * @param requestedAt ISO 8601
 * @param timeZone of the company, IANA; '' counts as the US east coast
 * @returns such as '2026-03-11'
 */
export function numberExpectedBy(requestedAt: string, timeZone: string): string {
  return addBusinessDays(calendarDay(requestedAt, timeZone), mostBusinessDays);
}

/**
 * @param expectedBy such as '2026-03-11'
 * @param now ISO 8601
 * @returns whether that day is over on the calendar of the company
 */
export function isDayOver(expectedBy: string, now: string, timeZone: string): boolean {
  return calendarDay(now, timeZone) > expectedBy;
}

/**
 * The day that is so many business days after `day`, which itself does not count.
 * @param day such as '2026-03-02'
 */
export function addBusinessDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isBusinessDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** What the calendar on the wall says at that moment. */
function calendarDay(instant: string, timeZone: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', {
    ...options,
    timeZone: timeZone || 'America/New_York',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function isBusinessDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const day = date.toISOString().slice(0, 10);
  const year = date.getUTCFullYear();
  // A New Year's Day on a Saturday is kept in the year before.
  return ![year, year + 1].some((one) => federalHolidays(one).some((off) => off.date === day));
}
