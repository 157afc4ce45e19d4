// Text as it may be stored and quoted: no control or hidden characters, one kind of space.

/** NFC; keeps line breaks, makes one space of several, never leaves half a surrogate pair or NUL. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[\uF0B7\uF0A7\uF0D8\u25CF\u25AA\u2023\u2043]/g, '•')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(hidden, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

// Control and private characters, soft hyphens, marks without width and those that turn the direction.
const hidden = /[\p{Co}\p{Cn}\u00AD]|(?!\n|\t)[\p{Cc}\p{Cf}]/gu;

/** Words as a person counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
