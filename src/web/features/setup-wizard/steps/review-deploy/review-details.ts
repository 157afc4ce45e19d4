// What the review cards show of an assistant: friendly names, counts and what is missing (spec 2, step 6).
import type { Assistant } from '#shared/domain/assistant.ts';
import type { CallInstructions } from '#shared/domain/call-scripts.ts';
import { reviewFileSize } from '#shared/domain/file-size.ts';

export interface ReviewScript {
  title: string;
  texts: string[];
}

export interface ReviewDocument {
  id: number;
  name: string;
  size: string;
}

/** Only what is written: an unwritten script has no row, and no row at all means none is configured. */
export function reviewScripts(scripts: CallInstructions | null): ReviewScript[] {
  if (!scripts) return [];
  const custom = scripts.customInstructions;
  return [
    { title: 'Owner requests', texts: [scripts.ownerRequests] },
    { title: 'Maintenance requests', texts: [scripts.maintenanceRequests] },
    { title: 'Payment requests', texts: [scripts.paymentRequests] },
    { title: 'Emergency handling', texts: [scripts.urgentIssues] },
    { title: `Custom instructions (${custom.length})`, texts: custom },
  ].filter(({ texts }) => texts.some((text) => text.trim() !== ''));
}

/** FAQs with their numbers, by which they are told apart. */
export function numberedFaqs(faqs: Assistant['faqs']) {
  return faqs.map((faq, index) => ({ number: index + 1, ...faq }));
}

/** A short list stands open; a long one would push the rest of the review away. */
export const mostFaqsOpen = 5;

/** The count above the question list: '1 question and answer', '6 questions and answers'. */
export function faqCount(count: number): string {
  return count === 1 ? '1 question and answer' : `${count} questions and answers`;
}

export function reviewDocuments(
  documents: readonly { id: number; originalName: string; fileSize: number }[],
): ReviewDocument[] {
  return documents.map(({ id, originalName, fileSize }) => ({
    id,
    name: originalName,
    size: reviewFileSize(fileSize),
  }));
}
