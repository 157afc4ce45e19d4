import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerToEmergencyQuestion } from './answer-to-emergency-question.ts';
import { assessEmergency } from './assess-emergency.ts';
import { compileEmergencyPolicy } from './compile-emergency-policy.ts';

const policy = compileEmergencyPolicy({
  callInstructions: null,
  emergencyTypes: [],
  setupType: 'both',
});
const findingAfter = (answer: string, category: string) =>
  answerToEmergencyQuestion(answer, category, assessEmergency(answer, policy));
const levelAfter = (answer: string, category: string) => findingAfter(answer, category).level;

describe('the answer to the one emergency question', () => {
  it.each(['yes', 'yeah it is', 'Yes please hurry', 'uh huh', 'I think so', 'it is'])(
    'yes, "%s", means what the category means',
    (answer) => {
      expect(levelAfter(answer, 'gas')).toBe('life');
      expect(levelAfter(answer, 'water')).toBe('urgent');
    },
  );

  it.each([
    'no',
    'nope',
    'No, everything is fine',
    'nah it stopped',
    'not right now',
    "no I don't",
    "it's fine",
    'nobody is hurt',
  ])('a clear no, "%s", ends it', (answer) => {
    expect(levelAfter(answer, 'water')).toBe('none');
  });

  it.each([
    '',
    "I'm not sure",
    "I don't know",
    "no idea, I can't tell",
    'maybe',
    'kind of',
    "no it won't stop",
    'what?',
    'my unit is 204',
  ])('doubt or no answer, "%s", stays on the safe side', (answer) => {
    expect(['urgent', 'life']).toContain(levelAfter(answer, 'water'));
    expect(levelAfter(answer, 'fire')).toBe('life');
  });

  it.each(['yes', "that's correct", 'yeah that is my unit', 'ok'])(
    'where nothing told of a danger to life, "%s" makes it urgent at most',
    (answer) => {
      expect(levelAfter(answer, 'other')).toBe('urgent');
    },
  );

  it.each([
    ['life', 'yes, he is not breathing'],
    ['life', 'yes there are flames'],
    ['none', 'no, nobody is hurt'],
  ])('of what nobody knew yet the words decide: %s for "%s"', (level, answer) => {
    expect(levelAfter(answer, 'other')).toBe(level);
  });

  it('worse news in the answer counts more than its no', () => {
    expect(findingAfter('no, but there is smoke in the hallway', 'water')).toMatchObject({
      level: 'life',
      category: 'fire',
    });
  });

  it('never throws and never asks again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (answer, category) => {
        expect(levelAfter(answer, category)).not.toBe('possible');
      }),
    );
  });
});
