import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function taken(queue: FairQueue<string>): string[] {
  const all: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) all.push(next);
  return all;
}

test('[OPS-81] owners take turns, whoever has more in it; each in its own order', () => {
  const queue = new FairQueue<string>(100);
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add(item, { askedBy: ['a'], cost: 1 });
  for (const item of ['b1', 'b2']) queue.add(item, { askedBy: ['b'], cost: 1 });
  expect(taken(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('[OPS-81] many owners of one address count as one beside another address', () => {
  const queue = new FairQueue<string>(100);
  for (let n = 0; n < 50; n += 1) {
    queue.add(`flood ${n}`, { askedBy: [`owner ${n}`, 'address 1'], cost: 10 });
  }
  expect(queue.take()).toBe('flood 0');
  queue.add('visitor', { askedBy: ['visitor', 'address 2'], cost: 10 });
  expect(queue.take()).toBe('visitor');
  expect(queue.take()).toBe('flood 1');
});

test('[OPS-81] little comes before much, and much is not kept waiting for ever', () => {
  const queue = new FairQueue<string>(100);
  queue.add('much', { askedBy: ['a'], cost: 10 });
  for (let n = 0; n < 30; n += 1) queue.add(`little ${n}`, { askedBy: ['b'], cost: 1 });
  expect(queue.take()).toBe('little 0');
  expect(taken(queue).indexOf('much')).toBe(8);
});

test('[OPS-81] when too much waits, the one who asked for most loses the last of it', () => {
  const queue = new FairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) queue.add(item, { askedBy: ['a'], cost: 1 });
  expect(queue.add('b1', { askedBy: ['b'], cost: 1 })).toBe('a3');
  expect(queue.add('a4', { askedBy: ['a'], cost: 1 })).toBe('a4');
  expect(queue.add('c1', { askedBy: ['c'], cost: 5 })).toBe('c1');
  expect(taken(queue)).toEqual(['a1', 'b1', 'a2']);
});

test('nothing waits in an empty queue', () => {
  const queue = new FairQueue<string>(1);
  expect(queue.take()).toBeUndefined();
  queue.add('one', { askedBy: ['a'], cost: 1 });
  expect(queue.empty()).toEqual(['one']);
  expect(queue.take()).toBeUndefined();
});
