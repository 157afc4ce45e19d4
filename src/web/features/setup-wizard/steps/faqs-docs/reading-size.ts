// How much was read in a document, in words: '12 pages · 3,400 words'.

interface Read {
  /** null where the format has no pages. */
  pages: number | null;
  words: number | null;
}

export function readingSize({ pages, words }: Read): string {
  return [counted(pages, 'page'), counted(words, 'word')].filter((part) => part !== '').join(' · ');
}

function counted(count: number | null, word: string): string {
  if (count === null) return '';
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
}
