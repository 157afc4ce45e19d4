// Wizard step 5, FAQs: fields, limits and the rule for blank rows (spec 3, 5). Beyond the specification
// each may hold other ways in which callers ask the same: they help most to find the right answer.
import * as z from 'zod/mini';
import { text, visibleLength } from './text.ts';

export const maxFaqs = 200;
const maxPhrasings = 10;
const minLength = 3;

export const faqSchema = z.object({
  question: text({ min: minLength, max: 1000, message: 'Question must be at least 3 characters' }),
  answer: text({ min: minLength, max: 5000, message: 'Answer must be at least 3 characters' }),
  /** Absent when there are none, so that a client that knows nothing of them gets its fields back. */
  phrasings: z.optional(
    z.pipe(
      z
        .array(text({ max: 1000 }))
        .check(
          z.refine(
            (phrasings) => (cleanPhrasings(phrasings)?.length ?? 0) <= maxPhrasings,
            `Please keep at most ${maxPhrasings} other ways to ask`,
          ),
        ),
      z.transform((phrasings: string[]) => cleanPhrasings(phrasings)),
    ),
  ),
});
export type Faq = z.infer<typeof faqSchema>;

export const faqsSchema = z
  .array(faqSchema)
  .check(z.maxLength(maxFaqs, `Please keep at most ${maxFaqs} FAQs`));

/** Rows that count: those in which a question or an answer was typed (spec 5). */
export function filledFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs
    .map(({ question, answer, phrasings = [] }) => ({
      question: question.trim(),
      answer: answer.trim(),
      ...withPhrasings(cleanPhrasings(phrasings)),
    }))
    .filter(({ question, answer }) => question !== '' || answer !== '');
}

export function isFaqTooShort({ question, answer }: Pick<Faq, 'question' | 'answer'>): boolean {
  return visibleLength(question) < minLength || visibleLength(answer) < minLength;
}

/** Without blank ones and repetitions; undefined for none. */
function cleanPhrasings(phrasings: readonly string[]): string[] | undefined {
  const kept = [...new Set(phrasings.map((phrasing) => phrasing.trim()))].filter(Boolean);
  return kept.length > 0 ? kept : undefined;
}

function withPhrasings(phrasings: string[] | undefined): Pick<Faq, 'phrasings'> {
  return phrasings ? { phrasings } : {};
}
