import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDatabaseAway, retryWhileAway, withPatience } from './retry-while-away.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('work on a database that is away', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[OPS-12] is repeated until it succeeds', async () => {
    let attempts = 0;
    const answer = await retryWhileAway(async () => {
      attempts += 1;
      if (attempts < 3) throw away();
      return 'done';
    });
    expect(answer).toBe('done');
    expect(attempts).toBe(3);
  });

  /** Work whose attempts take so long and fail. */
  const failingAfter = (attemptMs: number) => {
    const startedAt = Date.now();
    const run = { attempts: 0, waitedMs: () => Date.now() - startedAt };
    const work = async (): Promise<never> => {
      run.attempts += 1;
      vi.setSystemTime(Date.now() + attemptMs);
      throw away();
    };
    return { run, work };
  };

  test('[OPS-12] is given up within 8 s, also when each attempt takes long', async () => {
    for (const attemptMs of [900, 3_000, 5_000]) {
      const { run, work } = failingAfter(attemptMs);
      await expect(retryWhileAway(work)).rejects.toThrow('ECONNREFUSED');
      expect(run.attempts).toBe(Math.floor(8_000 / attemptMs));
      expect(run.waitedMs()).toBeLessThanOrEqual(8_000);
    }
  });

  test('[OPS-62] one within the other has 8 s together', async () => {
    const { run, work } = failingAfter(900);
    const nested = retryWhileAway(() => retryWhileAway(work));
    await expect(nested).rejects.toThrow('ECONNREFUSED');
    expect(run.waitedMs()).toBeLessThanOrEqual(8_000);
  });

  test('[OPS-62] one after the other of one request has 8 s together, the next request its own', async () => {
    const { run, work } = failingAfter(900);
    const patience = {};
    for (let call = 0; call < 3; call += 1) {
      await expect(withPatience(patience, () => retryWhileAway(work))).rejects.toThrow();
    }
    expect(run.waitedMs()).toBeLessThanOrEqual(8_000 + 2 * 900);
    const next = failingAfter(900);
    await expect(retryWhileAway(next.work)).rejects.toThrow('ECONNREFUSED');
    expect(next.run.attempts).toBe(8);
    // A worker that the request woke long ago is patient again.
    vi.setSystemTime(Date.now() + 20_000);
    const later = failingAfter(900);
    await expect(withPatience(patience, () => retryWhileAway(later.work))).rejects.toThrow();
    expect(later.run.attempts).toBe(8);
  });

  test('other failures are not repeated', async () => {
    let attempts = 0;
    const work = retryWhileAway(async () => {
      attempts += 1;
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(attempts).toBe(1);
  });

  test('several failed addresses count as one', () => {
    expect(isDatabaseAway(new AggregateError([away(), away()]))).toBe(true);
    expect(isDatabaseAway(new AggregateError([new Error('x')]))).toBe(false);
    expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  });
});
