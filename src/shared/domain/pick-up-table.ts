// Who picks up, as a table for people: the same rows in the summary, the PDF, the provider's webhook and on
// the screen. Every cell is an answer of whoPicksUp().

import type { OfficeState } from './business-hours/office-state.ts';
import { readBusinessHours } from './business-hours/read-business-hours.ts';
import { transferConditionIds } from './transfer-conditions.ts';
import { type Matter, type PickUpSetup, whoPicksUp } from './who-picks-up.ts';

export interface PickUpRow {
  office: 'open' | 'closed' | 'at any time';
  /** 'A person asked for'. */
  matter: string;
  /** 'Transfer to (312) 555-0100', 'Message'. */
  pickedUpBy: string;
}

const matters: readonly (readonly [matter: Matter, words: string])[] = [
  ['request', 'A person asked for'],
  ['complex', 'Complex inquiry'],
  ['multiple', 'Assistant failed several times'],
  ['emergency', 'Urgent problem'],
  ['life', 'Danger to life'],
];
const open: OfficeState = { state: 'open', opensAt: null };
const closed: OfficeState = { state: 'closed', opensAt: null };
const unknown: OfficeState = { state: 'unknown', opensAt: null };

/** One row for each kind of matter and state of the office; without readable hours or a zone it has one state. */
export function pickUpTable(
  setup: PickUpSetup & { businessHours: string; timeZone: string },
): PickUpRow[] {
  const hours = readBusinessHours(setup.businessHours);
  const isTold = hours !== null && (setup.timeZone !== '' || hours.zone !== null);
  const states: [PickUpRow['office'], OfficeState][] = isTold
    ? [
        ['open', open],
        ['closed', closed],
      ]
    : [['at any time', unknown]];
  return states.flatMap(([office, state]) =>
    matters.map(([matter, words]) => ({
      office,
      matter: words,
      pickedUpBy: pickUpWords(setup, state, matter),
    })),
  );
}

function pickUpWords(setup: PickUpSetup, office: OfficeState, matter: Matter): string {
  const pickUp = whoPicksUp(setup, office, matter);
  const first = pickUp.saysFirst911 ? '911 first, then ' : '';
  const words =
    pickUp.by === 'message'
      ? pickUp.isUrgent
        ? 'urgent message with a call-back number'
        : 'message'
      : `transfer to ${pickUp.number}${pickUp.line === 'on-call' ? ' (on-call)' : ''}${
          pickUp.mayBeEmpty ? ', urgent message if nobody answers' : ''
        }`;
  const whole = first + words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** What the chosen type makes of the Transfer Conditions, in one sentence or two. */
export function conditionsNote(setup: PickUpSetup): string {
  const ticked = transferConditionIds.filter((id) => setup.transferConditions.includes(id));
  if (ticked.length === 0) return 'Nothing is ticked: the assistant always takes a message.';
  const hasEmergency = ticked.includes('emergency');
  if (setup.setupType === 'after-hours') {
    return hasEmergency
      ? 'After-Hours Support takes messages; only emergencies are transferred.'
      : 'After-Hours Support takes messages; only emergencies would be transferred, and those are not ticked.';
  }
  if (ticked.length === 1 && hasEmergency) {
    return 'Only emergencies are transferred. Everyone else leaves a message.';
  }
  return hasEmergency
    ? 'While the office is closed, only emergencies are transferred. Everyone else leaves a message and hears when you open.'
    : 'While the office is closed, nobody is transferred: callers leave a message and hear when you open.';
}
