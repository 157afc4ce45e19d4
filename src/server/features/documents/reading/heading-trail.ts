// The headings above a text, from the widest to the nearest: 'Parking › Guests'.
import type { DocumentBlock } from './document-blocks.ts';
import { maxHeadingLength } from './reading-limits.ts';

/** Of more, the widest say little about one paragraph. */
const mostHeadings = 3;
const separator = ' › ';

export class HeadingTrail {
  readonly #title: DocumentBlock | undefined;
  #above: DocumentBlock[] = [];

  /** @param blocks of the whole document: its title stands above everything and says nothing of a part */
  constructor(blocks: readonly DocumentBlock[]) {
    const [first] = blocks;
    if (first?.kind !== 'heading') return;
    const alike = blocks.filter(({ kind, rank }) => kind === 'heading' && rank === first.rank);
    if (alike.length === 1) this.#title = first;
  }

  /** @param isUsed whether text stood below the heading before */
  add(heading: DocumentBlock, isUsed: boolean): void {
    const notAbove = this.#above.findIndex((one) => !isAbove(one, heading, isUsed));
    const parents = notAbove < 0 ? this.#above : this.#above.slice(0, notAbove);
    this.#above = [...parents.filter((one) => one !== this.#title), heading];
  }

  /** At most 200 characters, if no heading is longer: the widest ones go first. */
  text(): string {
    const texts = this.#above.slice(-mostHeadings).map(({ text }) => text);
    while (texts.length > 1 && texts.join(separator).length > maxHeadingLength) texts.shift();
    return texts.join(separator);
  }

  isTitle(heading: DocumentBlock): boolean {
    return heading === this.#title;
  }

  /** Whether the last heading added is below another. */
  isBelow(heading: DocumentBlock): boolean {
    return this.#above.slice(0, -1).includes(heading);
  }
}

function isAbove(one: DocumentBlock, heading: DocumentBlock, isUsed: boolean): boolean {
  if (one.rank === heading.rank) return false;
  // Levels tell. Of two looks nobody can tell which is above, unless one stands right below the other.
  if (typeof one.rank !== 'number') return !isUsed;
  return typeof heading.rank !== 'number' || one.rank < heading.rank;
}
