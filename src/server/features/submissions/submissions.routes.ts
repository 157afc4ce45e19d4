// The calls about submissions and their PDFs (spec 7).
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { sendFile } from '#server/http/send-file.ts';
import { requireOwner } from '#server/http/session.ts';
import { logAttempts } from '#server/platform/log-attempts.ts';
import { type DeliveryState, listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import {
  downloadPdf,
  listDeviceSubmissions,
  listSubmissions,
  retrySubmission,
  type Submission,
} from '#shared/contract/submissions.ts';
import { retryNow } from './retry-now.ts';
import { responseReason } from './submission-result.ts';
import { lockSubmission, pdfOfSubmission, settleSubmission } from './submissions.service.ts';
import * as store from './submissions.store.ts';

export function registerSubmissionsRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, outbox } = services;
  outbox.onSubmissionDelivery({
    lock: lockSubmission,
    settle: (trx, id) => settleSubmission(trx, services, id),
    readAttachment: (id) => pdfOfSubmission(db, id),
  });
  app.addHook('onReady', async () => {
    outbox.start({
      broken: (error) => app.log.error({ err: error }, 'the outbox could not work'),
      attemptFailed: logAttempts(app.log, config),
    });
  });
  app.addHook('onClose', () => outbox.stop());

  route(app, listSubmissions, ({ owner }) => (owner ? listOf(owner.id, {}) : []));

  route(app, listDeviceSubmissions, ({ params, owner }) =>
    owner ? listOf(owner.id, { deviceId: params.deviceId, withData: true }) : [],
  );

  route(app, retrySubmission, async ({ params, owner, request }) => {
    const ownerId = requireOwner(owner).id;
    const id = parseId(params.id);
    if (!(await store.findOwnSubmission(db, ownerId, id))) throw new AppError('not-found');
    await app.limitDeployments(request);
    await retryNow(services, id);
    outbox.wake();
    const row = await store.findOwnSubmission(db, ownerId, id);
    if (!row) throw new AppError('not-found');
    return toSubmission(row, await listDeliveries(db, { submissionId: id }));
  });

  route(app, downloadPdf, async ({ params, owner, request, reply }) => {
    const pdf = owner && (await store.findOwnPdf(db, owner.id, params.filename));
    if (!pdf) refusePdf();
    return sendFile(request, reply, {
      ownerId: owner.id,
      name: pdf.originalName,
      mimeType: 'application/pdf',
      size: pdf.size,
      readPart: async (start, length) =>
        (await store.readPdfPart(db, pdf.id, start, length)) ?? refusePdf(),
    });
  });

  async function listOf(
    ownerId: number,
    options: { deviceId?: string; withData?: boolean },
  ): Promise<Submission[]> {
    const rows = await store.listOwnSubmissions(db, ownerId, options);
    if (rows.length === 0) return [];
    const deliveries = new Map<number | null, DeliveryState[]>();
    for (const delivery of await listDeliveries(db, { ownerId })) {
      const { submissionId } = delivery;
      const ofOne = deliveries.get(submissionId);
      if (ofOne) ofOne.push(delivery);
      else deliveries.set(submissionId, [delivery]);
    }
    return rows.map((row) => toSubmission(row, deliveries.get(row.id) ?? []));
  }
}

function toSubmission(row: store.ListedSubmissionRow, deliveries: DeliveryState[]): Submission {
  const { submittedData, ...shown } = row;
  return {
    ...shown,
    submittedData: submittedData === undefined ? undefined : JSON.parse(submittedData),
    deliveries: deliveries.map((delivery) => ({
      kind: delivery.kind,
      status: delivery.status,
      attempts: delivery.attempts,
      nextAttemptAt: delivery.status === 'pending' ? delivery.nextAttemptAt : '',
      lastError: responseReason(delivery),
    })),
  };
}

function refusePdf(): never {
  throw new AppError('not-found', {
    detail: 'The PDF file could not be retrieved. Please try again later.',
  });
}
