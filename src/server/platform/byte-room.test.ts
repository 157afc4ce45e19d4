import { expect, test } from 'vitest';
import { createByteRoom } from './byte-room.ts';

/** Works that end when they are told to. */
function start(room: ReturnType<typeof createByteRoom>, log: string[]) {
  const ends = new Map<string, () => void>();
  const hold = (name: string, bytes: number) =>
    room.hold(bytes, () => {
      log.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { hold, end: (name: string) => ends.get(name)?.() };
}

test('so much is held at once, the rest waits in its order, and room comes back', async () => {
  const log: string[] = [];
  const { hold, end } = start(createByteRoom(10), log);
  const works = [hold('a', 6), hold('b', 4), hold('c', 8), hold('d', 1)];
  expect(log).toEqual([]);
  await expect.poll(() => log).toEqual(['a', 'b']);
  end('b');
  await works[1];
  // d would fit, but c was there before it.
  expect(log).toEqual(['a', 'b']);
  end('a');
  await expect.poll(() => log).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  await Promise.all(works);
});

test('what is larger than all room goes alone, and a failure gives its room back', async () => {
  const room = createByteRoom(10);
  expect(await room.hold(50, async () => 'large')).toBe('large');
  await expect(room.hold(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await room.hold(10, async () => 'next')).toBe('next');
});
