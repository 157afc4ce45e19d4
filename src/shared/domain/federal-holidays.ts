// The eleven US federal holidays on the days on which they are observed (5 U.S.C. 6103): one on a
// Saturday is kept on the Friday before, one on a Sunday on the Monday after.

export interface FederalHoliday {
  name: string;
  /** The day off, such as '2026-07-03'. */
  date: string;
}

/** Those that belong to a year; the day off for its New Year's Day may lie in the year before. */
export function federalHolidays(year: number): FederalHoliday[] {
  const rows: [name: string, day: Date][] = [
    ["New Year's Day", observed(year, 1, 1)],
    ['Birthday of Martin Luther King, Jr.', nthMonday(year, 1, 3)],
    ["Washington's Birthday", nthMonday(year, 2, 3)],
    ['Memorial Day', lastMonday(year, 5)],
    ['Juneteenth National Independence Day', observed(year, 6, 19)],
    ['Independence Day', observed(year, 7, 4)],
    ['Labor Day', nthMonday(year, 9, 1)],
    ['Columbus Day', nthMonday(year, 10, 2)],
    ['Veterans Day', observed(year, 11, 11)],
    ['Thanksgiving Day', nthWeekday(year, 11, thursday, 4)],
    ['Christmas Day', observed(year, 12, 25)],
  ];
  return rows.map(([name, day]) => ({ name, date: day.toISOString().slice(0, 10) }));
}

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

/** Months count from 1; days beyond the end of a month run on into the next. */
function dayOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function observed(year: number, month: number, day: number): Date {
  const weekday = dayOf(year, month, day).getUTCDay();
  if (weekday === saturday) return dayOf(year, month, day - 1);
  return dayOf(year, month, weekday === sunday ? day + 1 : day);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = dayOf(year, month, 1).getUTCDay();
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

const nthMonday = (year: number, month: number, nth: number) =>
  nthWeekday(year, month, monday, nth);

function lastMonday(year: number, month: number): Date {
  const fifth = nthMonday(year, month, 5);
  return fifth.getUTCMonth() === month - 1 ? fifth : nthMonday(year, month, 4);
}
