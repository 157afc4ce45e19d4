// Table of the weak points of FAQs: each rule by one change to a set-up that has none.
import { it } from 'vitest';
import { expectWeak, type WeakRow, withFaq } from '#tests/setup/weak-rows.ts';

const rows: WeakRow[] = [
  [
    'an FAQ without an answer',
    withFaq('Where do I park?', '  '),
    'faqs-docs faqs.3.answer',
    /“Where do I park\?” has no answer yet/,
  ],
  [
    'an FAQ without a question',
    withFaq('', 'On the marked places.'),
    'faqs-docs faqs.3.question',
    /FAQ #4 has an answer but no question/,
  ],
  [
    'an answer to be decided',
    withFaq('Where do I park?', 'tbd'),
    'faqs-docs faqs.3.answer',
    /“Where do I park\?” still holds “tbd”/,
  ],
  [
    'one question with two answers',
    withFaq('May I keep a dog', 'No pets at all.'),
    'faqs-docs faqs.3.answer',
    /FAQ #3 and #4 both ask/,
  ],
  [
    'an answer of more than 45 seconds',
    withFaq('What are the rules?', 'Please keep quiet at night. '.repeat(30)),
    'faqs-docs faqs.3.answer',
    /takes about 58 seconds/,
  ],
];

it.each(rows)('[READY-04] [READY-05] names %s', (_, change, where, sentence) => {
  expectWeak(change, where, sentence);
});
