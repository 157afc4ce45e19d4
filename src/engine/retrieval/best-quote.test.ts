import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from '#engine/conversation.ts';
import { bestQuote } from './best-quote.ts';
import { sentenceSpans } from './sentence-spans.ts';
import { topicNouns } from './topic-nouns.ts';

const passageOf = (text: string): Passage => ({
  id: 'document:1:0',
  kind: 'document',
  title: 'Handbook.pdf, page 4',
  text,
  keys: ['Pets and animals'],
});

const handbook =
  'Quiet hours are from 10 p.m. to 7 a.m. every day. Residents who hear noise may call security. ' +
  'Two dogs or cats are allowed in each home, and both have to be registered. The registration costs $25 ' +
  'a year and is paid at the office on Main St. near the gate. Bulky trash is picked up on the first ' +
  'Monday of the month. It goes to the curb after 6 p.m. the evening before.';

describe('sentenceSpans', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Call Mr. Lee at 5 p.m. on Main St. only.', ['Call Mr. Lee at 5 p.m. on Main St. only.']],
    ['It costs $1.50. Pay online.', ['It costs $1.50.', 'Pay online.']],
    ['Rules:\n• No smoking\n• No fires', ['Rules:', '• No smoking', '• No fires']],
    ['a line\nthat goes on', ['a line\nthat goes on']],
    ['  ', []],
  ])('%j', (text, sentences) => {
    expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });
});

describe('bestQuote', () => {
  it.each([
    ['how many dogs can I have', 'Two dogs or cats are allowed'],
    ['when is bulk garbage taken', 'Bulky trash is picked up'],
    ['is there a quiet time at night', 'Quiet hours are from 10 p.m. to 7 a.m.'],
  ])('%s', (query, words) => {
    expect(bestQuote(passageOf(handbook), query)).toContain(words);
  });

  it('begins and ends where sentences do', () => {
    const quote = bestQuote(passageOf(handbook), 'how many dogs can I have');
    expect(quote).toMatch(/^[A-Z].*\.$/s);
    expect(quote.length).toBeLessThanOrEqual(300);
  });

  it('cuts a sentence that is too long where a clause ends', () => {
    const long = `Owners ${'keep their hedges trimmed, '.repeat(15)}and bring leaves to the bin.`;
    const quote = bestQuote(passageOf(long), 'hedges');
    expect(quote).toMatch(/,$/);
    expect(long).toContain(quote);
  });

  it('is verbatim and at most 300 characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), fc.string(), (text, query) => {
        const quote = bestQuote(passageOf(text), query);
        expect(text).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(300);
        expect(quote === '').toBe(text.trim() === '');
      }),
    );
  });
});

describe('topicNouns', () => {
  it.each([
    ['What are the pool hours on Sunday?', ['pool', 'hours']],
    ['How much does a new fob cost?', ['fob']],
    ['and on Sunday', ['sunday']],
    ['', []],
  ])('%s', (text, nouns) => {
    expect(topicNouns(text)).toEqual(nouns);
  });

  it('of a document are those of its heading', () => {
    expect(topicNouns(passageOf(handbook))).toEqual(['pets', 'animals']);
  });
});
