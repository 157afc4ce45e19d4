// The headings above a text, from the widest to the nearest: 'Parking › Guests'.
import type { DocumentBlock } from './document-blocks.ts';
import { isMarkedRank, isSameKind } from './heading-rank.ts';
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

/** Levels tell, if they are of one kind. Else only what stands right below another is surely part of it. */
function isAbove(one: DocumentBlock, heading: DocumentBlock, isUsed: boolean): boolean {
  if (one.rank === heading.rank) return false;
  if (typeof one.rank !== 'number') return !isUsed;
  if (typeof heading.rank !== 'number') return !isUsed || isMarkedRank(one.rank);
  if (one.rank > heading.rank) return false;
  return !isUsed || isMarkedRank(one.rank) || isSameKind(one.rank, heading.rank);
}
