// Hours as they were understood, written out for people: 'Mon-Fri 9:00 AM-5:00 PM, closed on federal
// holidays'.
import { everyFederalHoliday, type HolidayName, majorHolidays } from './holidays.ts';
import { minutesOfDay, type OfficeHours, type OpenSpan, weekdayNames } from './office-hours.ts';

/** A week begins on Monday for an office. */
const order = [1, 2, 3, 4, 5, 6, 0];

/** One line; days without hours are left out, by appointment is told. */
export function describeHours(hours: OfficeHours): string {
  const parts = groupsOf(hours).map(({ days, text }) => `${dayRange(days)} ${text}`);
  const holidays = holidayText(hours);
  return [...parts, ...(holidays === null ? [] : [holidays])].join(', ');
}

/** '9:00 AM'; midnight at the end of a day is 'midnight'. @param minutes since midnight */
function clockText(minutes: number): string {
  if (minutes % minutesOfDay === 0) return 'midnight';
  if (minutes === minutesOfDay / 2) return 'noon';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const half = minutes % minutesOfDay < minutesOfDay / 2 ? 'AM' : 'PM';
  return `${hour}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}

interface Group {
  days: number[];
  text: string;
}

/** Days with the same hours together, wherever in the week they stand. */
function groupsOf({ week, byAppointment }: OfficeHours): Group[] {
  const groups = new Map<string, number[]>();
  for (const day of order) {
    const spans = spansShown(week, day);
    const text = byAppointment.includes(day) ? 'by appointment' : spans.map(spanText).join(' and ');
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), day]);
  }
  return [...groups].map(([text, days]) => ({ days, text }));
}

/** A night that goes on after midnight stands where it begins. */
function spansShown(week: OfficeHours['week'], day: number): readonly OpenSpan[] {
  const isNight = (one: number) =>
    week[one]?.at(-1)?.close === minutesOfDay && week[(one + 1) % 7]?.[0]?.open === 0;
  const spans = week[day] ?? [];
  const isAlways = spans[0]?.open === 0 && spans[0].close === minutesOfDay;
  if (isAlways) return spans;
  const own = isNight((day + 6) % 7) ? spans.slice(1) : spans;
  const rest = isNight(day) ? week[(day + 1) % 7]?.[0] : undefined;
  return own.map((span) =>
    rest !== undefined && span.close === minutesOfDay && rest.close < minutesOfDay
      ? { open: span.open, close: rest.close }
      : span,
  );
}

function spanText({ open, close }: OpenSpan): string {
  return open === 0 && close === minutesOfDay
    ? '24 hours'
    : `${clockText(open)}–${clockText(close)}`;
}

/** 'Mon–Fri', 'Mon, Wed and Fri', 'Mon–Wed and Fri'. */
function dayRange(days: readonly number[]): string {
  if (days.length === order.length) return 'Every day';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && order.indexOf(run.at(-1) ?? -1) + 1 === order.indexOf(day))
      run.push(day);
    else runs.push([day]);
  }
  return listed(
    runs.flatMap((run) => {
      const names = run.map((day) => weekdayNames[day]?.slice(0, 3) ?? '');
      return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
    }),
  );
}

function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
}

function holidayText({ closedHolidays, isOpenOnHolidays }: OfficeHours): string | null {
  if (isOpenOnHolidays) return 'open on holidays';
  if (closedHolidays.length === 0) return null;
  const isAll = (names: readonly HolidayName[]) =>
    names.every((name) => closedHolidays.includes(name));
  const kind: { text: string | null; names: readonly HolidayName[] } = isAll(everyFederalHoliday)
    ? { text: 'public holidays', names: everyFederalHoliday }
    : isAll(majorHolidays)
      ? { text: 'major holidays', names: majorHolidays }
      : { text: null, names: [] };
  const others = closedHolidays.filter((name) => !kind.names.includes(name));
  const named = [...(kind.text === null ? [] : [kind.text]), ...others];
  return `closed on ${listed(named)}`;
}
