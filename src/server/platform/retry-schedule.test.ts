import { describe, expect, it } from 'vitest';
import { nextWaitMs, readRetryAfter, retrySchedule } from './retry-schedule.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('retry schedule', () => {
  it('[DELIV-03] tries after 0, 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, then no more', () => {
    const waits = [5_000, 5 * minute, 30 * minute, 2, 5, 10, 14, 20, 24].map((wait) =>
      wait < 100 ? wait * hour : wait,
    );
    expect(retrySchedule).toEqual([0, ...waits]);
    expect(waits.map((_, index) => nextWaitMs(index + 1, 0, 0))).toEqual(waits);
    expect(nextWaitMs(10, 0, 0)).toBeNull();
  });

  it('[DELIV-03] adds jitter and never shortens a wait', () => {
    expect(nextWaitMs(1, 0, 0.999)).toBeGreaterThan(5_400);
    expect(nextWaitMs(1, 0, 0.999)).toBeLessThan(5_501);
  });

  it('[DELIV-04] waits as long as the other side asks, at most a day', () => {
    expect(nextWaitMs(1, 60_000, 0)).toBe(60_000);
    expect(nextWaitMs(1, 1_000, 0)).toBe(5_000);
    expect(nextWaitMs(1, 1_000 * hour, 0)).toBe(24 * hour);
  });

  it.each([
    ['120', 120_000],
    ['Mon, 02 Mar 2026 15:01:00 GMT', 60_000],
    ['Mon, 02 Mar 2026 14:00:00 GMT', 0],
    ['soon', 0],
    [undefined, 0],
  ])('[DELIV-04] reads Retry-After %s', (header, wanted) => {
    expect(readRetryAfter(header, new Date('2026-03-02T15:00:00Z'))).toBe(wanted);
  });
});
