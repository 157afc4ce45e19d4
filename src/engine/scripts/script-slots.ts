// Which details an instruction tells the assistant to ask for, in the order it names them.
import type { RequestSlot } from '#engine/conversation.ts';

const collects =
  /\b(?:ask(?:ing)?|get|take|taking|collect|gather|obtain|verify|confirm|record|note|find out|need|request|write down|log|provide|grab|capture|may i have|what(?:['’]s| is) your|can i (?:get|have)|what (?:unit|apartment)|determine|describe)\b/i;
const forbids =
  /^(?:(?:never|do not|don['’]?t)\b.*|.*\b(?:do not|don['’]?t|never|before asking for|even before asking|without asking)\b[^,;:]*)$/i;

// 'Then name, apartment # and a phone number that works.'
const continuesList =
  /^(?:then|and|also|plus)\s+(?:the |their |a |full )?(?:names?|unit|apartment|apt|phone|number|address|problem|issue)\b/i;

const slotWords: readonly [RequestSlot, RegExp][] = [
  [
    'phone',
    /\b(?:(?:call[- ]?back|phone|telephone|cell|mobile|contact|best|good|daytime) (?:phone )?(?:numbers?|#)|phones?|call[- ]?backs?|(?:number|#) (?:to (?:reach|call)|where)|numbers?|number)\b/gi,
  ],
  [
    'unit',
    /\b(?:(?:unit|apartment|apt|lot|suite|door|house|villa|space|site|pad|home|room|bedroom)(?: (?:numbers?|#|no)|(?<=unit|apartment|apt|lot|suite|door|house))|(?:street |property |home )?address|propert(?:y|ies)(?: and unit)?|units?)\b/gi,
  ],
  ['name', /\b(?:(?:full |first |last |caller['’]?s? )?names?)\b/gi],
  [
    'problem',
    /\b(?:problems?|issues?|what(?:['’]s| is| was) (?:wrong|broken|happening|going on|the matter)|what (?:they|he or she) needs?|what is needed|(?:description|details) of|describe|symptoms?|reason for|nature of|what it is about|the question|type of (?:repair|request))\b/gi,
  ],
];

/** Empty when the sentence asks for nothing the assistant takes down. */
export function slotsAskedFor(sentence: string): RequestSlot[] {
  const plain = sentence
    .replace(/\b(?:company|building|street|domain|file|use the caller['’]s) names?\b/gi, ' ')
    .replace(
      /\b(?:card|locker|account|check|confirmation|order|ticket|license|reference|serial) numbers?\b/gi,
      ' ',
    )
    .replace(/["“][^"”]*["”]/g, (quote) => (/\?/.test(quote) ? quote : ' '));
  const isFragment = plain.trim().split(/\s+/).length <= 6 && !/[.!?:]\s/.test(plain);
  const goesOn = continuesList.test(plain);
  if (forbids.test(plain) || !(collects.test(plain) || isFragment || goesOn)) return [];
  const from = isFragment || goesOn ? 0 : plain.search(collects);
  const found: { slot: RequestSlot; at: number }[] = [];
  let rest = plain.slice(Math.max(0, from));
  for (const [slot, pattern] of [slotWords[1], slotWords[0], slotWords[2], slotWords[3]].filter(
    (entry) => entry !== undefined,
  )) {
    const at = rest.search(new RegExp(pattern.source, 'i'));
    if (at < 0) continue;
    found.push({ slot, at });
    // 'unit number' is no telephone number: what is understood is blanked, keeping its place.
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ slot }) => slot);
}
