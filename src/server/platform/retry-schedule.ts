// When a failed delivery is tried again: the schedule that Standard Webhooks recommends, for mail too.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds to wait before each attempt, the first included. */
export const retrySchedule = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

const longestWaitMs = 24 * hour;
/** At most this share is added, so that many failed deliveries do not return in one moment. */
const jitterShare = 0.1;

/**
 * Milliseconds until the next attempt, or null when there is none.
 * @param attempts how many were made
 * @param retryAfterMs what the other side asked for; never shortens the wait
 * @param random from 0 up to 1
 */
export function nextWaitMs(attempts: number, retryAfterMs: number, random: number): number | null {
  const scheduled = retrySchedule[attempts];
  if (scheduled === undefined) return null;
  const wanted = Math.max(scheduled, keptWaitMs(retryAfterMs));
  return Math.round(wanted * (1 + jitterShare * random));
}

/** What of a wait that was asked for is kept: a day, however long it was to be. */
export function keptWaitMs(retryAfterMs: number): number {
  return Math.min(retryAfterMs, longestWaitMs);
}

/** Milliseconds that a Retry-After header asks for: seconds or a date; 0 when it says nothing. */
export function readRetryAfter(header: string | undefined, now: Date): number {
  if (!header) return 0;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * second;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
