// How far a transcript is from what was said: words put in, left out or exchanged, as a share of all.

/** 0 for the same words, whatever their case and punctuation; above 1 when more is wrong than was said. */
export function wordErrors(said: string, heard: string): number {
  const expected = wordsOf(said);
  const found = wordsOf(heard);
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [index, word] of expected.entries()) {
    const next = [index + 1];
    for (const [at, other] of found.entries()) {
      const exchanged = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, expected.length);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
