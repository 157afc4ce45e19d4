// Tests of the report after a test call.
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { summarizeCall } from './summarize-call.ts';

type Reply = NonNullable<ChatMessage['reply']>;

let count = 0;
function message(sender: ChatMessage['sender'], part: Partial<ChatMessage>): ChatMessage {
  count += 1;
  const base = { id: String(count), text: '', timestamp: new Date(0), audioUrl: null };
  return { ...base, sender, status: 'complete', ...part };
}
const asks = (text: string) => message('user', { text });
const replies = (part: Partial<Reply>) =>
  message('assistant', {
    text: 'A reply.',
    reply: {
      action: 'answer',
      sources: [],
      emergency: { level: 'none', category: null },
      transfer: null,
      ...part,
    },
  });
const hours = { kind: 'setting', title: 'Business hours', quote: '9 to 5' } as const;

describe('summarizeCall', () => {
  it('lists each question with what answered it', () => {
    const { questions } = summarizeCall(
      [replies({}), asks('When are you open?'), replies({ sources: [hours] })],
      12,
    );
    expect(questions).toMatchObject([
      { question: 'When are you open?', outcome: 'answered', from: ['Business hours'], note: '' },
    ]);
  });

  it.each([
    ['decline', 'unanswered', 'Nothing in the setup answers this.'],
    ['collect', 'handled', 'The assistant took down details.'],
    ['clarify', 'handled', 'The assistant asked what was meant.'],
    ['confirm_emergency', 'handled', 'The assistant asked whether it is an emergency.'],
    ['end', 'handled', 'The assistant said goodbye.'],
    ['answer', 'handled', ''],
  ] as const)('a reply with the action %s was %s', (action, outcome, note) => {
    const { questions } = summarizeCall([asks('Hm?'), replies({ action })], 1);
    expect(questions).toMatchObject([{ outcome, note }]);
  });

  it.each([
    [
      'decline',
      'unanswered',
      /^Nothing in the setup surely answers this\. .+“Is it open\?” was meant\.$/,
    ],
    ['clarify', 'handled', /^The assistant asked whether “Is it open\?” was meant\.$/],
  ] as const)('a reply with the action %s tells which FAQ it named', (action, outcome, note) => {
    const sources = [{ kind: 'faq', title: 'Is it open?', quote: 'Is it open?' } as const];
    const { questions } = summarizeCall([asks('Hm?'), replies({ action, sources })], 1);
    expect(questions).toMatchObject([{ outcome, from: [], note: expect.stringMatching(note) }]);
  });

  it.each([
    ['the call ended first', [], 'The call ended before the reply.'],
    [
      'the reply failed',
      [message('assistant', { status: 'error' })],
      'The reply could not be made.',
    ],
    [
      'the server was away',
      [message('assistant', { isBuiltIn: true })],
      'The server was away. A built-in reply was given.',
    ],
  ])('says when %s', (_, after, note) => {
    expect(summarizeCall([asks('Hm?'), ...after], 1).questions).toMatchObject([
      { outcome: 'failed', note },
    ]);
  });

  it('leaves out a voice message that was not understood', () => {
    const unheard = message('user', { text: 'Voice message', status: 'error' });
    expect(summarizeCall([unheard], 1).questions).toEqual([]);
  });

  it.each([
    [
      'a transfer',
      { transfer: { number: '555-0100', reason: 'request' } },
      /transferred to 555-0100/,
    ],
    ['goodbye', { action: 'end' }, /said goodbye/],
    ['anything else', {}, /^You ended the call\.$/],
  ] as const)('says why it ended after %s', (_, part, ending) => {
    expect(summarizeCall([asks('Hm?'), replies(part)], 1).ending).toMatch(ending);
  });
});
