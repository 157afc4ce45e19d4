// Whether an office is open at a moment, and when it opens next; 'unknown' whenever that is not certain.
import { dayAfter, type HolidayName, holidaysOn, isFederalHoliday } from './holidays.ts';
import { localTime, weekdayOf } from './local-time.ts';
import { agreedZone } from './named-zone.ts';
import { minutesOfDay, type OfficeHours, type OpenSpan } from './office-hours.ts';

/** When an office opens, by its own calendar and clock. */
export interface Opening {
  /** Such as '2026-03-11'. */
  date: string;
  /** Days from the one it was asked on: 0 is the same day. */
  inDays: number;
  /** Since midnight. */
  minutes: number;
}

export type OfficeState =
  | { state: 'open' | 'unknown'; opensAt: null }
  /** `opensAt` is null when it cannot be told for certain. */
  | { state: 'closed' | 'holiday'; opensAt: Opening | null };

export type DayState =
  | { state: 'open'; spans: readonly OpenSpan[] }
  | { state: 'closed' | 'appointment' | 'unknown' }
  | { state: 'holiday'; name: HolidayName };

const unknownState: OfficeState = { state: 'unknown', opensAt: null };
/** Nobody is closed longer without saying so. */
const longestClosed = 14;

/**
 * 'unknown' without readable hours, without a time zone or with one that the hours contradict, and on a
 * federal holiday of which the hours say nothing.
 * @param timeZone IANA name, '' for none; @param at ISO 8601 with time
 */
export function officeState(hours: OfficeHours | null, timeZone: string, at: string): OfficeState {
  const local = officeTime(hours, timeZone, at);
  if (hours === null || local === null) return unknownState;
  const today = dayState(hours, local.date);
  if (today.state === 'open' && isWithin(today.spans, local.minutes)) {
    return { state: 'open', opensAt: null };
  }
  const spans = hours.week[local.weekday] ?? [];
  // On a day that may be off, 'closed' is certain only outside the usual hours.
  if (today.state === 'unknown' && isWithin(spans, local.minutes)) return unknownState;
  const state = today.state === 'holiday' && spans.length > 0 ? 'holiday' : 'closed';
  return { state, opensAt: nextOpening(hours, local) };
}

/** What calendar and clock of the office show; null when its zone is not certain. */
export function officeTime(hours: OfficeHours | null, timeZone: string, at: string) {
  const zone = agreedZone(hours?.zone ?? null, timeZone);
  return zone === null ? null : localTime(zone, at);
}

/**
 * What one whole day is.
 * @param date such as '2026-12-25'
 */
export function dayState(hours: OfficeHours, date: string): DayState {
  const weekday = weekdayOf(date);
  const spans = hours.week[weekday] ?? [];
  const holidays = hours.isOpenOnHolidays ? [] : holidaysOn(date);
  const closedFor = holidays.find((name) => hours.closedHolidays.includes(name));
  if (closedFor !== undefined) return { state: 'holiday', name: closedFor };
  if (hours.byAppointment.includes(weekday)) return { state: 'appointment' };
  if (spans.length === 0) return { state: 'closed' };
  const isAllDay = spans.some(({ open, close }) => open === 0 && close === minutesOfDay);
  return holidays.some(isFederalHoliday) && !isAllDay
    ? { state: 'unknown' }
    : { state: 'open', spans };
}

function nextOpening(hours: OfficeHours, local: { date: string; minutes: number }): Opening | null {
  for (let inDays = 0; inDays <= longestClosed; inDays += 1) {
    const date = dayAfter(local.date, inDays);
    const day = dayState(hours, date);
    const from = inDays === 0 ? local.minutes : -1;
    const usual = (hours.week[weekdayOf(date)] ?? []).find(({ open }) => open > from);
    if (usual === undefined) continue;
    if (day.state === 'open') return { date, inDays, minutes: usual.open };
    // It may open that day or not: then no day can be named.
    if (day.state === 'unknown') return null;
  }
  return null;
}

function isWithin(spans: readonly OpenSpan[], minutes: number): boolean {
  return spans.some(({ open, close }) => open <= minutes && minutes < close);
}
