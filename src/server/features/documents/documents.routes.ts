// The calls about an assistant's knowledge documents (spec 7).
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { readAssistant } from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { askedFrom } from '#server/http/asked-by.ts';
import { isId, parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { sendFile } from '#server/http/send-file.ts';
import { type Owner, requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  readDocumentText,
  uploadDocument,
} from '#shared/contract/documents.ts';
import { addDocument, removeDocument } from './change-documents.ts';
import { describeReading } from './describe-reading.ts';
import * as service from './documents.service.ts';
import { findDocument, readContentPart } from './documents.store.ts';
import { refuseLargeUpload, withUpload } from './read-upload.ts';
import { createReadingQueue } from './reading/reading-queue.ts';
import { refuseOverBudget } from './storage-budget.service.ts';

export function registerDocumentsRoutes(app: FastifyInstance, services: Services): void {
  const { db, dialect, clock, config } = services;
  const queue = createReadingQueue({
    db,
    dialect,
    clock,
    report: (err, documentId) => app.log.error({ err, documentId }, 'a document was not read'),
  });
  app.addHook('onReady', async () => queue.start());
  app.addHook('onClose', () => queue.stop());

  route(app, listDocuments, async ({ params, owner }) => {
    const assistant = await readAssistant(db, requireOwner(owner).id, parseId(params.id));
    return service.listDocuments(db, assistant.ownerId, assistant.id);
  });

  // Only here is a multipart body read.
  app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });

    route(uploads, uploadDocument, async ({ params, owner, request }) => {
      const assistant = await readAssistant(db, requireOwner(owner).id, parseId(params.id));
      const { ownerId, id: assistantId } = assistant;
      const maxMegabytes = config.maxUploadMegabytes;
      refuseLargeUpload(request, maxMegabytes);
      const document = await withUpload(request, { ownerId, maxMegabytes }, async (file) => {
        await refuseOverBudget(services, ownerId, file.bytes.length);
        await app.limitStorage(request, file.bytes.length);
        return addDocument(db, {
          ownerId,
          assistantId,
          file,
          askedFrom: askedFrom(request),
          now: clock.now().toISOString(),
        });
      });
      queue.wake();
      return document;
    });
  });

  route(app, deleteDocument, async ({ params, owner }) => {
    await removeDocument(db, requireOwner(owner).id, parseId(params.id));
    return { success: true };
  });

  route(app, readDocumentText, ({ params, owner }) =>
    describeReading(db, requireOwner(owner).id, parseId(params.id)),
  );

  route(app, downloadDocument, async ({ params, owner, request, reply }) => {
    const document = await findDownload(params.id, owner);
    return sendFile(request, reply, {
      ownerId: document.ownerId,
      name: document.originalName,
      mimeType: document.mimeType,
      size: document.size,
      readPart: async (start, length) =>
        (await readContentPart(db, document, start, length)) ?? refuseUnavailable(),
    });
  });

  async function findDownload(id: string, owner: Owner | null) {
    if (!owner || !isId(id)) refuseUnavailable();
    return (await findDocument(db, owner.id, Number(id))) ?? refuseUnavailable();
  }
}

function refuseUnavailable(): never {
  throw new AppError('not-found', {
    detail: 'The file is not available. It may have been removed during redeployment.',
  });
}
