// Whether the clock can be believed before something is deleted by it: a machine that wakes up a year ahead would
// end the sessions of everybody.
import { newestVisit } from '#server/database/newest-visit.ts';
import { lastRunOf } from '#server/platform/daily-job.ts';
import type { Services } from '#server/platform/services.ts';

export const purgeJob = 'purge';
const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 2;

/**
 * @returns the days from the newest thing that happened (a visit, a purge) to now, when they are too many to be true
 *   of a service that runs; else null
 */
export async function clockJump({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<number | null> {
  const nowMs = clock.now().getTime();
  const times = [await newestVisit(db), await lastRunOf(db, purgeJob)];
  const passed = times.flatMap((time) => (time === undefined ? [] : nowMs - Date.parse(time)));
  if (passed.length === 0) return null;
  const days = Math.floor(Math.min(...passed) / dayMs);
  return days > mostDays ? days : null;
}
