// What network addresses may still do. An IPv6 address counts twice: with its network of 64 bits, and ten times as
// generously with the one of 48 bits around it, or whoever has that would begin anew with each of 65,536 others.
import { addressKey, widerKey } from './address-key.ts';
import type { Rate, TokenBuckets } from './token-buckets.ts';

const widerFactor = 10;

export class AddressBuckets {
  readonly #own: TokenBuckets;
  readonly #wider: TokenBuckets;

  /** @param bucketsOf makes those of a rate */
  constructor(rate: Rate, bucketsOf: (rate: Rate) => TokenBuckets) {
    const { name, capacity, perSecond } = rate;
    this.#own = bucketsOf(rate);
    this.#wider = bucketsOf({
      name: `${name} of networks`,
      capacity: capacity * widerFactor,
      perSecond: perSecond * widerFactor,
    });
  }

  /** @returns 0 when it may go on, else the whole seconds to wait */
  take(ip: string, nowMs: number, amount = 1): number {
    const wider = widerKey(ip);
    const seconds = this.#own.take(addressKey(ip), nowMs, amount);
    return seconds === 0 && wider ? this.#wider.take(wider, nowMs, amount) : seconds;
  }

  /** The same, decided together with all processes. */
  async takeShared(ip: string, nowMs: number, amount = 1): Promise<number> {
    const wider = widerKey(ip);
    const seconds = await this.#own.takeShared(addressKey(ip), nowMs, amount);
    return seconds === 0 && wider ? this.#wider.takeShared(wider, nowMs, amount) : seconds;
  }

  /** For what turned out not to count. */
  giveBack(ip: string, nowMs: number): void {
    const wider = widerKey(ip);
    this.#own.giveBack(addressKey(ip), nowMs);
    if (wider) this.#wider.giveBack(wider, nowMs);
  }
}
