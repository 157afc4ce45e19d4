// What compiling costs an owner: a set-up may be changed and asked as often as a person does it, not as often as
// a program can.
import { AppError } from '#server/http/app-error.ts';
import { TokenBuckets } from '#server/http/token-buckets.ts';

/** Characters; some three million keep a processor busy for a second. */
const rate = { name: 'compiled characters', capacity: 120_000_000, perSecond: 1_000_000 };
/** What FAQs and scripts say is looked at for its meaning, too. */
const setupWeight = 10;

/** What one compilation costs, in characters of a document. */
export function compileCost(setupCharacters: number, documentCharacters: number): number {
  return setupWeight * setupCharacters + documentCharacters;
}

/** @returns takes the cost from what the owner has left; throws AppError too-many-requests */
export function createCompilePrice(): (ownerId: number, cost: number, nowMs: number) => void {
  const buckets = new TokenBuckets(rate);
  return (ownerId, cost, nowMs) => {
    const waitSeconds = buckets.take(String(ownerId), nowMs, cost);
    if (waitSeconds === 0) return;
    throw new AppError('too-many-requests', {
      detail: 'This assistant was changed very often in a short time. Please wait a moment.',
      headers: { 'retry-after': String(waitSeconds) },
    });
  };
}
