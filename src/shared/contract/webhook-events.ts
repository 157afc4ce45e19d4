// The messages of the provider's webhook. docs/provider-webhook.md holds their JSON Schema, made from here.
// A later release may add fields, which receivers ignore.
import * as z from 'zod/mini';
import { storedFaqSchema } from '../domain/stored-knowledge.ts';

const time = z.string();
const id = z.number();
const text = z.string();

const configuration = z.object({
  companyName: text,
  greeting: text,
  companyWebsite: text,
  residentPortal: text,
  businessHours: text,
  timeZone: text,
  afterHoursStartTime: text,
  afterHoursEndTime: text,
  selectedVoice: text,
  transferNumber: text,
  transferMessage: text,
  transferConditions: z.array(text),
  emergencyNumber: text,
  callInstructions: z.object({
    ownerRequests: text,
    maintenanceRequests: text,
    paymentRequests: text,
    urgentIssues: text,
    customInstructions: z.array(text),
    suggested: z.array(text),
  }),
  whoPicksUp: z.array(
    z.object({
      office: z.enum(['open', 'closed', 'at any time']),
      matter: text,
      pickedUpBy: text,
    }),
  ),
  faqs: z.array(storedFaqSchema),
  setupType: z.enum(['receptionist', 'after-hours', 'both']),
  notifyEmail: text,
  isNotifyEmailConfirmed: z.boolean(),
  createdAt: time,
});

const link = z.object({ url: text, expiresAt: time });

const document = z.object({
  id,
  originalName: text,
  mimeType: text,
  size: z.number(),
  sha256: text,
  readingStatus: z.enum(['pending', 'reading', 'ready', 'failed']),
  file: link,
  text: link,
});

export const deployedDataSchema = z.object({
  assistantId: id,
  revision: z.number(),
  submissionId: id,
  version: text,
  request: z.enum(['first', 'change']),
  submittedAt: time,
  expectedBy: text,
  phoneNumber: z.nullable(text),
  configuration,
  documents: z.array(document),
  pdf: link,
});
export type DeployedData = z.infer<typeof deployedDataSchema>;

export const deletedDataSchema = z.object({
  assistantId: id,
  revision: z.number(),
  submissionId: z.nullable(id),
  companyName: text,
  phoneNumber: z.nullable(text),
});
export type DeletedData = z.infer<typeof deletedDataSchema>;

const event = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: time, data });

export const webhookEventSchema = z.discriminatedUnion('type', [
  event('assistant.deployed', deployedDataSchema),
  event('assistant.notify_email.confirmed', z.object({ assistantId: id, notifyEmail: text })),
  event('assistant.deleted', deletedDataSchema),
]);
