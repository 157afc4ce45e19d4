// The holidays on which American offices close, and which of them a day is.
import { federalHolidays } from '../federal-holidays.ts';

const federalNames = [
  "New Year's Day",
  'Martin Luther King Day',
  "Presidents' Day",
  'Memorial Day',
  'Juneteenth',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving',
  'Christmas Day',
] as const;

/** Days off that no law names. */
const otherNames = [
  'Good Friday',
  'Easter Sunday',
  'the day after Thanksgiving',
  'Christmas Eve',
  "New Year's Eve",
] as const;

export type HolidayName = (typeof federalNames)[number] | (typeof otherNames)[number];

/** The eleven that 'federal', 'public' or 'bank holidays' are. */
export const everyFederalHoliday: readonly HolidayName[] = federalNames;

/** The six that every list of 'major holidays' has. */
export const majorHolidays: readonly HolidayName[] = [
  "New Year's Day",
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving',
  'Christmas Day',
];

export function isFederalHoliday(name: HolidayName): boolean {
  return everyFederalHoliday.includes(name);
}

/**
 * The holidays that a day is, the day itself and the day off for it alike: for Independence Day on a
 * Saturday both that Saturday and the Friday before.
 * @param date such as '2026-12-25'
 */
export function holidaysOn(date: string): HolidayName[] {
  return holidayDates(Number(date.slice(0, 4)))
    .filter((one) => one.dates.includes(date))
    .map(({ name }) => name);
}

/**
 * The next day that is this holiday, `from` included: the day itself, not the day off for it.
 * @param from such as '2026-03-10'
 */
export function nextHoliday(name: HolidayName, from: string): string | null {
  const year = Number(from.slice(0, 4));
  const days = [year, year + 1].map(
    (one) => holidayDates(one).find((holiday) => holiday.name === name)?.dates[0] ?? '',
  );
  return days.find((day) => day >= from) ?? null;
}

interface HolidayDates {
  name: HolidayName;
  /** The day itself first. */
  dates: string[];
}

const known = new Map<number, readonly HolidayDates[]>();

/** Those that fall into a year; the day off for the next New Year's Day may, too. */
function holidayDates(year: number): readonly HolidayDates[] {
  const kept = known.get(year);
  if (kept !== undefined) return kept;
  const fixed: Partial<Record<HolidayName, string>> = {
    "New Year's Day": `${year}-01-01`,
    Juneteenth: `${year}-06-19`,
    'Independence Day': `${year}-07-04`,
    'Veterans Day': `${year}-11-11`,
    'Christmas Day': `${year}-12-25`,
  };
  // federalHolidays() gives them in the order of the year, as the names above are.
  const observed = federalHolidays(year).map(({ date }) => date);
  const thanksgiving = observed[federalNames.indexOf('Thanksgiving')] ?? '';
  const easter = easterSunday(year);
  const dates: HolidayDates[] = [
    ...federalNames.map((name, at) => ({
      name,
      dates: [...new Set([fixed[name] ?? observed[at] ?? '', observed[at] ?? ''])],
    })),
    {
      name: "New Year's Day",
      dates: federalHolidays(year + 1)
        .map(({ date }) => date)
        .slice(0, 1),
    },
    { name: 'Good Friday', dates: [dayAfter(easter, -2)] },
    { name: 'Easter Sunday', dates: [easter] },
    { name: 'the day after Thanksgiving', dates: [dayAfter(thanksgiving, 1)] },
    { name: 'Christmas Eve', dates: [`${year}-12-24`] },
    { name: "New Year's Eve", dates: [`${year}-12-31`] },
  ];
  known.set(year, dates);
  return dates;
}

/**
 * The day so many days later.
 * @param date such as '2026-12-31'
 */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}
