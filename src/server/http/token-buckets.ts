// Counts what each key may still do: a bucket that fills at a steady rate up to its capacity. Decided at once by
// what this process knows; with a ledger, several processes tell each other what they let pass.

export interface Rate {
  /** Buckets of one name are one, whichever process holds them. */
  name: string;
  capacity: number;
  perSecond: number;
}

/** The buckets that all processes share. */
export interface BucketLedger {
  /**
   * Takes `spent` tokens off a bucket; below zero it goes into debt. Fewer than none are given back.
   * @returns what the bucket holds after that
   */
  spend(rate: Rate, key: string, spent: number, nowMs: number): Promise<number>;
}

interface Sharing {
  ledger: BucketLedger;
  /** Tokens that a process may let pass before it tells the others. */
  settleEvery: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
  /** Taken here and not yet in the ledger. */
  unsettled: number;
  settling: Promise<void> | undefined;
}

export class TokenBuckets {
  readonly #rate: Rate;
  readonly #sharing: Sharing | undefined;
  readonly #buckets = new Map<string, Bucket>();
  #nextSweepMs = 0;

  constructor(rate: Rate, sharing?: Sharing) {
    this.#rate = rate;
    this.#sharing = sharing;
  }

  /**
   * @param tokens as many as it costs; what costs more than there is room for takes a full bucket
   * @returns 0 when it may go on, else the whole seconds to wait
   */
  take(key: string, nowMs: number, tokens = 1): number {
    this.#sweep(nowMs);
    const cost = Math.min(tokens, this.#rate.capacity);
    const bucket = this.#bucketAt(key, nowMs);
    // What the steady rate has made up for need not be told.
    if (bucket.tokens === this.#rate.capacity) bucket.unsettled = 0;
    if (bucket.tokens < cost) return this.#secondsToWait(bucket, cost);
    this.#change(key, bucket, -cost, nowMs);
    return 0;
  }

  /** The same, but decided together with all processes: for what must not pass once more for each of them. */
  async takeShared(key: string, nowMs: number, amount = 1): Promise<number> {
    const seconds = this.take(key, nowMs, amount);
    const bucket = this.#buckets.get(key);
    if (seconds > 0 || !bucket) return seconds;
    // A take that came while another was being told is told after it.
    while (bucket.settling) await bucket.settling;
    return bucket.tokens < 0 ? this.#secondsToWait(bucket, amount) : 0;
  }

  /** For what turned out not to count. */
  giveBack(key: string, nowMs: number): void {
    const bucket = this.#bucketAt(key, nowMs);
    this.#change(key, bucket, Math.min(1, this.#rate.capacity - bucket.tokens), nowMs);
  }

  #bucketAt(key: string, nowMs: number): Bucket {
    const { capacity, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key) ?? newBucket(capacity, nowMs);
    const passedMs = Math.max(0, nowMs - bucket.atMs);
    bucket.tokens = Math.min(capacity, bucket.tokens + (passedMs / 1000) * perSecond);
    bucket.atMs = nowMs;
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #change(key: string, bucket: Bucket, tokens: number, nowMs: number): void {
    bucket.tokens += tokens;
    bucket.unsettled -= tokens;
    this.#settleIfDue(key, bucket, nowMs);
  }

  #settleIfDue(key: string, bucket: Bucket, nowMs: number): void {
    if (!this.#sharing || bucket.settling) return;
    if (Math.abs(bucket.unsettled) < this.#sharing.settleEvery) return;
    const spent = bucket.unsettled;
    bucket.unsettled = 0;
    bucket.settling = this.#sharing.ledger.spend(this.#rate, key, spent, nowMs).then(
      (tokens) => {
        bucket.settling = undefined;
        bucket.tokens = tokens - bucket.unsettled;
        bucket.atMs = nowMs;
        this.#settleIfDue(key, bucket, nowMs);
      },
      () => {
        // Without the database each process counts alone, and tells of it later.
        bucket.settling = undefined;
        bucket.unsettled += spent;
      },
    );
  }

  #secondsToWait({ tokens }: Bucket, cost: number): number {
    return Math.ceil((cost - tokens) / this.#rate.perSecond);
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

function newBucket(capacity: number, nowMs: number): Bucket {
  return { tokens: capacity, atMs: nowMs, unsettled: 0, settling: undefined };
}
