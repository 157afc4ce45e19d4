import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CircuitBreaker, CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts';

describe('circuit breaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  const fail = () => breaker.run(() => Promise.reject(new Error('broken')));
  const succeed = () => breaker.run(async () => 'fine');
  beforeEach(() => {
    now = 1_000_000;
    breaker = createCircuitBreaker({ now: () => new Date(now) });
  });

  async function failTimes(times: number) {
    for (let i = 0; i < times; i++) await expect(fail()).rejects.toThrow('broken');
  }

  it('[TALK-33] leaves a service alone after three failures in a row, for 60 s', async () => {
    await failTimes(3);
    const work = vi.fn(async () => 'fine');
    await expect(breaker.run(work)).rejects.toThrow(CircuitOpenError);
    now += 59_999;
    await expect(breaker.run(work)).rejects.toThrow(CircuitOpenError);
    expect(work).not.toHaveBeenCalled();
    now += 1;
    expect(await breaker.run(work)).toBe('fine');
    expect(await succeed()).toBe('fine');
  });

  it('counts failures in a row only', async () => {
    await failTimes(2);
    await succeed();
    await failTimes(2);
    expect(await succeed()).toBe('fine');
  });

  it('closes again for 60 s when the one attempt after them fails', async () => {
    await failTimes(3);
    now += 60_000;
    await failTimes(1);
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
    now += 60_000;
    expect(await succeed()).toBe('fine');
  });

  it('lets one attempt through at a time until it is known to work', async () => {
    await failTimes(3);
    now += 60_000;
    let finish = () => {};
    const first = breaker.run(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(succeed()).rejects.toThrow(CircuitOpenError);
    finish();
    await first;
    expect(await succeed()).toBe('fine');
  });
});
