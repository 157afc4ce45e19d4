// The days that a Spanish question about the hours asks for: 'mañana', 'el sábado', 'en Navidad', '4 de enero'.
import {
  type AskedDay,
  dayIn,
  dayOn,
  holidayOn,
  nextDate,
  nextWeekday,
} from '#engine/dialogue/asked-days.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import type { LocalTime } from '#shared/domain/business-hours/local-time.ts';
import {
  plainWeekday,
  spanishDate,
  spanishHolidays,
  spanishMonths,
  spanishWeekdays,
} from './spanish-days.ts';

/** At most two; none for a question about this moment, or about no day. */
export function askedSpanishDays(question: string, local: LocalTime | null): AskedDay[] {
  const plain = plainSpanish(question);
  if (/\b(?:ahora|ahorita|en este momento|todavia)\b/u.test(plain)) return [];
  const named = holidayAsked(plain, local) ?? dateAsked(plain, local) ?? nearDay(plain, local);
  return named === null ? weekdaysAsked(plain, local).slice(0, 2) : [named];
}

function holidayAsked(plain: string, local: LocalTime | null): AskedDay | null {
  const found = spanishHolidays.find(({ pattern }) => pattern.test(plain));
  return found === undefined ? null : { ...holidayOn(found.name, local), words: found.words };
}

const datePattern = new RegExp(`\\b(\\d{1,2}|primero) de (${spanishMonths.join('|')})\\b`, 'u');

function dateAsked(plain: string, local: LocalTime | null): AskedDay | null {
  const [, day = '', month = ''] = datePattern.exec(plain) ?? [];
  if (month === '' || local === null) return null;
  const date = nextDate(spanishMonths.indexOf(month), day === 'primero' ? 1 : Number(day), local);
  return date === null ? null : { ...dayOn(date), words: spanishDate(date) };
}

/** 'Mañana', not 'en la mañana' or 'esta mañana'. */
function nearDay(plain: string, local: LocalTime | null): AskedDay | null {
  if (/\bpasado manana\b/u.test(plain)) return { ...dayIn(2, local), words: 'pasado mañana' };
  if (/(?<!\b(?:la|las|esta|de|por|pasado) )\bmanana\b/u.test(plain)) {
    return { ...dayIn(1, local), words: 'mañana' };
  }
  const isToday = /\b(?:hoy|esta (?:manana|tarde|noche))\b/u.test(plain);
  return isToday ? { ...dayIn(0, local), words: 'hoy' } : null;
}

function weekdaysAsked(plain: string, local: LocalTime | null): AskedDay[] {
  const asked = /\bfin(?:es)? de semana\b/u.test(plain)
    ? [6, 0]
    : [1, 2, 3, 4, 5, 6, 0].filter((day) => plainWeekday(day).test(plain));
  return asked.map((weekday) => ({
    ...nextWeekday(weekday, local),
    words: spanishWeekday(weekday, local === null),
  }));
}

function spanishWeekday(weekday: number, isEvery: boolean): string {
  const name = spanishWeekdays[weekday] ?? '';
  return isEvery ? `los ${name}${name.endsWith('s') ? '' : 's'}` : `el ${name}`;
}
