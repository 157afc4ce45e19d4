import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { officeOpen, sampleIndex, sampleSetup } from './sample-setup.testing.ts';
import { maxReplyLength, newConversation, turn } from './turn.ts';
import { ungroundedParts } from './ungrounded-parts.testing.ts';

const long = 'All owners must read this notice about the boiler before the heating season. '.repeat(
  40,
);
const indexes = [
  sampleIndex(),
  sampleIndex({ transferConditions: [], emergencyNumber: '' }),
  sampleIndex({
    companyName: 'x'.repeat(200),
    transferMessage: long,
    businessHours: long,
    residentPortal: 'y'.repeat(500),
    emergencyNumber: '3'.repeat(200),
    faqs: [{ question: long.slice(0, 900), answer: long }, ...sampleSetup.faqs],
    callInstructions: {
      ownerRequests: `If you do not know, say "${long}"`,
      maintenanceRequests: `Say "${long}" Ask for the name. Then say "${long}"`,
      paymentRequests: `Say "${long}"`,
      urgentIssues: '',
      customInstructions: [`Boilers: "${long}"`],
    },
  }),
];

// Words that lead into every corner of a call, mixed with noise.
const usual = fc.constantFrom(
  'my faucet drips',
  'Ann Lee',
  '4B',
  '312 555 0147',
  'yes',
  'no',
  'no, it is 5C',
  'sorry?',
  'never mind',
  'representative',
  'what are the pool hours?',
  'boiler',
  'and how much?',
  'I smell gas',
  'bye',
  'hold on',
  'there is water everywhere',
  'leave a message',
  'how do I pay my rent',
  "that's not what I asked",
  '',
  'are you open?',
  'I want to dispute a lien',
  "I'd rather not say",
  'the unit is wrong',
  'thank you',
  'hi',
);
const utterance = fc.oneof(
  { weight: 4, arbitrary: usual },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.array(usual, { maxLength: 4 }).map((parts) => parts.join(', ')) },
);
const moment = fc.constantFrom(officeOpen, '2026-03-15T03:00:00Z', 'not a time', '');

describe('whatever is said, in any order', () => {
  it('a reply is never empty, never too long, has its sources, and the state stays plain JSON', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...indexes),
        fc.array(utterance, { minLength: 1, maxLength: 9 }),
        moment,
        (index, said, at) => {
          let state: ConversationState = newConversation();
          said.forEach((text, place) => {
            const result = turn(index, state, { text, at });
            expect(result.reply.trim()).not.toBe('');
            expect(result.reply.length).toBeLessThanOrEqual(maxReplyLength);
            expect(JSON.parse(JSON.stringify(result.state))).toEqual(result.state);
            expect(result.state.turns).toBe(place + 1);
            expect(result.transfer === null).toBe(result.action !== 'transfer');
            // What is said while transferring promises a transfer.
            if (index === indexes[0] && result.reply.includes(sampleSetup.transferMessage)) {
              expect(result.action).toBe('transfer');
            }
            // The same words in the same state: the same result.
            expect(turn(index, state, { text, at })).toEqual(result);
            state = result.state;
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('[TALK-36] nothing is said that is neither ours, nor quoted, nor told by the caller', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...indexes.slice(0, 2)),
        fc.array(utterance, { minLength: 1, maxLength: 9 }),
        (index, said) => {
          let state = newConversation();
          said.forEach((text, place) => {
            const result = turn(index, state, { text, at: officeOpen });
            expect(ungroundedParts(result, index, said.slice(0, place + 1))).toEqual([]);
            state = result.state;
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('two thousand characters and more are no trouble', () => {
    const text = 'my faucet drips and '.repeat(5_000);
    const [index] = indexes;
    if (index === undefined) throw new Error('No company.');
    expect(turn(index, newConversation(), { text, at: officeOpen }).reply).not.toBe('');
  });
});

describe('the check of replies itself', () => {
  const [index] = indexes;
  if (index === undefined) throw new Error('No company.');
  const result = turn(index, newConversation(), {
    text: 'where can my guests park',
    at: officeOpen,
  });

  it.each([
    'Parking is free.',
    'Guests park in the marked visitor spaces by the clubhouse for up to 72 hours.',
    'We are open right now. We close at 6 PM.',
    'Your name is Bob.',
    'Our website is at www.evil.example.',
  ])('finds what nothing supports: %s', (reply) => {
    expect(ungroundedParts({ ...result, reply }, index, ['hello'])).not.toEqual([]);
  });

  it('finds a quotation that is not in its passage', () => {
    const sources = result.sources.map((source) => ({
      ...source,
      quote: 'Guests may never park.',
    }));
    const reply = 'Guests may never park.';
    expect(ungroundedParts({ ...result, reply, sources }, index)).not.toEqual([]);
  });

  it('takes a name only from the caller’s own words', () => {
    const reply = 'Your name is Ann Lee.';
    expect(ungroundedParts({ ...result, reply }, index, ['I am ann lee'])).toEqual([]);
    expect(ungroundedParts({ ...result, reply }, index, ['I am ann'])).not.toEqual([]);
  });
});
