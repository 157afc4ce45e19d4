// The assistant as the API shows it: its fields, and what became of it (spec 3).
import * as z from 'zod/mini';
import { shownSchemas } from './assistant-field-values.ts';

export const assistantSchema = z.object({
  id: z.number(),
  ...shownSchemas(),
  deploymentDate: z.string(),
  status: z.string(),
  deviceId: z.string(),
  createdAt: z.string(),
  /** Deployed, and changed since: the provider has an older version. */
  hasUndeployedChanges: z.boolean(),
  isNotifyEmailConfirmed: z.boolean(),
});
export type Assistant = z.infer<typeof assistantSchema>;
