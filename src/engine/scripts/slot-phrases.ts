// How call scripts name the details to be asked for.
import type { RequestSlot } from '#engine/conversation.ts';

/** In the order in which they are to be looked for: 'unit number' is no telephone number. */
export const slotPhrases: readonly (readonly [RequestSlot, string])[] = [
  [
    'unit',
    `
    (unit|apartment|apt|lot|suite|door|house) [number[s]|no]
    (villa|space|site|pad|home|room|bedroom) (number[s]|no)
    [street|property|home] address
    propert(y|ies) and unit
    propert(y|ies)
    units
    `,
  ],
  [
    'phone',
    `
    (call back|callback|phone|telephone|cell|mobile|contact|best|good|daytime) [phone] number[s]
    number (to (reach|call)|where)
    number[s]
    phone[s]
    (call back[s]|callback[s])
    `,
  ],
  ['name', "[full|first|last|caller's|callers|caller] name[s]"],
  [
    'problem',
    `
    problem[s], issue[s], symptom[s]
    (what's|what was) (wrong|broken|happening|going on|the matter)
    what (they|he or she) need[s]
    what is needed, what it is about
    (description|details) of, describe
    reason for, nature of, the question
    type of (repair|request)
    `,
  ],
];
