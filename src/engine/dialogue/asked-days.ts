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
    const date = local === null ? null : nextHoliday(name, local.date);
    return {
      date,
      weekday: date === null ? null : weekdayOf(date),
      holiday: name,
      words: `on ${name}`,
    };
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

/** The next such day, this year's or next year's. */
function dateAsked(text: string, local: LocalTime | null): AskedDay | null {
  const [, month = '', day = ''] = datePattern.exec(text) ?? [];
  if (month === '' || local === null) return null;
  const year = Number(local.date.slice(0, 4));
  const dates = [year, year + 1].map((one) => dayOf(one, months.indexOf(month), Number(day)));
  const date = dates.find((one) => one !== null && one >= local.date) ?? null;
  if (date === null) return null;
  return { date, weekday: weekdayOf(date), holiday: null, words: `on ${spokenDate(date)}` };
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
  const date = local === null ? null : dayAfter(local.date, inDays);
  const words = ['today', 'tomorrow', 'the day after tomorrow'][inDays] ?? '';
  return { date, weekday: date === null ? null : weekdayOf(date), holiday: null, words };
}

/** Saturday on a Saturday is that very day. */
function weekdaysAsked(text: string, local: LocalTime | null): AskedDay[] {
  const asked = /\bweekends?\b/.test(text)
    ? [6, 0]
    : weekdayNames.flatMap((name, at) =>
        new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(text) ? [at] : [],
      );
  return asked.map((weekday) => ({
    date: local === null ? null : dayAfter(local.date, (weekday - local.weekday + 7) % 7),
    weekday,
    holiday: null,
    words: local === null ? `on ${weekdayNames[weekday]}s` : `on ${weekdayNames[weekday]}`,
  }));
}
