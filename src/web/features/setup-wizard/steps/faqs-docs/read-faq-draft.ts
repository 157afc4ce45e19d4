// Reads back the FAQs kept in this browser; stored text may come from an older page.
import * as z from 'zod/mini';
import type { Faq } from '#shared/domain/faqs.ts';

const storedFaqs = z.array(
  z.object({
    question: z.string(),
    answer: z.string(),
    phrasings: z.optional(z.array(z.string())),
  }),
);

export function readFaqDraft(stored: unknown): Faq[] | null {
  return storedFaqs.safeParse(stored).data ?? null;
}
