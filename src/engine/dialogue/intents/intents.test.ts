import { describe, expect, it } from 'vitest';
import { countQuestions, questionAfterStory, splitQuestions } from '../split-questions.ts';
import { asksForInformation } from './asks-for-information.ts';
import { intentOf } from './intent-of.ts';
import { reportsFault } from './reports-fault.ts';

describe('what a caller wants', () => {
  it.each([
    ['let me speak to a manager', 'human'],
    ['can you put me through to the office', 'human'],
    ["I don't want to talk to a robot", 'human'],
    ['are you a real person?', 'robot'],
    ["I don't need to talk to a person, just the hours", null],
    ['could you take a message', 'message'],
    ['have someone call me back', 'message'],
    ['what are your office hours', 'hours'],
    ['when do you guys open', 'hours'],
    ['what are the pool hours', null],
    ['is the post office open tomorrow', null],
    ['is there someone at the front desk at three', null],
    ['is there somebody I can talk to', 'human'],
    ['are you open tomorrow', 'hours'],
    ['how do I pay my rent', 'payment'],
    ['Ask about payments', 'payment'],
    ['Request maintenance', 'maintenance'],
    ['I need help with a maintenance problem.', 'maintenance'],
    ['I would like to request maintenance, please.', 'maintenance'],
    ['what is your website', 'website'],
    ['where do I find the resident portal', 'portal'],
    ['thanks so much', 'thanks'],
    ['great, that is all, bye', 'goodbye'],
    ['say that again', 'repeat'],
    ["that's not what I asked", 'rejection'],
    ['hang on a second', 'hold'],
    ['my neighbor parks in my spot', null],
  ])('%s', (utterance, intent) => {
    expect(intentOf(utterance)).toBe(intent);
  });
});

describe('something to repair', () => {
  it.each([
    'my sink is leaking',
    "the dishwasher won't drain",
    'can someone fix the garage door',
    'there are roaches in the kitchen',
    'no hot water since last night',
    'toilet is running',
  ])('%s', (utterance) => {
    expect(reportsFault(utterance)).toBe(true);
  });
  it.each(['where can I park', 'what are the rules for window screens', 'I lost my job'])(
    'not: %s',
    (utterance) => {
      expect(reportsFault(utterance) && !asksForInformation(utterance)).toBe(false);
    },
  );
});

describe('several questions in one breath', () => {
  it.each([
    ['what are your hours and can I pay online', 2],
    ['Where do I park? How much is it? Who do I call?', 3],
    ['is the pool open and heated', 1],
    ['my sink leaks', 0],
  ])('%s', (utterance, count) => {
    expect(countQuestions(utterance)).toBe(count);
  });

  it('are cut between them', () => {
    expect(splitQuestions('what are your hours, and where is the office?')).toEqual([
      'what are your hours',
      'where is the office?',
    ]);
  });

  it('a question may end a story', () => {
    expect(questionAfterStory('I broke my hip last year, but can I borrow a walker?')).toBe(
      'can I borrow a walker?',
    );
    expect(questionAfterStory('my sink leaks')).toBeNull();
  });
});
