// Weak points of wizard step 5: FAQs that answer nothing, and documents the assistant does not know.
import type { Faq } from './faqs.ts';
import { placeholderIn } from './placeholder-text.ts';
import { spokenSeconds } from './spoken-time.ts';
import { type ReadDocument, shortQuote, stillHolds, type WeakPoint } from './weak-point.ts';

/** Nobody keeps more than this in mind on the phone. */
const longestAnswerSeconds = 45;

/** `faqs` may hold rows that are still being typed. */
export function weakFaqs(faqs: readonly Faq[]): WeakPoint[] {
  const asked = faqs.map(({ question }) => plainWords(question));
  return faqs.flatMap((faq, index) => {
    const message = weakFaq(faq, index, asked.indexOf(asked[index] ?? ''), faqs);
    if (message === null) return [];
    const part = faq.question.trim() === '' ? 'question' : 'answer';
    return [point(`faqs.${index}.${part}`, `FAQ #${index + 1}`, message)];
  });
}

/** @param twin the first FAQ that asks the same, maybe this one */
function weakFaq(faq: Faq, index: number, twin: number, faqs: readonly Faq[]): string | null {
  const question = faq.question.trim();
  const answer = faq.answer.trim();
  if (question === '' && answer === '') return null;
  if (question === '') return `FAQ #${index + 1} has an answer but no question.`;
  if (answer === '') return `${shortQuote(question)} has no answer yet.`;
  const placeholder = placeholderIn(answer);
  if (placeholder) return stillHolds(`The answer to ${shortQuote(question)}`, placeholder);
  if (twin < index && faqs[twin]?.answer.trim() !== answer) {
    return `FAQ #${twin + 1} and #${index + 1} both ask ${shortQuote(question)}, but their answers differ. Callers hear only one of them.`;
  }
  const seconds = spokenSeconds(answer);
  return seconds > longestAnswerSeconds
    ? `The answer to ${shortQuote(question)} takes about ${seconds} seconds to say. Callers keep two or three sentences in mind: put the main thing first and cut the rest.`
    : null;
}

function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

export function weakDocuments(documents: readonly ReadDocument[]): WeakPoint[] {
  return documents
    .filter(
      ({ readingProblem, readingStatus }) => readingProblem !== '' || readingStatus === 'failed',
    )
    .map(({ id, originalName, readingStatus, readingProblem }) => {
      const state = readingStatus === 'failed' ? 'could not be read' : 'was not read in full';
      return point(
        `documents.${id}`,
        'Knowledge Documents',
        `${shortQuote(originalName)} ${state}. ${readingProblem}`.trim(),
      );
    });
}

function point(field: string, label: string, message: string): WeakPoint {
  return { step: 'faqs-docs', field, label, message };
}
