// Error answers: application/problem+json (RFC 9457) with one plain sentence for a person.
import * as z from 'zod/mini';

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** One plain sentence for a person. */
  detail: z.string(),
  /** Sentence per field of a refused form. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Same sentence under the names that download failures carry (spec 7). */
  message: z.optional(z.string()),
  details: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
