// Reads back the call scripts kept in this browser; stored text may come from an older page.
import * as z from 'zod/mini';
import type { ScriptEdits } from './script-values.ts';

const storedEdits = z.object({
  ownerRequests: z.optional(z.string()),
  maintenanceRequests: z.optional(z.string()),
  paymentRequests: z.optional(z.string()),
  urgentIssues: z.optional(z.string()),
  customInstructions: z.optional(z.array(z.string())),
});

export function readScriptEdits(stored: unknown): ScriptEdits | null {
  return storedEdits.safeParse(stored).data ?? null;
}
