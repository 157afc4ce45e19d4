// Calls that create, list, read, change and delete assistants (spec 7).
import * as z from 'zod/mini';
import { assistantSchema } from '../domain/assistant.ts';
import { callInstructionsSchema } from '../domain/call-scripts.ts';
import { companyDetailsSchema } from '../domain/company-details.ts';
import { deviceIdSchema } from '../domain/device-identifier.ts';
import { faqsSchema } from '../domain/faqs.ts';
import { storedCallInstructionsSchema, storedFaqSchema } from '../domain/stored-knowledge.ts';
import { lineOfText, text } from '../domain/text.ts';
import { isVoice } from '../domain/voice-catalogue.ts';
import { voiceContactSchema } from '../domain/voice-contact.ts';
import { defineEndpoint } from './endpoint.ts';
import { numberRequestSchema } from './number-request.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

/**
 * Tags of the parts that are saved apart. Sent back as `If-Match`, a save of a part that was changed
 * meanwhile answers 412. Every PATCH also answers the new tag of its part as `ETag`; saving call
 * scripts and FAQs in one call takes both tags in one `If-Match` and answers none.
 */
const sectionEtagsSchema = z.object({
  setupType: z.string(),
  company: z.string(),
  voiceContact: z.string(),
  callInstructions: z.string(),
  faqs: z.string(),
  deployment: z.string(),
});
export type SectionEtags = z.infer<typeof sectionEtagsSchema>;

/** null until deployment was asked for. */
const numberRequest = z.nullable(numberRequestSchema);

const assistantAnswer = z.extend(assistantSchema, { numberRequest, etags: sectionEtagsSchema });

const listedAssistant = z.object({
  id: z.number(),
  companyName: z.string(),
  createdAt: z.string(),
  status: z.string(),
  selectedVoice: z.string(),
  hasUndeployedChanges: z.boolean(),
  numberRequest,
});

export const createAssistant = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistants,
  summary: 'Start a new set-up, or hand back the untouched empty draft of this owner',
  body: z.object({
    companyName: z._default(lineOfText({ max: 200 }), ''),
    greeting: z._default(text({ max: 2000 }), ''),
    selectedVoice: z._default(
      lineOfText({ max: 200 }).check(
        z.refine((id) => id === '' || isVoice(id), 'Please select a voice'),
      ),
      '',
    ),
    transferNumber: z._default(lineOfText({ max: 200 }), ''),
    deviceId: z._default(z.union([deviceIdSchema, z.literal('')]), ''),
    /** True ('Start over'): always a new draft. */
    fresh: z.optional(z.boolean()),
  }),
  answer: assistantAnswer,
});

export const listAssistants = defineEndpoint({
  method: 'GET',
  path: apiPaths.assistants,
  summary: 'Assistants of this owner, of one of its device identifiers when named',
  query: z.object({ deviceId: z.optional(z.string()) }),
  answer: z.array(listedAssistant),
});

export const getAssistant = defineEndpoint({
  method: 'GET',
  path: apiPaths.assistant,
  summary: 'One assistant with all its fields',
  params: idParams,
  answer: assistantAnswer,
});

export const chooseSetupType = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.assistant,
  summary: 'Step 1: choose the assistant type; any unknown value counts as both',
  params: idParams,
  body: z.object({ setupType: z.unknown() }).check(
    z.refine(({ setupType }) => setupType !== undefined, {
      path: ['setupType'],
      error: 'Please choose an assistant type',
    }),
  ),
  answer: z.object({ id: z.number(), setupType: z.string() }),
});

export const saveCompanyDetails = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.assistantCompany,
  summary: 'Step 2: save the company details',
  params: idParams,
  body: companyDetailsSchema,
  answer: companyDetailsSchema,
});

export const saveVoiceContact = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.assistantVoiceContact,
  summary: 'Step 3: save voice and call transfer',
  params: idParams,
  body: voiceContactSchema,
  answer: voiceContactSchema,
});

export const saveKnowledgeBase = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.assistantKnowledgeBase,
  summary: 'Steps 4 and 5: save the call scripts or the FAQs',
  params: idParams,
  body: z
    .object({
      callInstructions: z.optional(callInstructionsSchema),
      faqs: z.optional(faqsSchema),
    })
    .check(
      z.refine(
        ({ callInstructions, faqs }) => callInstructions !== undefined || faqs !== undefined,
        'Please send call scripts or FAQs',
      ),
    ),
  answer: z.object({
    callInstructions: z.optional(storedCallInstructionsSchema),
    faqs: z.optional(z.array(storedFaqSchema)),
  }),
});

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: apiPaths.assistantReadiness,
  summary: 'What is missing or weak before deploying',
  params: idParams,
  answer: z.object({
    isComplete: z.boolean(),
    problems: z.array(
      z.object({ step: z.string(), field: z.string(), label: z.string(), message: z.string() }),
    ),
    warnings: z.array(
      z.object({ step: z.string(), field: z.string(), label: z.string(), message: z.string() }),
    ),
  }),
});

export const deleteAssistant = defineEndpoint({
  method: 'DELETE',
  path: apiPaths.assistant,
  summary: 'Delete an assistant with its documents, submissions and PDFs',
  params: idParams,
  answer: z.object({ success: z.boolean() }),
});
