// When a language model may word a reply, and what becomes of its words.
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { AssistantSetup } from './conversation.ts';
import { noEnglish } from './english.ts';
import { newConversation, turn } from './turn.ts';
import { passagesToWord, withWording } from './worded-reply.ts';

const setup: AssistantSetup = {
  companyName: 'Maple Homes',
  greeting: 'Thank you for calling Maple Homes.',
  companyWebsite: '',
  residentPortal: '',
  businessHours: 'Monday to Friday 9 AM to 5 PM',
  timeZone: 'America/New_York',
  afterHoursStartTime: '17:00',
  afterHoursEndTime: '09:00',
  setupType: 'both',
  transferNumber: '555-010-0100',
  transferMessage: '',
  transferConditions: ['request'],
  emergencyNumber: '',
  emergencyTypes: [],
  callInstructions: null,
  faqs: [{ question: 'When is rent due?', answer: 'Rent is due on the 1st of each month.' }],
};
const index = compile(setup, [], noEnglish);
const before = newConversation();
const say = (text: string) => turn(index, before, { text, at: '2026-03-02T15:00:00.000Z' });
const worded = (text: string, answer: string, sources = ['faq:0']) => {
  const result = say(text);
  const passages = passagesToWord(index, text, result);
  return withWording(result, { utterance: text, before }, passages, index, {
    answerable: true,
    answer,
    sources,
  });
};

describe('a language model', () => {
  it.each([
    ['an emergency', 'There is a fire in my kitchen'],
    ['a transfer', 'I want to speak to a person'],
    ['what a saved FAQ answers', 'When is rent due?'],
    ['what the assistant is', 'are you a robot?'],
    ['thanks', 'thank you'],
    ['danger to life', 'what do I do if there is a fire?'],
    ['what is being collected', 'I need a repair, my drawer is stuck'],
  ])('[TALK-33] is not asked about %s', (_what, text) => {
    expect(passagesToWord(index, text, say(text))).toEqual([]);
  });

  it('[TALK-33] words what is not known; it then counts as answered', () => {
    const text = 'Which day do people hand over the money?';
    const { reply, action, sources, state } = worded(text, 'Rent is due on the 1st of each month.');
    expect({ reply, action }).toEqual({
      reply: 'Rent is due on the 1st of each month.',
      action: 'answer',
    });
    expect(sources).toMatchObject([{ passageId: 'faq:0', quote: setup.faqs[0]?.answer }]);
    expect(state).toMatchObject({
      failures: 0,
      failuresInARow: 0,
      pending: null,
      lastReply: reply,
    });
  });

  it('[TALK-33] words what only the nearest FAQ was named for; it is asked about no more', () => {
    const text = 'can my cousin rent the garage';
    expect(say(text)).toMatchObject({ action: 'decline', state: { pending: { kind: 'choice' } } });
    const { action, state } = worded(text, 'Rent is due on the 1st of each month.');
    expect(action).toBe('answer');
    expect(state).toMatchObject({ failures: 0, failuresInARow: 0, pending: null });
  });

  it('[TALK-33] says nothing that its sources do not hold', () => {
    const text = 'Which day do people hand over the money?';
    const own = say(text);
    for (const [answer, sources] of [
      ['Rent is due on the 5th.', ['faq:0']],
      ['Rent is due on the 1st of each month.', ['faq:9']],
      ['', ['faq:0']],
    ] as const) {
      expect(worded(text, answer, [...sources])).toMatchObject({
        reply: own.reply,
        action: own.action,
        state: own.state,
      });
    }
  });
});
