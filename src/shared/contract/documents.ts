// Knowledge documents of an assistant (spec 7). Uploads are multipart with one part named `file`.
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

const documentSchema = z.object({
  id: z.number(),
  assistantId: z.number(),
  filename: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Bytes; the name the review screen reads (spec 3). */
  fileSize: z.number(),
  createdAt: z.string(),
});

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: apiPaths.assistantDocuments,
  summary: 'Documents of an assistant',
  params: idParams,
  answer: z.array(documentSchema),
});

export const uploadDocument = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistantDocuments,
  summary: 'Upload one PDF, DOCX or TXT document (multipart, field file)',
  params: idParams,
  answer: documentSchema,
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: apiPaths.document,
  summary: 'Delete a document',
  params: idParams,
  answer: z.object({ success: z.boolean() }),
});

/** Also answers HEAD. */
export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: apiPaths.documentDownload,
  summary: 'The file of a document, under its original name',
  params: idParams,
});
