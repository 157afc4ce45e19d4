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
    'what?',
    'my unit is 204',
    'ok',
    'the kitchen one',
    'Will insurance pay?',
    'give me a minute',
    'call me back later',
    'yes hello can you hear me',
    'yes and no',
  ])('[TALK-61] neither yes nor no, "%s", is never taken as yes', (answer) => {
    for (const category of ['water', 'fire', 'gas', 'heat', 'other']) {
      expect(levelAfter(answer, category)).toBe('possible');
    }
  });

  it.each([
    [
      'other',
      ['afraid so', "he's bleeding", 'my husband fell off the ladder', 'two people inside'],
    ],
    ['fire', ['I see an orange glow', 'the curtain is burning', "there's smoke under the door"]],
    ['water', ["it won't turn off", "it hasn't stopped", 'more than before', 'up to my ankles']],
    ['gas', ['really strong', 'all over the kitchen', "I'm afraid I do", 'like rotten eggs']],
    ['heat', ["my mother's 84", 'a newborn', "I'm on oxygen", 'my grandpa, he is ninety']],
  ])('[TALK-61] %s: a plain yes in other words is one', (category, answers) => {
    for (const answer of answers) {
      expect([answer, levelAfter(answer, category)]).toEqual([
        answer,
        expect.stringMatching(/^(?:urgent|life)$/),
      ]);
    }
  });

  it.each([
    ['other', ['everyone got out', "we're all okay", 'nobody is hurt, just water damage']],
    [
      'fire',
      [
        'no flames no smoke nothing',
        'no just burnt toast',
        "it's out now",
        'there was but it went out',
        'no flames',
      ],
    ],
    ['water', ['I turned the valve off', 'it stopped', 'the plumber already closed it']],
    ['gas', ['not at the moment', "I did before but it's gone", "I don't smell anything"]],
    ['heat', ["no kids, we're in our thirties", 'nobody like that', 'everyone here has heat']],
  ])('[TALK-61] %s: a plain no in other words is one', (category, answers) => {
    for (const answer of answers) {
      expect([answer, levelAfter(answer, category)]).toEqual([answer, 'none']);
    }
  });

  it('a no that says the opposite of one, "no it won\'t stop", is danger', () => {
    expect(levelAfter("no it won't stop", 'water')).toBe('urgent');
  });

  it.each(['yes', "that's correct", 'yeah that is my unit'])(
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

  it('never throws, whatever is said', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (answer, category) => {
        expect(['none', 'possible', 'urgent', 'life']).toContain(levelAfter(answer, category));
      }),
    );
  });
});
