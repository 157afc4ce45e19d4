// Where a misspelt word is looked up among tens of thousands: words by first letter and length, each
// with the letters it has.

interface Shelf {
  readonly words: string[];
  /** A bit for each letter that a word has. */
  readonly letters: number[];
}

/** By first letter and length: 'p6'. */
export type WordShelves = ReadonlyMap<string, Shelf>;

/** @param words lower case; on each shelf they stay in this order */
export function shelve(words: readonly string[]): WordShelves {
  const shelves = new Map<string, Shelf>();
  for (const word of words) {
    const name = `${word[0]}${word.length}`;
    const shelf = shelves.get(name) ?? { words: [], letters: [] };
    shelf.words.push(word);
    shelf.letters.push(lettersOf(word));
    shelves.set(name, shelf);
  }
  return shelves;
}

/** Every word that may be one slip away, and some more; one of the first two letters is its first. */
export function* wordsLike(shelves: WordShelves, word: string): Generator<string> {
  const own = lettersOf(word);
  for (const letter of word.slice(0, 2)) {
    for (const longer of [0, -1, 1]) {
      const shelf = shelves.get(`${letter}${word.length + longer}`);
      if (shelf === undefined) continue;
      const { words, letters } = shelf;
      for (let i = 0; i < words.length; i += 1) {
        // As long as `words`. A slip takes one letter and gives another, at most.
        if (isAtMostTwo(own ^ (letters[i] as number))) yield words[i] as string;
      }
    }
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Whether no more than two bits are set. */
function isAtMostTwo(bits: number): boolean {
  const fewer = bits & (bits - 1);
  return (fewer & (fewer - 1)) === 0;
}
