// Whether the office is open at a moment, when that can be known for sure.
import type { AssistantSetup } from '#engine/conversation.ts';
import { federalHolidays } from '#shared/domain/federal-holidays.ts';
import type { WeeklyHours } from './business-hours.ts';

export type OfficeStatus = 'open' | 'closed' | 'unknown';

/**
 * 'unknown' without readable hours, without a time zone or with a moment that is no time; on a federal
 * holiday an office is not called open that is closed at other times.
 */
export function officeStatus(
  hours: WeeklyHours | null,
  timeZone: string,
  at: string,
): OfficeStatus {
  const local = hours === null ? null : localTime(timeZone, at);
  if (hours === null || local === null) return 'unknown';
  const spans = hours[local.day] ?? [];
  const isOpen = spans.some(({ open, close }) => open <= local.minutes && local.minutes < close);
  if (!isOpen) return 'closed';
  const isAllDay = spans.some(({ open, close }) => open === 0 && close >= minutesOfDay);
  return isAllDay || !isHoliday(local.date) ? 'open' : 'unknown';
}

const minutesOfDay = 24 * 60;

/** `date` such as '2026-12-25'; the day off for a New Year's Day may lie in the year before. */
function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return [year, year + 1].some((one) => federalHolidays(one).some((day) => day.date === date));
}

/** True when the assistant stands in for a closed office: by its type, else by hours (spec 1). */
export function isAfterHours(
  setup: AssistantSetup,
  hours: WeeklyHours | null,
  at: string,
): boolean {
  if (setup.setupType === 'receptionist') return false;
  if (setup.setupType === 'after-hours') return true;
  const status = officeStatus(hours, setup.timeZone, at);
  if (status !== 'unknown') return status === 'closed';
  const local = localTime(setup.timeZone, at);
  const start = clockMinutes(setup.afterHoursStartTime);
  const end = clockMinutes(setup.afterHoursEndTime);
  if (local === null || start === null || end === null) return false;
  const isWeekend = local.day === 0 || local.day === 6;
  return (
    isWeekend ||
    (start > end
      ? local.minutes >= start || local.minutes < end
      : local.minutes >= start && local.minutes < end)
  );
}

// Making a formatter costs far more than a turn may take.
const formatters = new Map<string, Intl.DateTimeFormat | null>();
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface LocalTime {
  day: number;
  /** '2026-12-25'. */
  date: string;
  minutes: number;
}

function localTime(timeZone: string, at: string): LocalTime | null {
  const moment = Date.parse(at);
  const formatter = formatterOf(timeZone);
  if (formatter === null || Number.isNaN(moment)) return null;
  const parts = new Map<string, string>(
    formatter.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const day = weekdays.indexOf(parts.get('weekday') ?? '');
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  const date = ['year', 'month', 'day'].map((part) => parts.get(part)).join('-');
  return day < 0 || Number.isNaN(minutes) ? null : { day, date, minutes };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  if (timeZone === '') return null;
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  let formatter: Intl.DateTimeFormat | null = null;
  try {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    // Not a time zone of this runtime: what time it is there cannot be known.
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

function clockMinutes(time: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
