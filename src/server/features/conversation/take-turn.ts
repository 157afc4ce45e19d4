// One turn of a test conversation (spec 7, conversation): the engine answers, a language model may word
// what it answers, the state is kept, and the reply gets its audio.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { TurnResult } from '#engine/conversation.ts';
import { turn } from '#engine/turn.ts';
import type { AssistantHead } from '#server/features/assistants/assistants.service.ts';
import { audioUrlOf } from '#server/features/speech/speech.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { createFairLane } from '#server/platform/fair-lane.ts';
import type { Services } from '#server/platform/services.ts';
import type { converse } from '#shared/contract/conversation.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { type KeptConversation, keptConversation } from './kept-conversation.ts';
import { wordReply } from './word-reply.ts';

export interface CallerTurn {
  assistant: AssistantHead;
  index: KnowledgeIndex;
  conversationId: string | undefined;
  text: string;
  /** Whom the work counts for. */
  askedBy: readonly string[];
}

/** Two tabs of one conversation may collide; more often than this it is no accident. */
const mostRounds = 5;

/** With much knowledge each takes tens of milliseconds; between two of them others are answered. */
const turns = createFairLane({
  atOnce: 1,
  mostWaiting: 2_000,
  refusal: () => new AppError('unavailable', { headers: { 'retry-after': '5' } }),
});

/** @throws AppError not-found, conflict, unavailable */
export async function takeTurn(
  services: Services,
  { assistant, index, conversationId, text, askedBy }: CallerTurn,
): Promise<Answer<typeof converse>> {
  const { db, clock } = services;
  const place = { ownerId: assistant.ownerId, assistantId: assistant.id };
  for (let round = 0; round < mostRounds; round++) {
    const conversation = await keptConversation(db, place, conversationId);
    const result = await answerOf(services, { index, conversation, text, askedBy });
    const { state, reply, action, sources, emergency, transfer, language } = result;
    const spoken = { caller: text, assistant: reply };
    if (!(await conversation.carryOn({ state, spoken, now: clock.now() }))) continue;
    const clip = { ...place, askedBy, voiceId: assistant.selectedVoice, text: reply };
    return {
      conversationId: conversation.id,
      userInput: text,
      response: {
        text: reply,
        language,
        audioUrl: canSpeak(services, language) ? await audioUrlOf(services, clip) : null,
        action,
        sources: sources.map(({ kind, title, quote }) => ({ kind, title, quote })),
        emergency: { level: emergency.level, category: emergency.category },
        transfer,
      },
    };
  }
  throw new AppError('conflict');
}

/** Without a speech server there are English voices only; the browser's own then speaks Spanish. */
function canSpeak({ config }: Services, language: TurnResult['language']): boolean {
  return language === 'en' || config.speechModel !== null;
}

interface Said {
  index: KnowledgeIndex;
  conversation: KeptConversation;
  text: string;
  askedBy: readonly string[];
}

async function answerOf(
  services: Services,
  { index, conversation, text, askedBy }: Said,
): Promise<TurnResult> {
  const at = services.clock.now().toISOString();
  const result = await turns.run({ askedBy, cost: 1 }, async () => {
    const answered = turn(index, conversation.state, { text, at });
    await nextTurn();
    return answered;
  });
  return wordReply(services, { index, conversation, result, text });
}
