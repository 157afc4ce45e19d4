// Call scripts and FAQs as they are stored. They are shown as they are; the rules of section 5 apply when they
// are written.
import * as z from 'zod/mini';

export const storedCallInstructionsSchema = z.object({
  ownerRequests: z.string(),
  maintenanceRequests: z.string(),
  paymentRequests: z.string(),
  urgentIssues: z.string(),
  customInstructions: z.array(z.string()),
});

export const storedFaqSchema = z.object({
  question: z.string(),
  answer: z.string(),
  phrasings: z.optional(z.array(z.string())),
});
