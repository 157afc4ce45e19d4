// Shares a fixed amount of something among network addresses: places for requests, bytes on the disk.

export interface Places {
  /** Of all addresses together. */
  total: number;
  /** Of one address. */
  perAddress: number;
  /**
   * An address that holds no more than this gets in even when the total is used up, as long as twice the total is
   * not reached: whoever fills everything keeps out others of its kind, and not those who hold little.
   */
  few: number;
}

/** Why there is no place: this address holds its share, or all together hold everything. */
export type Refusal = 'own' | 'all';

export class AddressPlaces {
  readonly #limits: Places;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: Places) {
    this.#limits = limits;
  }

  /** @returns undefined when the places are taken, to be given back by `leave` */
  enter(key: string, amount = 1): Refusal | undefined {
    const own = (this.#held.get(key) ?? 0) + amount;
    const all = this.#total + amount;
    const { total, perAddress, few } = this.#limits;
    if (own > perAddress) return 'own';
    if (all > total && (own > few || all > 2 * total)) return 'all';
    this.#held.set(key, own);
    this.#total = all;
    return undefined;
  }

  leave(key: string, amount = 1): void {
    const own = (this.#held.get(key) ?? 0) - amount;
    if (own > 0) this.#held.set(key, own);
    else this.#held.delete(key);
    this.#total -= amount;
  }
}
