import { expect, test } from 'vitest';
import { createFairLane } from './fair-lane.ts';

const laneOf = (mostWaiting: number) =>
  createFairLane({ atOnce: 1, mostWaiting, refusal: () => new Error('Too much waits.') });

const owner = (name: string) => ({ askedBy: [name], cost: 1 });

/** Work that ends when it is told to. */
function openWork(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { work, end };
}

test('[OPS-81] one works at a time, and who had least is next', async () => {
  const lane = laneOf(10);
  const log: string[] = [];
  const open = ['a1', 'a2', 'a3', 'b1'].map((name) => openWork(log, name));
  const results = open.map(({ work }, at) => lane.run(owner(at < 3 ? 'a' : 'b'), work));
  for (const { end } of open) end();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(log).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('work that fails hands its place over too', async () => {
  const lane = laneOf(10);
  const failed = lane.run(owner('a'), () => Promise.reject(new Error('broken')));
  const thrown = lane.run(owner('a'), () => {
    throw new Error('thrown');
  });
  const next = lane.run(owner('a'), async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  await expect(thrown).rejects.toThrow('thrown');
  expect(await next).toBe('next');
});

test('what is too much is refused', async () => {
  const lane = laneOf(1);
  const { work, end } = openWork([], 'open');
  const running = lane.run(owner('a'), work);
  const waiting = lane.run(owner('a'), async () => 'waited');
  await expect(lane.run(owner('a'), async () => 'refused')).rejects.toThrow('Too much waits.');
  end();
  expect([await running, await waiting]).toEqual(['open', 'waited']);
});
