// Callers who correct themselves: 'no wait', 'I mean', 'I said 14, not 40'.
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';

const words = anyPhrase(`
  no wait, wait no, no no, no sorry, sorry
  i (mean|meant) [to say], make that, scratch that, correction
  rather, actually
  i said
  no
`);
const spokenDigit = `(?:\\d+|${anyPhrase(`
  zero, oh, o, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen
  fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty
  ninety, hundred
`)})`;
// 'Four oh four not four oh five'
const numberNot = new RegExp(
  `(\\b${spokenDigit})[,;]?\\s+(?:and )?not(?:\\s+${spokenDigit}\\b)+`,
  'gi',
);
// 'Not six oh nine, six one nine'
const notNumber = new RegExp(`\\bnot(?:\\s+${spokenDigit}\\b)+(?=[,;.]\\s)`, 'gi');
const cue = new RegExp(`(?:^|[\\s,.;…-])${words}(?=[\\s,.;:…-]|$)`, 'gi');

/** The parts of an utterance between words of correction; the last one counts most. */
export function correctedParts(text: string): string[] {
  const kept = text
    .replace(numberNot, '$1 ')
    .replace(notNumber, ' ')
    .replace(/[,;]?\s*\b(?:and )?not\s+(?:a\s+|the\s+)?[\p{L}\d'-]+/giu, ' ');
  return kept
    .split(cue)
    .map((part) => part.replace(/^[\s,.;:…-]+|[\s,;:…-]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** True when the caller takes something back. */
export function isCorrection(text: string): boolean {
  return text.search(cue) >= 0 || /\bnot\b/i.test(text);
}
