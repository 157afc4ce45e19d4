// Wizard step 5, FAQs: fields, limits and the rule for blank rows (spec 3, 5).
import * as z from 'zod/mini';
import { text, visibleLength } from './text.ts';

export const maxFaqs = 200;
const minLength = 3;

export const faqSchema = z.object({
  question: text({ min: minLength, max: 1000, message: 'Question must be at least 3 characters' }),
  answer: text({ min: minLength, max: 5000, message: 'Answer must be at least 3 characters' }),
});
export type Faq = z.infer<typeof faqSchema>;

export const faqsSchema = z
  .array(faqSchema)
  .check(z.maxLength(maxFaqs, `Please keep at most ${maxFaqs} FAQs`));

/** Rows that count: those in which a question or an answer was typed (spec 5). */
export function filledFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
    .filter(({ question, answer }) => question !== '' || answer !== '');
}

export function isFaqTooShort({ question, answer }: Faq): boolean {
  return visibleLength(question) < minLength || visibleLength(answer) < minLength;
}
