// The calls that create, list, read, change and delete assistants (spec 7).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toColumns } from '#server/database/field-columns.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { claimOwner, type Owner, requireOwner } from '#server/http/session.ts';
import { onceATurn } from '#server/platform/once-a-turn.ts';
import type { Services } from '#server/platform/services.ts';
import * as calls from '#shared/contract/assistants.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { assistantAnswer } from './assistant-answer.ts';
import * as service from './assistants.service.ts';
import { deleteAssistant } from './delete-assistant.ts';
import type { Section } from './section-etags.ts';

export function registerAssistantsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const nowText = () => clock.now().toISOString();

  route(app, calls.createAssistant, async ({ body, request, reply }) => {
    const { deviceId, fresh, ...texts } = body;
    const owner = await claimOwner(request, reply, deviceId || undefined);
    const row = await service.createAssistant(db, {
      ...texts,
      ownerId: owner.id,
      deviceId,
      isFresh: fresh ?? false,
      now: nowText(),
    });
    return assistantAnswer(row);
  });

  route(app, calls.listAssistants, async ({ query, owner }) =>
    owner ? service.listAssistants(db, owner.id, query.deviceId || undefined) : [],
  );

  const readAnswer = onceATurn((ownerId: number, id: number) =>
    service.readAnswer(db, ownerId, id),
  );
  route(app, calls.getAssistant, ({ params, owner }) =>
    readAnswer(requireOwner(owner).id, parseId(params.id)),
  );

  route(app, calls.getReadiness, async ({ params, owner }) => {
    const row = await service.readAssistant(db, requireOwner(owner).id, parseId(params.id));
    return service.assistantReadiness(db, row);
  });

  route(app, calls.chooseSetupType, async ({ params, body, ...context }) => {
    const setupType = toSetupType(body.setupType);
    const { id } = await save(context, params.id, ['setupType'], { setupType });
    return { id, setupType };
  });

  route(app, calls.saveCompanyDetails, async ({ params, body, ...context }) => {
    await save(context, params.id, ['company'], toColumns(body));
    return body;
  });

  route(app, calls.saveVoiceContact, async ({ params, body, ...context }) => {
    await save(context, params.id, ['voiceContact'], toColumns(body));
    return body;
  });

  route(app, calls.saveKnowledgeBase, async ({ params, body, ...context }) => {
    const { callInstructions, faqs } = body;
    const sections: Section[] = [];
    if (callInstructions) sections.push('callInstructions');
    if (faqs) sections.push('faqs');
    await save(context, params.id, sections, toColumns({ callInstructions, faqs }));
    return { ...(callInstructions && { callInstructions }), ...(faqs && { faqs }) };
  });

  route(app, calls.deleteAssistant, async ({ params, owner }) => {
    await deleteAssistant(services, requireOwner(owner).id, parseId(params.id));
    return { success: true };
  });

  interface SaveContext {
    owner: Owner | null;
    request: FastifyRequest;
    reply: FastifyReply;
  }

  async function save(
    { owner, request, reply }: SaveContext,
    id: string,
    sections: readonly Section[],
    changes: service.AssistantChanges,
  ): Promise<service.AssistantRow> {
    const row = await service.saveAssistantPart(db, {
      ownerId: requireOwner(owner).id,
      id: parseId(id),
      sections,
      changes,
      ifMatch: request.headers['if-match'],
      now: nowText(),
    });
    const [section, ...others] = sections;
    if (section && others.length === 0) reply.header('etag', service.etagOf(row, section));
    return row;
  }
}
