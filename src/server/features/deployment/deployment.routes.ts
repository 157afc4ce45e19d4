// The calls that deploy an assistant and send its summary (spec 7).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { etagOf, readAssistant } from '#server/features/assistants/assistants.service.ts';
import { askedBy, askedFrom } from '#server/http/asked-by.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { sendFile } from '#server/http/send-file.ts';
import { type Owner, requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import * as calls from '#shared/contract/deployment.ts';
import { createConfigurationPdfs } from './configuration-pdfs.ts';
import * as service from './deployment.service.ts';
import { confirmNotifyEmail, saveNotifyEmail } from './notify-email.ts';
import { openOrderFile } from './order-files.ts';
import { readSummaryText, sendConfigurationSummary } from './send-summary.ts';

export function registerDeploymentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const pdfs = createConfigurationPdfs();
  const withPdfs = { ...services, pdfs };
  app.addHook('onClose', () => pdfs.close());
  const targetOf = (owner: Owner | null, id: string, request: FastifyRequest) => ({
    ownerId: requireOwner(owner).id,
    assistantId: parseId(id),
    askedBy: askedBy(request),
    askedFrom: askedFrom(request),
  });

  route(app, calls.saveDeployment, async ({ params, body, owner, request, reply }) => {
    const target = targetOf(owner, params.id, request);
    const { notifyEmail } = body;
    const ifMatch = request.headers['if-match'];
    // It may send a mail.
    if (notifyEmail) await app.limitDeployments(request);
    const row =
      notifyEmail === undefined
        ? await readAssistant(db, target.ownerId, target.assistantId)
        : await saveNotifyEmail(services, { ...target, notifyEmail, ifMatch });
    reply.header('etag', etagOf(row, 'deployment'));
    return {
      success: true,
      notifyEmail: row.notifyEmail,
      isNotifyEmailConfirmed: row.notifyEmailConfirmedAt !== null,
    };
  });

  route(app, calls.deployAssistant, async ({ params, owner, request }) => {
    const key = request.headers['idempotency-key'];
    const target = targetOf(owner, params.id, request);
    await app.limitDeployments(request);
    return service.deploy(withPdfs, target, typeof key === 'string' ? key : undefined);
  });

  route(app, calls.sendSummary, async ({ params, body, owner, request }) => {
    const target = targetOf(owner, params.id, request);
    await app.limitDeployments(request);
    return sendConfigurationSummary(withPdfs, target, body.email);
  });

  route(app, calls.readSummary, ({ params, owner, request }) =>
    readSummaryText(services, targetOf(owner, params.id, request)),
  );

  route(app, calls.downloadOrderFile, async ({ params, request, reply }) =>
    sendFile(request, reply, await openOrderFile(services, params.token)),
  );

  route(app, calls.confirmNotifyEmail, async ({ body }) => ({
    success: true,
    companyName: await confirmNotifyEmail(services, body.token),
  }));
}
