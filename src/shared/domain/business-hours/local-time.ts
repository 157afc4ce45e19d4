// What calendar and clock on the wall of an office show at a moment.

export interface LocalTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Such as '2026-12-25'. */
  date: string;
  /** Since midnight, as the clock shows it: also right on days of 23 and 25 hours. */
  minutes: number;
}

// Making a formatter costs far more than a turn of a call may take.
const formatters = new Map<string, Intl.DateTimeFormat | null>();

/**
 * null when the zone is none of this runtime or the moment no time.
 * @param timeZone IANA name; @param at ISO 8601 with time
 */
export function localTime(timeZone: string, at: string): LocalTime | null {
  const moment = Date.parse(at);
  const formatter = formatterOf(timeZone);
  if (formatter === null || Number.isNaN(moment)) return null;
  const parts = new Map<string, string>(
    formatter.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  const date = ['year', 'month', 'day'].map((part) => parts.get(part)).join('-');
  return Number.isNaN(minutes) ? null : { weekday: weekdayOf(date), date, minutes };
}

/** 0 is Sunday. @param date such as '2026-12-25' */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  if (timeZone === '') return null;
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  let formatter: Intl.DateTimeFormat | null = null;
  try {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    // What time it is in an unknown zone cannot be known.
  }
  formatters.set(timeZone, formatter);
  return formatter;
}
