// Which details an instruction tells the assistant to ask for, in the order it names them.
import type { RequestSlot } from '#engine/conversation.ts';
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';
import { slotPhrases } from './slot-phrases.ts';

const collects = phraseMatcher({
  contains: `
    ask[ing], take, taking, get, collect, gather, obtain, capture, grab, need, request, provide
    verify, confirm, determine, find out, describe
    record, note, log, write down
    may i have, can i (get|have), what's your, what (unit|apartment)
  `,
});
const forbids = new RegExp(
  `^(?:${anyPhrase("never, don't")}\\b.*|.*\\b${anyPhrase(
    "don't, never, [even] before asking for, without asking",
  )}\\b[^,;:]*)$`,
  'i',
);

// 'Then name, apartment # and a phone number that works.'
const continuesList = phraseMatcher({
  starts: `
    (then|and|also|plus) [the|their|a|full] (name[s]|unit|apartment|apt|phone|number|address|problem|issue)
  `,
});

const slotPatterns = slotPhrases.map(([slot, phrases]): [RequestSlot, RegExp] => [
  slot,
  new RegExp(phraseMatcher({ contains: phrases }), 'gi'),
]);
const otherNames = new RegExp(
  phraseMatcher({ contains: "(company|building|street|domain|file|use the caller's) name[s]" }),
  'gi',
);
const otherNumbers = new RegExp(
  phraseMatcher({
    contains: `
      (card|locker|account|check|confirmation|order|ticket|license|reference|serial) number[s]
    `,
  }),
  'gi',
);

/** Empty when the sentence asks for nothing the assistant takes down. */
export function slotsAskedFor(sentence: string): RequestSlot[] {
  const plain = sentence
    .replace(otherNames, ' ')
    .replace(otherNumbers, ' ')
    .replace(/["“][^"”]*["”]/g, (quote) => (/\?/.test(quote) ? quote : ' '));
  const isFragment = plain.trim().split(/\s+/).length <= 6 && !/[.!?:]\s/.test(plain);
  const goesOn = continuesList.test(plain);
  if (forbids.test(plain) || !(collects.test(plain) || isFragment || goesOn)) return [];
  const from = isFragment || goesOn ? 0 : plain.search(collects);
  const found: { slot: RequestSlot; at: number }[] = [];
  let rest = plain.slice(Math.max(0, from));
  for (const [slot, pattern] of slotPatterns) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    found.push({ slot, at });
    // What is understood is blanked, keeping its place.
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ slot }) => slot);
}
