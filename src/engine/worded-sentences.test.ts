// How many true sentences of a model are let by, and how many false ones.
import { describe, expect, it } from 'vitest';
import { guardAnswer } from './model-guard.ts';
import { besideTheQuestion, wordedSentences } from './worded-sentences.testing.ts';

const passages = wordedSentences.map(({ title, text }, at) => ({ id: `faq:${at}`, title, text }));

const isAllowed = (question: string, answer: string, id: string) =>
  guardAnswer({ answerable: true, answer, sources: [id] }, passages, { question }).isAllowed;

const said = (kind: 'isTrue' | 'isFalse') =>
  wordedSentences.flatMap((row, at) =>
    row[kind].map((answer) => ({ question: row.question, answer, id: `faq:${at}` })),
  );

describe('[TALK-80] sentences that a model might word', () => {
  it('are refused when they are false of what they cite: 95 of 100 and more', () => {
    const lies = said('isFalse');
    const passed = lies.filter(({ question, answer, id }) => isAllowed(question, answer, id));
    expect(lies.length).toBeGreaterThanOrEqual(70);
    expect(passed.length, JSON.stringify(passed, null, 1)).toBeLessThanOrEqual(lies.length * 0.05);
  });

  it('are said when they are true of it: 85 of 100 and more', () => {
    const truths = said('isTrue');
    const refused = truths.filter(({ question, answer, id }) => !isAllowed(question, answer, id));
    expect(truths.length).toBeGreaterThanOrEqual(40);
    expect(refused.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(
      truths.length * 0.15,
    );
  });

  it.each(besideTheQuestion)('answer what was asked: %s %s', (question, answer) => {
    const cited = passages.find(({ text }) => text.includes(answer));
    expect(cited).toBeDefined();
    expect(isAllowed(question, answer, cited?.id ?? '')).toBe(false);
  });
});
