// Shortens a quotation without changing a word of it.

/** At most `max` characters of the start of `text`: whole sentences, else whole words. */
export function clipQuote(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const sentences = /^.*[.!?]["”']?(?=\s|$)/s.exec(head)?.[0] ?? '';
  if (sentences.length >= max / 4) return sentences.trim();
  const words = head.replace(/\s+\S*$/, '').trim();
  return words === '' ? [...head].slice(0, -1).join('') : words;
}
