// Every field that an office says of its assistant (spec 3), in one table. The columns, the sections with their
// tags, what the API takes and shows, the form's values, drafts, summary rows and the version follow from it.
// In a section the rows stand in the order of the form.
import * as z from 'zod/mini';
import { clockTimeSchema, defaultAfterHours } from './after-hours.ts';
import { type AssistantField, flagField, listField, textField } from './assistant-field.ts';
import { defaultTransferMessage, transferNumberMin } from './call-transfer.ts';
import { defaultSetupType } from './setup-type.ts';
import { storedCallInstructionsSchema, storedFaqSchema } from './stored-knowledge.ts';
import { lineOfText, text } from './text.ts';
import { isTimeZone, timeZoneInWords } from './time-zone.ts';
import { transferConditionIds } from './transfer-conditions.ts';
import { isVoice, voiceName } from './voice-catalogue.ts';
import { workflowSchema } from './workflow.ts';

export const assistantFields = {
  companyName: textField({
    section: 'company',
    rule: lineOfText({ min: 2, max: 200, message: 'Company name must be at least 2 characters' }),
    summary: { kind: 'fact', label: 'Company name' },
  }),
  greeting: textField({
    section: 'company',
    rule: text({ min: 10, max: 2000, message: 'Greeting must be at least 10 characters' }),
    summary: { kind: 'text', label: 'Initial greeting' },
  }),
  companyWebsite: textField({
    section: 'company',
    rule: lineOfText({ min: 1, max: 500, message: 'Company website is required' }),
    summary: { kind: 'fact', label: 'Company website' },
  }),
  residentPortal: textField({
    section: 'company',
    rule: z._default(lineOfText({ max: 500 }), ''),
    summary: { kind: 'fact', label: 'Resident portal' },
  }),
  businessHours: textField({
    section: 'company',
    rule: text({ min: 1, max: 2000, message: 'Business hours are required' }),
    summary: { kind: 'fact', label: 'Business hours' },
  }),
  timeZone: textField({
    section: 'company',
    rule: z.optional(
      lineOfText({ max: 64 }).check(
        z.refine(
          (name) => name === '' || isTimeZone(name),
          'Please choose a time zone from the list',
        ),
      ),
    ),
    summary: { kind: 'fact', label: 'Time zone', inWords: timeZoneInWords },
  }),
  afterHoursStartTime: textField({
    section: 'company',
    rule: z.optional(clockTimeSchema),
    default: defaultAfterHours.start,
    isDefaultShown: true,
  }),
  afterHoursEndTime: textField({
    section: 'company',
    rule: z.optional(clockTimeSchema),
    default: defaultAfterHours.end,
    isDefaultShown: true,
  }),

  selectedVoice: textField({
    section: 'voiceContact',
    rule: lineOfText({ min: 1, max: 200, message: 'Please select a voice' }).check(
      z.refine((id) => id === '' || isVoice(id), 'Please select a voice'),
    ),
    summary: { kind: 'fact', label: 'Voice', inWords: voiceName },
  }),
  transferNumber: textField({
    section: 'voiceContact',
    rule: lineOfText({
      min: transferNumberMin,
      max: 200,
      message: 'Please enter a valid phone number',
    }),
    summary: { kind: 'fact', label: 'Transfer number' },
  }),
  transferMessage: textField({
    section: 'voiceContact',
    rule: z._default(text({ max: 2000 }), defaultTransferMessage),
    default: defaultTransferMessage,
    summary: { kind: 'text', label: 'Transfer message' },
  }),
  transferConditions: listField(z.string(), {
    section: 'voiceContact',
    rule: z._default(
      z.array(z.enum(transferConditionIds)).check(z.overwrite((ids) => [...new Set(ids)])),
      [],
    ),
  }),
  emergencyNumber: textField({
    section: 'voiceContact',
    rule: z.optional(lineOfText({ max: 200 })),
    summary: { kind: 'fact', label: 'Emergency / on-call number' },
  }),

  setupType: {
    section: 'setupType',
    kind: 'text',
    shown: z.nullable(z.string()),
    /** Until the user has chosen a type in step 1. */
    empty: null,
    default: defaultSetupType,
  },
  callInstructions: {
    section: 'callInstructions',
    kind: 'json',
    shown: z.nullable(storedCallInstructionsSchema),
    /** Until scripts are saved. */
    empty: null,
  },
  faqs: listField(storedFaqSchema, { section: 'faqs' }),
  /** Where to write when the number is ready; mail goes there only once confirmed. */
  notifyEmail: textField({ section: 'deployment' }),

  maintenanceHandling: textField({}),
  maintenancePortal: textField({}),
  maintenanceInstructions: textField({}),
  urgentMaintenance: flagField({}),
  paymentHandling: textField({}),
  paymentPortal: textField({}),
  paymentInstructions: textField({}),
  emergencyProtocols: textField({}),
  emergencyTypes: listField(z.string(), {}),
  customRequestTypes: listField(z.string(), {}),
  requestWorkflows: listField(workflowSchema, {}),
  customerPortal: textField({}),
  deploymentSchedule: textField({}),
  testMode: flagField({}),
  testNumber: textField({}),
} as const satisfies Record<string, AssistantField>;
