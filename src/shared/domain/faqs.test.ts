// Tests of the FAQ rules: lengths, blank rows, the cap (spec 5).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqsSchema, filledFaqs, isFaqTooShort } from './faqs.ts';

describe('faqs', () => {
  it('[FAQ-03] refuses a short question or answer with its own sentence', () => {
    const issues = faqsSchema.safeParse([
      { question: 'Yes?', answer: 'No.' },
      { question: 'No', answer: ' x  ' },
    ]).error?.issues;
    expect(issues?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      '1.question: Question must be at least 3 characters',
      '1.answer: Answer must be at least 3 characters',
    ]);
  });

  it('[FAQ-04] ignores rows in which both fields are blank', () => {
    expect(
      filledFaqs([
        { question: ' ', answer: '\n' },
        { question: ' Pets? ', answer: '' },
        { question: '', answer: ' Two cats ' },
      ]),
    ).toEqual([
      { question: 'Pets?', answer: '' },
      { question: '', answer: 'Two cats' },
    ]);
  });

  it('[FAQ-08] keeps up to ten other ways to ask, each once and without blank ones', () => {
    const faq = { question: 'Are pets allowed?', answer: 'Two cats.' };
    const parse = (phrasings: string[]) => faqsSchema.safeParse([{ ...faq, phrasings }]);
    expect(parse([' Dogs? ', '', 'Dogs?', 'Cats?']).data).toEqual([
      { ...faq, phrasings: ['Dogs?', 'Cats?'] },
    ]);
    expect(JSON.stringify(parse(['', ' ']).data)).toBe(JSON.stringify([faq]));
    const eleven = Array.from({ length: 11 }, (_, index) => `Way ${index}`);
    expect(parse(eleven).error?.issues[0]?.message).toBe(
      'Please keep at most 10 other ways to ask',
    );
    expect(parse([...eleven.slice(1), '', 'Way 1']).success).toBe(true);
    expect(filledFaqs([{ ...faq, phrasings: ['', ' Dogs? '] }])).toEqual([
      { ...faq, phrasings: ['Dogs?'] },
    ]);
  });

  it('[FAQ-05] finds the rows that are too short exactly when the schema refuses them', () => {
    const field = fc.oneof(fc.constantFrom('', 'ab', ' ab ', 'abc', '🏠🏠🏠'), fc.string());
    fc.assert(
      fc.property(field, field, (question, answer) => {
        fc.pre(!`${question}${answer}`.includes('\0'));
        expect(isFaqTooShort({ question, answer })).toBe(
          !faqsSchema.safeParse([{ question, answer }]).success,
        );
      }),
    );
  });

  it('[FAQ-06] accepts an empty list', () => {
    expect(faqsSchema.parse([])).toEqual([]);
  });

  it('[INPUT-01] caps question, answer and the number of FAQs', () => {
    const faq = { question: 'q'.repeat(1000), answer: 'a'.repeat(5000) };
    expect(faqsSchema.safeParse(Array(200).fill(faq)).success).toBe(true);
    expect(faqsSchema.safeParse(Array(201).fill(faq)).error?.issues[0]?.message).toBe(
      'Please keep at most 200 FAQs',
    );
    expect(faqsSchema.safeParse([{ ...faq, question: 'q'.repeat(1001) }]).success).toBe(false);
    expect(faqsSchema.safeParse([{ ...faq, answer: 'a'.repeat(5001) }]).success).toBe(false);
  });
});
