import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { onceATurn } from './once-a-turn.ts';

it('calls with the same arguments share a read within a turn, and only within it', async () => {
  let stored = 1;
  const read = vi.fn((owner: number, id: number) => Promise.resolve(`${owner} ${id} ${stored}`));
  const shared = onceATurn(read);
  const asked = [shared(1, 7), shared(1, 7), shared(2, 7), shared(17, 0)];
  expect(await Promise.all(asked)).toEqual(['1 7 1', '1 7 1', '2 7 1', '17 0 1']);
  expect(read).toHaveBeenCalledTimes(3);
  stored = 2;
  await nextTurn();
  expect(await shared(1, 7)).toBe('1 7 2');
});

it('a failure is told to those who waited, and the next turn reads again', async () => {
  const read = vi.fn<(id: number) => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  read.mockResolvedValueOnce('there');
  const shared = onceATurn(read);
  const asked = await Promise.allSettled([shared(1), shared(1)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nextTurn();
  expect(await shared(1)).toBe('there');
});
