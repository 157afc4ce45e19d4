// The table of who picks up, over all combinations.
import { describe, expect, it } from 'vitest';
import type { OfficeState } from './business-hours/office-state.ts';
import { setupTypes } from './setup-type.ts';
import { transferConditionIds } from './transfer-conditions.ts';
import { type Matter, type PickUpSetup, whoPicksUp } from './who-picks-up.ts';

const office = '(312) 555-0100';
const onCall = '(312) 555-0199';
const opensAt = { date: '2026-03-11', inDays: 1, minutes: 540 };
const states: OfficeState[] = [
  { state: 'open', opensAt: null },
  { state: 'closed', opensAt },
  { state: 'holiday', opensAt },
  { state: 'unknown', opensAt: null },
];
const matters: Matter[] = ['complex', 'request', 'multiple', 'emergency', 'life'];
const lines = [
  { transferNumber: office, emergencyNumber: onCall },
  { transferNumber: office, emergencyNumber: '' },
  { transferNumber: 'to be decided', emergencyNumber: onCall },
  { transferNumber: '', emergencyNumber: '911' },
];

/** The table as it is written for people, said once more in other words than in the code. */
function expected(setup: PickUpSetup, { state }: OfficeState, matter: Matter): string {
  const isUrgent = matter === 'emergency' || matter === 'life';
  const ticked = setup.transferConditions.includes(isUrgent ? 'emergency' : matter);
  const has = {
    office: setup.transferNumber === office,
    'on-call': setup.emergencyNumber === onCall,
  };
  const cell = {
    open: {
      routine: setup.setupType === 'after-hours' ? '' : 'office',
      urgent: setup.setupType === 'after-hours' ? 'on-call office' : 'office on-call',
    },
    closed: { routine: '', urgent: 'on-call office' },
    holiday: { routine: '', urgent: 'on-call office' },
    unknown: {
      routine: setup.setupType === 'after-hours' ? '' : 'office',
      urgent: 'on-call office',
    },
  }[state][isUrgent ? 'urgent' : 'routine'];
  const line = cell
    .split(' ')
    .find((one) => (one === 'office' && has.office) || (one === 'on-call' && has['on-call']));
  if (ticked && line !== undefined) return line;
  return isUrgent ? 'urgent message' : 'message';
}

const cases = setupTypes.flatMap((setupType) =>
  states.flatMap((state) =>
    matters.flatMap((matter) =>
      lines.flatMap((numbers) =>
        [true, false].map((isTicked) => ({ setupType, state, matter, numbers, isTicked })),
      ),
    ),
  ),
);

describe('[HOURS-06] who picks up', () => {
  it('is one table of every type, state, matter, number and condition', () => {
    expect(cases).toHaveLength(3 * 4 * 5 * 4 * 2);
    for (const { setupType, state, matter, numbers, isTicked } of cases) {
      const reason = matter === 'life' ? 'emergency' : matter;
      const setup: PickUpSetup = {
        setupType,
        ...numbers,
        transferConditions: isTicked
          ? [reason]
          : transferConditionIds.filter((condition) => condition !== reason),
      };
      const found = whoPicksUp(setup, state, matter);
      const told =
        found.by === 'person' ? found.line : found.isUrgent ? 'urgent message' : 'message';
      const row = `${setupType}, ${state.state}, ${matter}, ${JSON.stringify(numbers)}, ticked ${isTicked}`;
      expect(`${row}: ${told}`).toBe(`${row}: ${expected(setup, state, matter)}`);
      expect(found.saysFirst911).toBe(matter === 'life');
      const isClosed = state.state === 'closed' || state.state === 'holiday';
      if (found.by === 'person') {
        expect(found.number).toBe(found.line === 'office' ? office : onCall);
        expect(found.mayBeEmpty).toBe(isClosed && found.line === 'office');
      } else {
        expect(found.opensAt).toEqual(isClosed ? opensAt : null);
      }
    }
  });

  const all: PickUpSetup = {
    setupType: 'both',
    transferNumber: office,
    emergencyNumber: onCall,
    transferConditions: transferConditionIds,
  };
  const [open, closed] = states as [OfficeState, OfficeState];
  it.each([
    ['a routine call by day', all, open, 'request', office],
    ['a routine call at night', all, closed, 'request', null],
    ['an urgent one at night', all, closed, 'emergency', onCall],
    ['a loop', { ...all, dedicatedNumber: '+13125550100' }, open, 'request', null],
    ['a loop on call', { ...all, dedicatedNumber: '+13125550199' }, closed, 'life', office],
    ['911 for a transfer', { ...all, transferNumber: '911' }, open, 'request', null],
    ['words for a number', { ...all, transferNumber: 'ask Rosa' }, open, 'request', null],
    ['after hours by day', { ...all, setupType: 'after-hours' }, open, 'emergency', onCall],
  ] as const)('%s', (_, setup, state, matter, number) => {
    const found = whoPicksUp(setup, state, matter);
    expect(found.by === 'person' ? found.number : null).toBe(number);
  });
});
