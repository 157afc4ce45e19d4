import { describe, expect, test } from 'vitest';
import { type BucketLedger, type Rate, TokenBuckets } from './token-buckets.ts';

const rate: Rate = { name: 'asks', capacity: 10, perSecond: 1 };

/** A ledger in memory, whose answers come when the test says so. */
class HeldLedger implements BucketLedger {
  left = rate.capacity;
  spends: number[] = [];
  isAway = false;
  #held: (() => void)[] = [];

  spend(_rate: Rate, _key: string, spent: number): Promise<number> {
    this.spends.push(spent);
    return new Promise((resolve, reject) => {
      this.#held.push(() => {
        if (this.isAway) return reject(new Error('away'));
        this.left -= spent;
        resolve(this.left);
      });
    });
  }

  async answer(): Promise<void> {
    for (const reply of this.#held.splice(0)) reply();
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe('a bucket', () => {
  test('lets its capacity pass at once, then the steady rate', () => {
    const buckets = new TokenBuckets({ name: 'asks', capacity: 3, perSecond: 2 });
    expect([1, 2, 3, 4].map(() => buckets.take('a', 0))).toEqual([0, 0, 0, 1]);
    expect(buckets.take('b', 0)).toBe(0);
    expect(buckets.take('a', 500)).toBe(0);
    expect(buckets.take('a', 500)).toBe(1);
    expect(buckets.take('a', 100_000)).toBe(0);
  });

  test('says how long to wait', () => {
    const buckets = new TokenBuckets({ name: 'asks', capacity: 1, perSecond: 20 / 3600 });
    buckets.take('a', 0);
    expect(buckets.take('a', 0)).toBe(180);
  });

  test('gives back what did not count, and survives a clock that goes back', () => {
    const buckets = new TokenBuckets({ name: 'asks', capacity: 1, perSecond: 1 });
    buckets.take('a', 5000);
    buckets.giveBack('a', 5000);
    expect(buckets.take('a', 1000)).toBe(0);
  });
});

describe('buckets of several processes', () => {
  const twoProcesses = (settleEvery: number) => {
    const ledger = new HeldLedger();
    const sharing = { ledger, settleEvery };
    return { ledger, a: new TokenBuckets(rate, sharing), b: new TokenBuckets(rate, sharing) };
  };

  test('[OPS-40] let pass what one would, but for what was not told yet', async () => {
    const { ledger, a, b } = twoProcesses(3);
    let passed = 0;
    for (let n = 0; n < 20; n += 1) {
      for (const process of [a, b]) {
        passed += process.take('x', 0) === 0 ? 1 : 0;
        await ledger.answer();
      }
    }
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(10 + 2 * 3);
  });

  test('[OPS-40] tell each other once in a while, never of what the steady rate made up for', async () => {
    const { ledger, a } = twoProcesses(3);
    for (let n = 0; n < 6; n += 1) {
      a.take('x', 0);
      await ledger.answer();
    }
    expect(ledger.spends).toEqual([3, 3]);
    for (let n = 1; n < 50; n += 1) a.take('x', n * 60_000);
    expect(ledger.spends).toEqual([3, 3]);
  });

  test('[OPS-40] each counts alone while the database is away, and tells of it later', async () => {
    const { ledger, a } = twoProcesses(3);
    ledger.isAway = true;
    for (let n = 0; n < 4; n += 1) {
      expect(a.take('x', 0)).toBe(0);
      await ledger.answer();
    }
    ledger.isAway = false;
    await ledger.answer();
    for (let n = 0; n < 6; n += 1) expect(a.take('x', 0)).toBe(0);
    await ledger.answer();
    await ledger.answer();
    expect(ledger.left).toBe(0);
    expect(a.take('x', 0)).toBe(1);
  });

  test('[OPS-40] decided together, not one more passes', async () => {
    const { ledger, a, b } = twoProcesses(1);
    const asked: Promise<number>[] = [];
    for (let n = 0; n < 10; n += 1) {
      asked.push(a.takeShared('x', 0), b.takeShared('x', 0));
    }
    let isOver = false;
    const answers = Promise.all(asked).finally(() => {
      isOver = true;
    });
    while (!isOver) await ledger.answer();
    expect((await answers).filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(10);
    expect(a.take('x', 0)).toBeGreaterThan(0);
    expect(b.take('x', 0)).toBeGreaterThan(0);
  });

  test('[OPS-40] what is given back is given back to all', async () => {
    const { ledger, a } = twoProcesses(1);
    const seconds = a.takeShared('x', 0);
    await ledger.answer();
    expect(await seconds).toBe(0);
    a.giveBack('x', 0);
    await ledger.answer();
    expect(ledger.left).toBe(10);
  });
});
