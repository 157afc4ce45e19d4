// What an assistant says on a topic (spec 7, voice-response).
import type { FastifyInstance } from 'fastify';
import { readAssistant, toAssistant } from '#server/features/assistants/assistants.service.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import { getVoiceResponse } from '#shared/contract/conversation.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { topicReply } from '#shared/domain/topic-replies.ts';

export function registerConversationRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, getVoiceResponse, async ({ params, body, owner }) => {
    const row = await readAssistant(db, requireOwner(owner).id, parseId(params.id));
    const assistant = toAssistant(row);
    const text = topicReply(body.topic, {
      ...assistant,
      customInstructionsCount: assistant.callInstructions?.customInstructions.length ?? 0,
      setupType: toSetupType(assistant.setupType),
    });
    return { text, audioUrl: null };
  });
}
