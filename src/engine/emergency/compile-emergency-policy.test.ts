import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupTypes } from '#shared/domain/setup-type.ts';
import { assessEmergency } from './assess-emergency.ts';
import { compileEmergencyPolicy } from './compile-emergency-policy.ts';

const policyOf = (urgentIssues: string, emergencyTypes: readonly string[] = []) =>
  compileEmergencyPolicy({
    callInstructions: {
      ownerRequests: '',
      maintenanceRequests: '',
      paymentRequests: '',
      urgentIssues,
      customInstructions: [],
    },
    emergencyTypes,
    setupType: 'both',
  });
const levelUnder = (script: string, said: string, types: readonly string[] = []) =>
  assessEmergency(said, policyOf(script, types)).level;

describe('without a saved script', () => {
  it.each(setupTypes)('%s: matters of judgement stay questions', (setupType) => {
    expect(
      compileEmergencyPolicy({ callInstructions: null, emergencyTypes: [], setupType }),
    ).toEqual({
      urgentCategories: [],
      routineCategories: [],
      urgentTerms: [],
      routineTerms: [],
      heatBelow: null,
      coolingAbove: null,
    });
  });
});

describe('emergency types', () => {
  it.each([
    ['Break in', 'I need to break my lease', 'none'],
    ['Break-in', 'what about winter break', 'none'],
    ['Break in', 'somebody broke into my apartment', 'life'],
  ])('%s: “%s” is %s', (type, said, level) => {
    expect(levelUnder('', said, [type])).toBe(level);
  });
});

describe("the customer's own script", () => {
  it.each([
    ['Lockouts are emergencies.', "I'm locked out of my apartment", 'urgent'],
    ['Lockouts are not emergencies.', "I'm locked out of my apartment", 'none'],
    ['Do not treat lockouts as urgent.', "I'm locked out of my apartment", 'none'],
    [
      'Emergencies include no heat, clogged toilets and lockouts.',
      'my toilet is clogged',
      'urgent',
    ],
    ['Emergencies:\n- no AC\n- lockouts', 'my ac is out', 'urgent'],
    ['Not emergencies: lockouts, no AC', 'my ac is out', 'none'],
    ['A clogged toilet can wait until the next business day.', 'my toilet is clogged', 'none'],
    ['No heat is urgent when it is below 50 degrees.', 'no heat and it is 45 degrees', 'urgent'],
    ['No heat is urgent when it is below 50 degrees.', 'no heat and it is 58 degrees', 'none'],
    ['No AC is an emergency above 85 degrees.', 'the ac is out and it is 87 degrees', 'urgent'],
    ['Lockouts are urgent only if a child is inside.', "I'm locked out", 'possible'],
    [
      'Emergencies include: mailbox vandalism, broken garage gates',
      'the garage gate is broken',
      'urgent',
    ],
  ])('"%s" makes "%s" %s', (script, said, level) => {
    expect(levelUnder(script, said)).toBe(level);
  });

  it('an emergency type counts like a line of the script', () => {
    expect(levelUnder('', "I'm locked out", ['Lockout'])).toBe('urgent');
    expect(levelUnder('', 'the pool pump has failed', ['Pool pump failure'])).toBe('urgent');
  });

  it('no script makes a danger to life harmless', () => {
    const script = 'Fires, gas leaks and floods are not emergencies. Everything can wait.';
    expect(levelUnder(script, 'there is a fire in my kitchen')).toBe('life');
    expect(levelUnder(script, 'I smell gas')).toBe('life');
  });

  it.each([
    [
      'Lockouts are not emergencies.',
      "I'm locked out.",
      'My nephew went all floppy and stares at the ceiling.',
    ],
    [
      'Not emergencies: broken sauna',
      'There is a leak under the sink.',
      'The sauna is broken too.',
    ],
    ['Not emergencies: broken sauna', 'The sauna is broken.', 'There is a leak under the sink.'],
  ])('[TALK-35] "%s" settles only its own sentence: "%s %s"', (script, first, second) => {
    expect(levelUnder(script, `${first} ${second}`)).not.toBe('none');
  });

  it('a term of the script that is denied or supposed counts no more than any other', () => {
    const script = 'Emergencies include: broken garage gates';
    expect(levelUnder(script, 'what happens if the garage gate breaks')).not.toBe('urgent');
  });

  it('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (script, types) => {
        expect(() => policyOf(script, types)).not.toThrow();
      }),
    );
  });
});
