// The days that a question about the hours asks for: 'tomorrow', 'on Saturday', 'on Thanksgiving',
// 'July 4th'.
import { holidayWords } from '#shared/domain/business-hours/holiday-words.ts';
import { dayAfter, type HolidayName, nextHoliday } from '#shared/domain/business-hours/holidays.ts';
import { type LocalTime, weekdayOf } from '#shared/domain/business-hours/local-time.ts';
import { weekdayNames } from '#shared/domain/business-hours/office-hours.ts';
import { spokenDate } from './opening-words.ts';

export interface AskedDay {
  /** Such as '2026-12-25'; null while the calendar of the office is not known. */
  date: string | null;
  /** 0 is Sunday; null when only the calendar tells it. */
  weekday: number | null;
  holiday: HolidayName | null;
  /** How it is said: 'tomorrow', 'on Saturday'. */
  words: string;
}

/** At most two; none for a question about this moment, or about no day. `local` is the time at the office. */
export function askedDays(question: string, local: LocalTime | null): AskedDay[] {
  const text = question.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  if (
    /\b(?:right now|now|currently|at the moment|at this (?:hour|time|moment)|still open)\b/.test(
      text,
    )
  ) {
    return [];
  }
  const named = holidayAsked(text, local) ?? dateAsked(text, local) ?? nearDay(text, local);
  return named === null ? weekdaysAsked(text, local).slice(0, 2) : [named];
}

function holidayAsked(text: string, local: LocalTime | null): AskedDay | null {
  for (const { pattern, name } of namedHolidays) {
    if (!pattern.test(text)) continue;
    return { ...holidayOn(name, local), words: `on ${name}` };
  }
  return null;
}

const namedHolidays = holidayWords.flatMap(([pattern, names]) =>
  names.length === 1
    ? names.map((name) => ({ pattern: new RegExp(`\\b(?:${pattern})(?![\\p{L}\\d])`, 'u'), name }))
    : [],
);

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const datePattern = new RegExp(`\\b(${months.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?\\b`);

function dateAsked(text: string, local: LocalTime | null): AskedDay | null {
  const [, month = '', day = ''] = datePattern.exec(text) ?? [];
  if (month === '' || local === null) return null;
  const date = nextDate(months.indexOf(month), Number(day), local);
  return date === null ? null : { ...dayOn(date), words: `on ${spokenDate(date)}` };
}

/** A day without its words, which each language has of its own. */
type Day = Omit<AskedDay, 'words'>;

export function holidayOn(name: HolidayName, local: LocalTime | null): Day {
  const date = local === null ? null : nextHoliday(name, local.date);
  return { ...dayOn(date), holiday: name };
}

export function dayIn(inDays: number, local: LocalTime | null): Day {
  return dayOn(local === null ? null : dayAfter(local.date, inDays));
}

/** Saturday on a Saturday is that very day. @param weekday 0 is Sunday */
export function nextWeekday(weekday: number, local: LocalTime | null): Day {
  const inDays = local === null ? 0 : (weekday - local.weekday + 7) % 7;
  return { ...dayIn(inDays, local), weekday };
}

export function dayOn(date: string | null): Day {
  return { date, weekday: date === null ? null : weekdayOf(date), holiday: null };
}

/** The next such day, this year's or next year's. @param month 0 is January */
export function nextDate(month: number, day: number, local: LocalTime): string | null {
  const year = Number(local.date.slice(0, 4));
  const dates = [year, year + 1].map((one) => dayOf(one, month, day));
  return dates.find((one) => one !== null && one >= local.date) ?? null;
}

/** null for a 31 June. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}

function nearDay(text: string, local: LocalTime | null): AskedDay | null {
  const inDays = /\bday after tomorrow\b/.test(text)
    ? 2
    : /\btomorrow\b/.test(text)
      ? 1
      : /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(text)
        ? 0
        : null;
  if (inDays === null) return null;
  const words = ['today', 'tomorrow', 'the day after tomorrow'][inDays] ?? '';
  return { ...dayIn(inDays, local), words };
}

function weekdaysAsked(text: string, local: LocalTime | null): AskedDay[] {
  const asked = /\bweekends?\b/.test(text)
    ? [6, 0]
    : weekdayNames.flatMap((name, at) =>
        new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(text) ? [at] : [],
      );
  return asked.map((weekday) => ({
    ...nextWeekday(weekday, local),
    words: local === null ? `on ${weekdayNames[weekday]}s` : `on ${weekdayNames[weekday]}`,
  }));
}
