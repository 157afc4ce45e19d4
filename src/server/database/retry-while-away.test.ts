import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDatabaseAway, retryWhileAway } from './retry-while-away.ts';

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

  test('[OPS-12] is given up after 8 s', async () => {
    let attempts = 0;
    const work = retryWhileAway(async () => {
      attempts += 1;
      vi.setSystemTime(Date.now() + 3_000);
      throw away();
    });
    await expect(work).rejects.toThrow('ECONNREFUSED');
    expect(attempts).toBe(3);
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
