import { describe, expect, it } from 'vitest';
import { isQuestion, splitQuestions } from '../split-questions.ts';
import { asksForInformation } from './asks-for-information.ts';
import type { Intent } from './intent.ts';
import { intentOf } from './intent-of.ts';
import { isAboutAccount } from './is-about-account.ts';
import { reportsFault } from './reports-fault.ts';

describe('what a caller wants', () => {
  it.each<[Intent | null, string[]]>([
    [
      'human',
      [
        'let me speak to a manager',
        'can you put me through to the office',
        'is there somebody I can talk to',
        'Could I talk with someone at the leasing office, please',
        'operator',
        'a real person please',
        'put Rosa on the line',
        'I need to speak with Mrs. Alvarez',
        "I don't want to talk to a robot",
        "I'd rather not talk to a machine",
        "I don't care, let me talk to a person",
      ],
    ],
    [
      'maintenance',
      [
        "one of the benches is broken and I'd like somebody to fix it",
        'the gutter is hanging down, please send someone to repair it',
        "the street lamp is out, I'd like to report that",
      ],
    ],
    ['robot', ['are you a real person?', 'am I talking to a person or a machine', 'is this a bot']],
    [
      'message',
      [
        'could you take a message',
        'have someone call me back',
        'leave the manager a message',
        'please give me a call',
        'can somebody get back to me',
      ],
    ],
    [
      'hours',
      [
        'what are your office hours',
        'when do you guys open',
        'are you open tomorrow',
        'whats your hours',
        'is the leasing office still open',
        'what time are you in on Friday',
        'open on saturdays?',
        "y'all open right now",
        'how late is the office open',
      ],
    ],
    [
      'payment',
      ['how do I pay my rent', 'Ask about payments', 'where should I send my check', 'rent please'],
    ],
    [
      'maintenance',
      [
        'Request maintenance',
        'I need help with a maintenance problem.',
        'I would like to request maintenance, please.',
        'can you put in a work order',
        "I'd like to report a problem in my apartment",
        'something is broken in here',
      ],
    ],
    ['website', ['what is your website', 'whats the company web site?', 'send me your url']],
    ['portal', ['where do I find the resident portal', 'whats the tenant portal?', 'portal link']],
    ['emergency-number', ['what is the after-hours number', 'is there a number for emergencies']],
    ['emergency-help', ['this is an emergency!', 'please, an emergency']],
    ['company', ['who is this', "who's this", 'what company did I reach']],
    ['help', ['what can you help me with', 'menu', 'what can you do?', 'I have a question']],
    ['thanks', ['thanks so much', 'ok great, thank you for your help', 'much appreciated']],
    ['goodbye', ['great, that is all, bye', 'ok take care', 'thank you dear, good bye']],
    ['hello', ['hello, is anyone there?', 'hi there', 'Good morning, how are you today?']],
    ['repeat', ['say that again', 'sorry, what was that?', "I didn't quite catch that"]],
    ['rejection', ["that's not what I asked", 'thats not right', 'this does not help']],
    ['hold', ['hang on a second', 'hold on. Let me find my glasses', 'wait']],
    [
      null,
      [
        "I don't need to talk to a person, just the hours",
        'how can I get in without having to talk to someone',
        "please don't transfer me",
        'connect me to the portal',
        'what are the pool hours',
        'is the post office open tomorrow',
        'is there someone at the front desk at three',
        'what days do you pick up the trash',
        'what do you do about loud neighbors',
        'I paid but the office says they didn’t get it',
        'hold on, somebody is breaking in the back door',
        'my neighbor parks in my spot',
        'you have to pay attention',
      ],
    ],
  ])('%s', (intent, utterances) => {
    expect(utterances.filter((utterance) => intentOf(utterance) !== intent)).toEqual([]);
  });
});

describe('something to repair', () => {
  it.each([
    'my sink is leaking',
    "the dishwasher won't drain",
    'the dishwasher does not drain',
    'the heating isnt working in my apartment',
    'the elevators stuck',
    "our ac's been out since noon",
    'can someone fix the garage door',
    'there are roaches in the kitchen',
    'no hot water since last night',
    'toilet is running',
    'it smells like propane in the garage',
    'I need the gate repaired',
    'low water pressure in the bathroom',
    'water is coming down the wall',
    'the hallway light went off and on all night',
  ])('%s', (utterance) => {
    expect(reportsFault(utterance)).toBe(true);
  });
  it.each([
    'where can I park',
    'I will drop off my key when I move out',
    'what are the rules for window screens',
    'I lost my job',
    'I need a key for the pool',
    'anybody renting out a spot in the garage',
  ])('not: %s', (utterance) => {
    expect(reportsFault(utterance) && !asksForInformation(utterance)).toBe(false);
  });
});

describe('a question', () => {
  it.each([
    'what are your hours',
    'whats the late charge on my space',
    'I was wondering if I can paint my door',
    'hi, can I pay by card',
    'can you take it out of my bank account',
  ])('%s', (utterance) => {
    expect(asksForInformation(utterance)).toBe(true);
  });
  it.each([
    'my sink leaks',
    'could you please send someone',
    'can the super take a look at my stove',
    'tell them I called',
  ])('not: %s', (utterance) => {
    expect(asksForInformation(utterance)).toBe(false);
  });
});

describe('an account', () => {
  it.each([
    'what is my balance',
    'I was charged twice',
    "my payment didn't go through",
    'the portal wont let me in',
    'I cannot log in',
  ])('%s', (utterance) => {
    expect(isAboutAccount(utterance)).toBe(true);
  });
  it.each(['how do I pay', 'is there a resident portal', 'when is rent due'])(
    'not: %s',
    (utterance) => {
      expect(isAboutAccount(utterance)).toBe(false);
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
    expect(splitQuestions(utterance).filter(isQuestion)).toHaveLength(count);
  });

  it('are cut between them', () => {
    expect(splitQuestions('what are your hours, and where is the office?')).toEqual([
      'what are your hours',
      'where is the office?',
    ]);
  });
});
