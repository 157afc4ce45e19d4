// History of submissions with their PDFs and deliveries (spec 3, 7).
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

const deliverySchema = z.object({
  kind: z.enum(['email', 'webhook']),
  status: z.enum(['pending', 'delivered', 'failed', 'cancelled']),
  attempts: z.number(),
  /** When the next attempt is due; empty when none is. */
  nextAttemptAt: z.string(),
  lastError: z.string(),
});

const submissionSchema = z.object({
  id: z.number(),
  assistantId: z.number(),
  submittedAt: z.string(),
  submittedData: z.unknown(),
  recipientEmail: z.string(),
  /** pending, success, failed, stored (nobody could be told) or superseded (by a newer deployment). */
  status: z.string(),
  responseCode: z.nullable(z.number()),
  responseMessage: z.string(),
  pdfFilename: z.nullable(z.string()),
  deviceId: z.string(),
  deliveries: z.array(deliverySchema),
});
export type Submission = z.infer<typeof submissionSchema>;

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: apiPaths.submissions,
  summary: 'All submissions of this owner, newest first',
  answer: z.array(submissionSchema),
});

export const listDeviceSubmissions = defineEndpoint({
  method: 'GET',
  path: apiPaths.deviceSubmissions,
  summary: 'Submissions of one device identifier of this owner',
  params: z.object({ deviceId: z.string() }),
  answer: z.array(submissionSchema),
});

export const retrySubmission = defineEndpoint({
  method: 'POST',
  path: apiPaths.submissionRetry,
  summary: 'Try the unfinished deliveries of a submission now',
  params: idParams,
  answer: submissionSchema,
});

/** Also answers HEAD. */
export const downloadPdf = defineEndpoint({
  method: 'GET',
  path: apiPaths.pdf,
  summary: 'The PDF of a submission',
  params: z.object({ filename: z.string() }),
});
