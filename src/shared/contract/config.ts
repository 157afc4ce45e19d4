// What the web app must know of the operator's settings.
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { apiPaths } from './paths.ts';

export const getConfig = defineEndpoint({
  method: 'GET',
  path: apiPaths.config,
  summary: 'Product name, support address and limits for the web app',
  answer: z.object({
    productName: z.string(),
    supportEmail: z.string(),
    /** The provider's number shown in the phone guides; empty when not set. */
    voiceNumber: z.string(),
    adminEmail: z.string(),
    maxUploadMegabytes: z.number(),
    /** False: submissions are stored here and nobody is notified. */
    isProviderNotified: z.boolean(),
    /** False: mails are only written to files on the server. */
    isMailSent: z.boolean(),
    /** True: recordings may be uploaded; else the browser's own speech recognition hears the caller. */
    hasTranscription: z.boolean(),
  }),
});
