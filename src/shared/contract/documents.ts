// Knowledge documents of an assistant (spec 7). Uploads are multipart with one part named `file`.
import * as z from 'zod/mini';
import { readingStatuses } from '../domain/document-reading.ts';
import { type Answer, defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

/** How far the reading is that makes a document known to the assistant. */
const readingFields = {
  readingStatus: z.enum(readingStatuses),
  /** null where the format has no pages, and before it was read. */
  pages: z.nullable(z.number()),
  /** null before it was read. */
  words: z.nullable(z.number()),
  /** For a person: why it cannot be used and what to do, or what to know of a ready one; '' for nothing. */
  readingProblem: z.string(),
};

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
  ...readingFields,
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

/** The beginning of what was read; nothing while it is being read or when it failed. */
export const readDocumentText = defineEndpoint({
  method: 'GET',
  path: apiPaths.documentText,
  summary: 'What was read in a document: its first passages, with headings and page numbers',
  params: idParams,
  answer: z.object({
    title: z.string(),
    ...readingFields,
    /** How many there are in all. */
    passageCount: z.number(),
    /** At most the first 200. */
    passages: z.array(
      z.object({ heading: z.string(), page: z.nullable(z.number()), text: z.string() }),
    ),
  }),
});

export type DocumentText = Answer<typeof readDocumentText>;
