// Rules of the FAQ rows: one remains, blank ones are ignored, short ones are refused (spec 5).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFaqRow,
  changeFaqRow,
  checkFaqRows,
  type FaqRow,
  faqRowsOf,
  isFaqsChanged,
  proposeFaqRow,
  removeFaqRow,
  restoreFaqRow,
} from './faq-rows.ts';

const pets = { question: 'Are pets allowed?', answer: 'Two cats or one dog.' };
const pool = { question: 'When is the pool open?', answer: 'May to September.' };

describe('faq rows', () => {
  it('[FAQ-07] without FAQs there is one blank row, and the last row cannot be removed', () => {
    const rows = faqRowsOf([]);
    expect(rows).toEqual([{ key: 0, question: '', answer: '' }]);
    expect(removeFaqRow(rows, 0)).toBeNull();
  });

  it('[FAQ-08] other ways to ask are typed a line each and count as a change', () => {
    const rows = changeFaqRow(faqRowsOf([pets]), 0, 'phrasings', 'Can I keep a dog?\n');
    expect(rows[0]?.phrasings).toEqual(['Can I keep a dog?', '']);
    expect(isFaqsChanged(rows, [pets])).toBe(true);
    expect(checkFaqRows(rows)).toEqual({
      isValid: true,
      faqs: [{ ...pets, phrasings: ['Can I keep a dog?'] }],
    });
    const many = changeFaqRow(
      rows,
      0,
      'phrasings',
      Array.from({ length: 11 }, (_, way) => `Way ${way}`).join('\n'),
    );
    expect(checkFaqRows(many)).toMatchObject({
      errors: { 0: { phrasings: 'Please keep at most 10 other ways to ask' } },
    });
  });

  it('[FAQ-02] adds a blank row at the end under a key of its own', () => {
    expect(addFaqRow(faqRowsOf([pets]))[1]).toEqual({ key: 1, question: '', answer: '' });
  });

  it('a removed row comes back where it was, and only once', () => {
    const rows = faqRowsOf([pets, pool]);
    const [first] = rows as [FaqRow, FaqRow];
    const left = removeFaqRow(rows, first.key) ?? [];
    const restored = restoreFaqRow(left, first, 0);
    expect(restored).toEqual(rows);
    expect(restoreFaqRow(restored, first, 0)).toEqual(rows);
  });

  it('keys stay unique however rows are added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), (choices) => {
        let rows = faqRowsOf([]);
        for (const choice of choices) {
          const row = rows[choice];
          rows = row ? (removeFaqRow(rows, row.key) ?? rows) : addFaqRow(rows);
        }
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(rows.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('checkFaqRows', () => {
  it('[FAQ-04] ignores rows whose two fields are blank', () => {
    const rows = addFaqRow(faqRowsOf([pets]));
    expect(checkFaqRows(changeFaqRow(rows, 1, 'answer', '  \n'))).toEqual({
      isValid: true,
      faqs: [pets],
    });
  });

  it('[FAQ-06] only blank rows make an empty list', () => {
    expect(checkFaqRows(faqRowsOf([]))).toEqual({ isValid: true, faqs: [] });
  });

  it('[FAQ-03] [FAQ-05] marks each field under 3 characters after trimming', () => {
    const rows = faqRowsOf([
      pets,
      { question: ' ab ', answer: '' },
      { question: 'Why?', answer: '1' },
    ]);
    const question = 'Question must be at least 3 characters';
    const answer = 'Answer must be at least 3 characters';
    expect(checkFaqRows(rows)).toEqual({
      isValid: false,
      errors: { 1: { question, answer }, 2: { answer } },
    });
  });

  it('[INPUT-01] refuses more than 200', () => {
    const checked = checkFaqRows(faqRowsOf(Array.from({ length: 201 }, () => pets)));
    expect(checked).toMatchObject({ isValid: false, listError: expect.stringContaining('200') });
  });

  it('blank rows and outer blanks are no change', () => {
    const rows = addFaqRow(faqRowsOf([pets]));
    expect(isFaqsChanged(rows, [pets])).toBe(false);
    expect(isFaqsChanged(changeFaqRow(rows, 1, 'question', 'New?'), [pets])).toBe(true);
    expect(isFaqsChanged(rows, [])).toBe(true);
  });
});

describe('proposeFaqRow', () => {
  const pets = { question: 'Pets?', answer: 'Two cats.', key: 0 };
  const blank = { question: '', answer: ' ', key: 1 };

  it.each([
    ['adds a row', [pets], 'May I swim?', ['Pets?', 'May I swim?'], 1],
    ['fills a blank last row', [pets, blank], 'May I swim?', ['Pets?', 'May I swim?'], 1],
    ['finds the row that asks it already', [pets, blank], 'PETS?', ['Pets?', ''], 0],
  ])('%s', (_, before, question, questions, key) => {
    const { rows, row } = proposeFaqRow(before, question);
    expect(rows.map((each) => each.question)).toEqual(questions);
    expect(row?.key).toBe(key);
  });
});
