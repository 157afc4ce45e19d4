// Dates as a configuration summary writes them.
import { isTimeZone, timeZoneInWords } from '#shared/domain/time-zone.ts';

/** Such as 'March 4, 2026 at 3:20 PM Central Time', in the company's own time zone when it named one. */
export function longDate(iso: string, timeZone = ''): string {
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const isKnown = isTimeZone(timeZone);
  const zone = isKnown ? timeZone : 'UTC';
  const shown = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(date);
  return `${shown} ${isKnown ? timeZoneInWords(zone) : zone}`;
}

/** '2026-03-11' as 'Wednesday, March 11, 2026'. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
