// Carries long work of this process out a little at a time, so that requests are answered meanwhile.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A request waits for one piece each time it comes to the process, seldom more than three times. */
const pieceMs = 10;

/** @param work pauses after each small piece */
export async function besideOthers<T>(work: Iterator<unknown, T, undefined>): Promise<T> {
  let pieceEndsAt = performance.now() + pieceMs;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < pieceEndsAt) continue;
    await nextTurn();
    pieceEndsAt = performance.now() + pieceMs;
  }
}
