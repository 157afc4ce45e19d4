// The dedicated number that a deployment asks for, as owners and operators both see it (spec 1, 9).
import * as z from 'zod/mini';

export const numberRequestSchema = z.object({
  /** ISO 8601. */
  requestedAt: z.string(),
  /** The last of the 5-7 business days, such as '2026-03-11'. */
  expectedBy: z.string(),
  /** E.164; null until the provider has assigned it. */
  phoneNumber: z.nullable(z.string()),
  /** ISO 8601; null until then. */
  assignedAt: z.nullable(z.string()),
  /** ISO 8601; null unless the provider has ended the service. */
  serviceEndedAt: z.nullable(z.string()),
  /** False: the request is only stored, on a server that could tell nobody; `expectedBy` is no promise. */
  isProviderTold: z.boolean(),
});
export type NumberRequest = z.infer<typeof numberRequestSchema>;
