// Business hours as they are said in Spanish: 'lunes a viernes de 9 a. m. a 5 p. m.'.
import type { HoursWords } from '#engine/dialogue/caller-reader.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import { everyFederalHoliday } from '#shared/domain/business-hours/holidays.ts';
import { weekdayOf } from '#shared/domain/business-hours/local-time.ts';
import {
  minutesOfDay,
  type OfficeHours,
  type OpenSpan,
} from '#shared/domain/business-hours/office-hours.ts';
import type { Opening } from '#shared/domain/business-hours/office-state.ts';
import { askedSpanishDays } from './spanish-asked-days.ts';
import { spanishDate, spanishHolidays, spanishWeekdays } from './spanish-days.ts';

export const spanishHoursWords: HoursWords = {
  askedDays: askedSpanishDays,
  isAboutHolidays: (question) =>
    /\b(?:feriados?|festivos?|holidays?|asuetos?)\b/u.test(plainSpanish(question)),
  opening: spanishOpening,
  spans: spanishSpans,
  whole: spanishHours,
};

/** Monday first, as hours are told. */
const order = [1, 2, 3, 4, 5, 6, 0];

/** Days of the same hours are told together; closed days are left out. */
function spanishHours(hours: OfficeHours): string {
  const runs: { first: number; last: number; told: string }[] = [];
  for (const day of order) {
    const isByAppointment = hours.byAppointment.includes(day);
    const told = isByAppointment ? 'con cita' : spanishSpans(hours.week[day] ?? []);
    const run = runs.at(-1);
    if (run !== undefined && run.told === told) run.last = day;
    else runs.push({ first: day, last: day, told });
  }
  const days = runs
    .filter(({ told }) => told !== '')
    .map(({ first, last, told }) => {
      const [from, to] = [spanishWeekdays[first], spanishWeekdays[last]];
      return `${first === last ? from : `${from} a ${to}`} ${told}`;
    });
  return [...days, ...closedHolidays(hours)].join('; ');
}

function closedHolidays({ closedHolidays: closed }: OfficeHours): string[] {
  const isAll = everyFederalHoliday.every((name) => closed.includes(name));
  const others = closed
    .filter((name) => !isAll || !everyFederalHoliday.includes(name))
    .map((name) => spanishHolidays.find((one) => one.name === name)?.words ?? name);
  const named = [...(isAll ? ['los días feriados'] : []), ...others];
  return named.length === 0 ? [] : [`cerrado ${named.join(', ')}`];
}

/** 'De 9 a. m. a 12 p. m. y de 1 p. m. a 5 p. m.'. */
function spanishSpans(spans: readonly OpenSpan[]): string {
  return spans
    .map(({ open, close }) =>
      open === 0 && close >= minutesOfDay
        ? 'las 24 horas'
        : `de ${spanishClock(open)} a ${spanishClock(close)}`,
    )
    .join(' y ');
}

/** 'Mañana a las 9 a. m.'. */
function spanishOpening({ date, inDays, minutes }: Opening): string {
  const near = ['hoy', 'mañana'][inDays];
  const day = near ?? (inDays < 7 ? `el ${spanishWeekdays[weekdayOf(date)]}` : spanishDate(date));
  const isOne = Math.floor(minutes / 60) % 12 === 1;
  return `${day} a ${isOne ? 'la' : 'las'} ${spanishClock(minutes)}`;
}

/** @param minutes since midnight */
export function spanishClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
