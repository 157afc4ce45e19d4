// A cry that says nothing else: 'help', 'oh god please hurry', 'come quick'. With anything more in it
// ('help me pay my rent') the rules decide.
import type { CallerWord } from './caller-words.ts';

const cries = new Set('help hurry emergency urgent quick 911 sos quickly fast'.split(' '));
const around = new Set(
  `please me us somebody someone somebody anyone anybody oh my god now come here i we need the it is an a hello hi right away
  real this quick so really very no you have to for just can and sorry gosh jesus lord ok okay police fire ambulance`.split(
    /\s+/u,
  ),
);

const pressing = new Set(
  'hurry emergency quick 911 sos quickly fast now god police ambulance fire'.split(' '),
);

/** True for a whole utterance that is a cry, of at most a dozen words. */
export function criesForHelp(sentences: readonly (readonly CallerWord[])[]): boolean {
  const words = sentences.flat().map(({ text }) => text);
  return (
    words.length <= 12 &&
    words.some((word) => cries.has(word)) &&
    words.every((word) => cries.has(word) || around.has(word)) &&
    !words.includes('not') &&
    // 'Can you help me' and 'I need help' open any call.
    (!(words.includes('you') || words.includes('need') || words.includes('have')) ||
      words.some((word) => pressing.has(word)))
  );
}
