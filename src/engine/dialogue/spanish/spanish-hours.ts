// Business hours as they are said in Spanish: 'lunes a viernes de 9 a. m. a 5 p. m.'.
import type { OpenSpan, WeeklyHours } from '#engine/dialogue/business-hours.ts';

const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
/** Monday first, as hours are told. */
const order = [1, 2, 3, 4, 5, 6, 0];

/** Days of the same hours are told together; closed days are left out. */
export function spanishHours(week: WeeklyHours): string {
  const runs: { first: number; last: number; spans: readonly OpenSpan[] }[] = [];
  for (const day of order) {
    const spans = week[day] ?? [];
    const run = runs.at(-1);
    if (run !== undefined && toldOf(run.spans) === toldOf(spans)) run.last = day;
    else runs.push({ first: day, last: day, spans });
  }
  return runs
    .filter(({ spans }) => spans.length > 0)
    .map(({ first, last, spans }) => {
      const named = first === last ? days[first] : `${days[first]} a ${days[last]}`;
      return `${named} ${toldOf(spans)}`;
    })
    .join('; ');
}

function toldOf(spans: readonly OpenSpan[]): string {
  return spans
    .map(({ open, close }) =>
      open === 0 && close >= 24 * 60 ? 'las 24 horas' : `de ${clock(open)} a ${clock(close)}`,
    )
    .join(' y ');
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
