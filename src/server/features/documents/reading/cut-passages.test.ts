// Tests of sentences and passages: what retrieval ranks and replies quote.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPassages } from './cut-passages.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { splitSentences } from './split-sentences.ts';

const text = (words: string, page: number | null = null): DocumentBlock => ({
  kind: 'text',
  text: words,
  page,
});
const heading = (words: string, page: number | null = null): DocumentBlock => ({
  kind: 'heading',
  text: words,
  page,
});

describe('sentences', () => {
  it.each([
    ['Quiet hours begin at 10. They end at 7 a.m. on weekdays.', 2],
    ['Ask Dr. Smith in Apt. 4 on Main St. about it.', 1],
    ['The fee is $1.50 per day! Is that all? Yes.', 3],
    ['See No. 12 and art. 3.2. The board decides.', 2],
    ['J. Miller manages the office. (Call first.) Thanks.', 3],
    ['Monday 9 to 5\nTuesday closed', 2],
    ['“No pets.” The board said so.', 2],
    ['3.2. Guests may park. Others may not.', 2],
    ['C6. Barbecues stand apart. C7. Fires are banned.', 2],
  ])('cuts %j into %i', (words, count) => {
    expect(splitSentences(words)).toHaveLength(count);
  });
});

describe('passages', () => {
  it('[DOC-13] carry the nearest heading and the page on which they begin', () => {
    const passages = cutPassages([
      heading('Quiet Hours', 1),
      text('From 10 PM to 7 AM.', 1),
      text('Parties end by then.', 2),
      heading('Parking', 2),
      text('Guests may park for 48 hours.', 2),
    ]);
    expect(passages).toEqual([
      { heading: 'Quiet Hours', page: 1, text: 'From 10 PM to 7 AM.' },
      { heading: 'Quiet Hours', page: 2, text: 'Parties end by then.' },
      { heading: 'Parking', page: 2, text: 'Guests may park for 48 hours.' },
    ]);
  });

  it('put short paragraphs under one heading together, long ones stand alone', () => {
    const long = `${'Residents keep the halls free. '.repeat(11)}`.trim();
    const passages = cutPassages([
      heading('Halls'),
      text('One.'),
      text('Two.'),
      text(long),
      text('Three.'),
    ]);
    expect(passages.map((passage) => passage.text)).toEqual([`One.\nTwo.\n${long}`, 'Three.']);
  });

  it('keep a heading that may say something, or when there is nothing else, and drop what has no word', () => {
    const blocks = [
      heading('House Rules', 1),
      heading('Pool closed on Mondays', 1),
      heading('Pets', 2),
      text('• • •', 2),
      text('None.', 3),
    ];
    expect(cutPassages(blocks)).toEqual([
      { heading: '', page: 1, text: 'Pool closed on Mondays' },
      { heading: 'Pets', page: 3, text: 'None.' },
    ]);
    expect(cutPassages([heading('No Parking', 1)])).toEqual([
      { heading: '', page: 1, text: 'No Parking' },
    ]);
    expect(cutPassages([text('– – –'), heading('***')])).toEqual([]);
  });

  it('carry the wider headings too and never mix two headings', () => {
    const blocks = [
      { ...heading('House Rules'), rank: 0 },
      { ...heading('Parking'), rank: 1 },
      { ...heading('Guests'), rank: 2 },
      text('Two days.'),
      { ...heading('Towing'), rank: 2 },
      text('At once.'),
    ];
    expect(cutPassages(blocks)).toEqual([
      { heading: 'Parking › Guests', page: null, text: 'Two days.' },
      { heading: 'Parking › Towing', page: null, text: 'At once.' },
    ]);
  });

  it('leave the name of the document out, which answers nothing', () => {
    const title = { ...heading('Maple Court Pool Handbook'), rank: 'plain', isGuess: true };
    const first = { ...heading('Guests'), rank: 'plain', isGuess: true };
    expect(cutPassages([title, first, text('Two each.')])).toEqual([
      { heading: 'Guests', page: null, text: 'Two each.' },
    ]);
    expect(cutPassages([title])).toHaveLength(1);
  });

  it('cut a long list between its items, each on its own line', () => {
    const items = Array.from({ length: 12 }, (_, at) =>
      `C${at}. ${'No glass near the pool. '.repeat(3)}`.trim(),
    );
    const passages = cutPassages([text(items.join('\n'))]);
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.flatMap((passage) => passage.text.split('\n'))).toEqual(items);
  });

  it('keep what announces a list with its first item', () => {
    const intro = `${'Residents keep the halls free. '.repeat(11)}They never bring:`;
    expect(cutPassages([text(intro), text('• Glass')])).toHaveLength(1);
  });

  it('cut a long paragraph at the ends of its sentences', () => {
    const paragraph = 'The clubhouse is booked at the office three days before. '.repeat(20).trim();
    for (const passage of cutPassages([text(paragraph)])) {
      expect(passage.text).toMatch(/^The clubhouse .*before\.$/);
    }
  });

  it('cut a sentence without end at a clause, a word or anywhere but inside a character', () => {
    for (const endless of [
      `${'no loud music, '.repeat(90)}`,
      'word '.repeat(300),
      '𝒜'.repeat(900),
    ]) {
      const pieces = cutPassages([text(`A ${endless}`.trim())]).map((passage) => passage.text);
      expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) expect(piece).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('[DOC-13] whatever stands in a document: at most 600 characters each, no word lost', () => {
    const word = fc.oneof(
      fc
        .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
        .map((part) => part.replace(/\s/g, '') || 'x'),
      fc.constantFrom('Quiet.', 'hours,', 'PM', '•', 'a'.repeat(700)),
    );
    const line = fc.array(word, { minLength: 1, maxLength: 150 }).map((words) => words.join(' '));
    const block = fc.record({
      kind: fc.constantFrom('text' as const, 'heading' as const),
      text: line,
      page: fc.constantFrom(null, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        const passages = cutPassages(blocks);
        for (const passage of passages) {
          expect(passage.text.length).toBeLessThanOrEqual(600);
          expect(passage.heading.length).toBeLessThanOrEqual(200);
          expect(passage.text).toMatch(/[\p{L}\p{N}]/u);
        }
        const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
        const texts = blocks.filter(({ kind }) => kind === 'text').map((one) => bare(one.text));
        const kept = passages.map((passage) => bare(passage.text)).join('');
        // Headings without text below are kept too, so the texts come in order, perhaps with more between.
        let from = 0;
        for (const one of texts) {
          const at = kept.indexOf(one, from);
          expect(at).toBeGreaterThanOrEqual(0);
          from = at + one.length;
        }
      }),
      { numRuns: 200 },
    );
  });
});
