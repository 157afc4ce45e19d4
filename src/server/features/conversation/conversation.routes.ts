// What an assistant says: on a topic, and turn by turn (spec 7).
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  readAssistant,
  readAssistantHead,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { audioUrlOf } from '#server/features/speech/speech.service.ts';
import { askedBy } from '#server/http/asked-by.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import { converse, getVoiceResponse } from '#shared/contract/conversation.ts';
import { officeState } from '#shared/domain/business-hours/office-state.ts';
import { readBusinessHours } from '#shared/domain/business-hours/read-business-hours.ts';
import { topicReply } from '#shared/domain/topic-replies.ts';
import { whoPicksUp } from '#shared/domain/who-picks-up.ts';
import { assistantSetup } from './assistant-setup.ts';
import { createKnowledgeIndexes } from './knowledge-indexes.ts';
import { readTurn } from './read-turn.ts';
import { takeTurn } from './take-turn.ts';

export function registerConversationRoutes(app: FastifyInstance, services: Services): void {
  const { clock, db } = services;
  const indexOf = createKnowledgeIndexes(services);

  route(app, getVoiceResponse, async ({ params, body, owner, request }) => {
    const row = await readAssistant(db, requireOwner(owner).id, parseId(params.id));
    const assistant = toAssistant(row);
    const setup = assistantSetup(assistant, row.phoneNumber);
    const office = officeState(
      readBusinessHours(setup.businessHours),
      setup.timeZone,
      clock.now().toISOString(),
    );
    const text = topicReply(body.topic, {
      ...assistant,
      reachesPerson: whoPicksUp(setup, office, 'request').by === 'person',
      customInstructionsCount: assistant.callInstructions?.customInstructions.length ?? 0,
      setupType: setup.setupType,
    });
    const audioUrl = await audioUrlOf(services, {
      ownerId: row.ownerId,
      assistantId: row.id,
      voiceId: row.selectedVoice,
      text,
      askedBy: askedBy(request),
    });
    return { text, audioUrl };
  });

  // A recording comes as multipart.
  app.register(async (recordings) => {
    await recordings.register(multipart, { throwFileSizeLimit: false });

    route(recordings, converse, async ({ params, owner, request }) => {
      const { id: ownerId } = requireOwner(owner);
      const assistant = await readAssistantHead(db, ownerId, parseId(params.id));
      const { text, conversationId } = await readTurn(services, request, ownerId);
      const asker = askedBy(request);
      const index = await indexOf(assistant, asker);
      return takeTurn(services, { assistant, index, conversationId, text, askedBy: asker });
    });
  });
}
