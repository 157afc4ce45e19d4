// Request workflows (spec 3). Stored with the assistant; no screen edits them.
import * as z from 'zod/mini';

export const workflowStepTypes = [
  'greeting',
  'question',
  'condition',
  'transfer',
  'collect_info',
  'provide_info',
  'end',
] as const;

const workflowStepSchema = z.object({
  id: z.string(),
  type: z.enum(workflowStepTypes),
  content: z.string(),
  options: z.optional(z.array(z.string())),
  nextStepId: z.optional(z.string()),
  conditions: z.optional(z.array(z.object({ option: z.string(), nextStepId: z.string() }))),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  position: z.optional(z.object({ x: z.number(), y: z.number() })),
});

export const workflowSchema = z.object({
  requestType: z.string(),
  steps: z.array(workflowStepSchema),
});
