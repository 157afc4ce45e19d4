import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('what was read is read once, also for those who ask at once', async () => {
  let reads = 0;
  const read = readOnce(async () => ++reads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test('[OPS-50] a file that could not be read once is read again, not refused until the restart', async () => {
  let reads = 0;
  const read = readOnce(async () => {
    reads += 1;
    if (reads === 1) throw new Error('EMFILE');
    return reads;
  });
  const [one, other] = await Promise.allSettled([read(), read()]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe(2);
});
