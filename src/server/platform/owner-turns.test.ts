import { expect, test } from 'vitest';
import { createOwnerTurns } from './owner-turns.ts';

const turnsOf = (atOnce: number, maxWaiting: number) =>
  createOwnerTurns({ atOnce, maxWaiting, refusal: () => new Error('Too much was asked at once.') });

/** Work that ends when it is told to. */
function openWork(log: string[], name: string) {
  let end = () => {};
  const work = () => {
    log.push(name);
    return new Promise<string>((resolve) => {
      end = () => resolve(name);
    });
  };
  return { work, end: () => end() };
}

test('an owner has so much running, the rest waits in its order, others go on', async () => {
  const turns = turnsOf(2, 5);
  const log: string[] = [];
  const mine = ['a', 'b', 'c', 'd'].map((name) => openWork(log, name));
  const results = mine.map(({ work }) => turns.run(1, work));
  const other = openWork(log, 'other');
  const otherResult = turns.run(2, other.work);
  expect(log).toEqual(['a', 'b', 'other']);
  mine[1]?.end();
  await results[1];
  expect(log).toEqual(['a', 'b', 'other', 'c']);
  for (const { end } of [other, ...mine]) end();
  await results[0];
  await results[2];
  expect(log.at(-1)).toBe('d');
  mine[3]?.end();
  expect(await Promise.all([...results, otherResult])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('work that fails hands its place over too', async () => {
  const turns = turnsOf(1, 5);
  const failed = turns.run(1, () => Promise.reject(new Error('broken')));
  const next = turns.run(1, async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('what is too much for one owner is refused', async () => {
  const turns = turnsOf(1, 1);
  const open = openWork([], 'open');
  const running = turns.run(1, open.work);
  const waiting = turns.run(1, async () => 'waited');
  await expect(turns.run(1, async () => 'refused')).rejects.toThrow('Too much');
  expect(await turns.run(2, async () => 'another owner')).toBe('another owner');
  open.end();
  expect([await running, await waiting]).toEqual(['open', 'waited']);
});
