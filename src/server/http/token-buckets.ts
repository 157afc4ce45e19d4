// Counts what each key may still do: a bucket that fills at a steady rate up to its capacity.

interface Rate {
  capacity: number;
  perSecond: number;
}

export class TokenBuckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, { tokens: number; atMs: number }>();
  #nextSweepMs = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** @returns 0 when it may go on, else the whole seconds to wait */
  take(key: string, nowMs: number): number {
    this.#sweep(nowMs);
    const { capacity, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { tokens: capacity, atMs: nowMs };
    const passedMs = Math.max(0, nowMs - bucket.atMs);
    bucket.tokens = Math.min(capacity, bucket.tokens + (passedMs / 1000) * perSecond);
    bucket.atMs = nowMs;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  }

  /** For what turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#rate.capacity, bucket.tokens + 1);
  }

  /** Forgets full buckets, so that memory follows the visitors of the last while only. */
  #sweep(nowMs: number): void {
    if (nowMs < this.#nextSweepMs) return;
    this.#nextSweepMs = nowMs + 60_000;
    const fillMs = (this.#rate.capacity / this.#rate.perSecond) * 1000;
    for (const [key, bucket] of this.#buckets) {
      if (nowMs - bucket.atMs > fillMs) this.#buckets.delete(key);
    }
  }
}
