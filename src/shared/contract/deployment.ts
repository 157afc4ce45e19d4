// Asking the provider to go live, and the readable summary of what was asked (spec 7).
import * as z from 'zod/mini';
import { emailAddressSchema } from '../domain/email-address.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

export const saveDeployment = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.assistantDeployment,
  summary: 'Save the deployment settings (all optional)',
  params: idParams,
  body: z.object({ notifyEmail: z.optional(z.union([z.literal(''), emailAddressSchema])) }),
  answer: z.object({
    success: z.boolean(),
    notifyEmail: z.string(),
    isNotifyEmailConfirmed: z.boolean(),
  }),
});

export const deployAssistant = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistantDeploy,
  summary: 'Request deployment; the same version asked again answers the same submission',
  params: idParams,
  answer: z.object({
    success: z.boolean(),
    message: z.string(),
    status: z.string(),
    deploymentDate: z.string(),
    submissionId: z.number(),
    pdfFilename: z.string(),
  }),
});

const configurationSummarySchema = z.object({
  subject: z.string(),
  /** HTML. */
  body: z.string(),
  sentTo: z.string(),
  /** When the mail server accepted it; until then, when this server took it over to send it. */
  sentAt: z.string(),
});
export type ConfigurationSummary = z.infer<typeof configurationSummarySchema>;

export const sendSummary = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistantWebhook,
  summary: 'Send the configuration summary of the present version',
  params: idParams,
  body: z.object({ email: z.optional(emailAddressSchema) }),
  answer: z.object({
    success: z.boolean(),
    summary: configurationSummarySchema,
    message: z.string(),
  }),
});

/** Redeems the link of the confirmation mail: `notifyEmail` of an assistant is confirmed. */
export const confirmNotifyEmail = defineEndpoint({
  method: 'POST',
  path: apiPaths.notifyEmailConfirm,
  summary: 'Confirm the address that is told when the number is ready',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ success: z.boolean(), companyName: z.string() }),
});

/** Also answers HEAD. The token is the access: no cookie is asked for. */
export const downloadOrderFile = defineEndpoint({
  method: 'GET',
  path: apiPaths.orderFile,
  summary: 'The provider: a document, its text or the PDF, by a link of a deployment message',
  params: z.object({ token: z.string() }),
});

/** What somebody needs who sends a configuration by hand. */
export const readSummary = defineEndpoint({
  method: 'GET',
  path: apiPaths.assistantSummary,
  summary: 'The configuration summary of the present version as text, to copy or to mail by hand',
  params: idParams,
  answer: z.object({
    subject: z.string(),
    text: z.string(),
    /** null until this version was submitted. */
    pdfFilename: z.nullable(z.string()),
  }),
});
export type SummaryText = z.infer<typeof readSummary.answer>;
