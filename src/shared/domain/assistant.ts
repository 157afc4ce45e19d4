// The assistant as the API shows it: every field of spec section 3 but its owner.
import * as z from 'zod/mini';
import { workflowSchema } from './workflow.ts';

/** Stored texts are shown as they are; the rules of section 5 apply when they are written. */
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

export const assistantSchema = z.object({
  id: z.number(),
  companyName: z.string(),
  greeting: z.string(),
  companyWebsite: z.string(),
  residentPortal: z.string(),
  businessHours: z.string(),
  timeZone: z.string(),
  afterHoursStartTime: z.string(),
  afterHoursEndTime: z.string(),
  selectedVoice: z.string(),
  transferNumber: z.string(),
  transferMessage: z.string(),
  transferConditions: z.array(z.string()),
  maintenanceHandling: z.string(),
  maintenancePortal: z.string(),
  maintenanceInstructions: z.string(),
  urgentMaintenance: z.boolean(),
  paymentHandling: z.string(),
  paymentPortal: z.string(),
  paymentInstructions: z.string(),
  emergencyProtocols: z.string(),
  emergencyNumber: z.string(),
  emergencyTypes: z.array(z.string()),
  customRequestTypes: z.array(z.string()),
  requestWorkflows: z.array(workflowSchema),
  callInstructions: z.nullable(storedCallInstructionsSchema),
  faqs: z.array(storedFaqSchema),
  customerPortal: z.string(),
  deploymentSchedule: z.string(),
  deploymentDate: z.string(),
  testMode: z.boolean(),
  testNumber: z.string(),
  /** null until the user has chosen a type in step 1. */
  setupType: z.nullable(z.string()),
  status: z.string(),
  deviceId: z.string(),
  createdAt: z.string(),
  /** Deployed, and changed since: the provider has an older version. */
  hasUndeployedChanges: z.boolean(),
  /** Where to write when the number is ready; mail goes there only once confirmed. */
  notifyEmail: z.string(),
  isNotifyEmailConfirmed: z.boolean(),
});
export type Assistant = z.infer<typeof assistantSchema>;
