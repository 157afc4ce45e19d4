import { describe, expect, it } from 'vitest';
import { conditionsNote, pickUpTable } from './pick-up-table.ts';
import { setupTypes } from './setup-type.ts';
import { transferConditionIds } from './transfer-conditions.ts';

const setup = {
  setupType: 'both' as const,
  businessHours: 'Mon-Fri 9-5',
  timeZone: 'America/Chicago',
  transferNumber: '312-555-0100',
  emergencyNumber: '312-555-0199',
  transferConditions: transferConditionIds,
};
const cell = (changes: Partial<typeof setup>, office: string, matter: string) =>
  pickUpTable({ ...setup, ...changes }).find(
    (row) => row.office === office && row.matter === matter,
  )?.pickedUpBy;

describe('[HOURS-08] the table of who picks up', () => {
  it.each([
    [{}, 'open', 'A person asked for', 'Transfer to 312-555-0100'],
    [{}, 'closed', 'A person asked for', 'Message'],
    [{}, 'closed', 'Urgent problem', 'Transfer to 312-555-0199 (on-call)'],
    [{}, 'closed', 'Danger to life', '911 first, then transfer to 312-555-0199 (on-call)'],
    [
      { emergencyNumber: '' },
      'closed',
      'Urgent problem',
      'Transfer to 312-555-0100, urgent message if nobody answers',
    ],
    [
      { emergencyNumber: '', transferNumber: '' },
      'open',
      'Danger to life',
      '911 first, then urgent message with a call-back number',
    ],
    [
      { businessHours: 'Most days' },
      'at any time',
      'A person asked for',
      'Transfer to 312-555-0100',
    ],
    [{ timeZone: '' }, 'at any time', 'Urgent problem', 'Transfer to 312-555-0199 (on-call)'],
  ])('%j, %s, %s: %s', (changes, office, matter, words) => {
    expect(cell(changes, office, matter)).toBe(words);
  });
});

describe('[HOURS-09] what a type makes of the conditions', () => {
  it.each([
    ['after-hours', transferConditionIds, 'takes messages; only emergencies are transferred.'],
    ['after-hours', ['request'], 'those are not ticked'],
    ['both', transferConditionIds, 'While the office is closed, only emergencies are transferred.'],
    ['receptionist', ['request'], 'nobody is transferred'],
    ['both', ['emergency'], 'Only emergencies are transferred.'],
  ] as const)('%s with %j', (setupType, transferConditions, words) => {
    expect(conditionsNote({ ...setup, setupType, transferConditions })).toContain(words);
  });

  it.each(setupTypes)('%s without any takes messages', (setupType) => {
    expect(conditionsNote({ ...setup, setupType, transferConditions: [] })).toContain('Nothing');
  });
});
