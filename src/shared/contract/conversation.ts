// What an assistant says: on a topic, and turn by turn (spec 7).
import * as z from 'zod/mini';
import { voiceResponseTopics } from '../domain/topic-replies.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

/** Characters of one utterance. */
export const maxUtteranceLength = 2_000;

export const getVoiceResponse = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistantVoiceResponse,
  summary: 'The reply of the assistant on one of nine topics',
  params: idParams,
  body: z.object({ topic: z.enum(voiceResponseTopics) }),
  answer: z.object({
    text: z.string(),
    /** null while no audio is made. */
    audioUrl: z.nullable(z.string()),
  }),
});

/** One turn of a conversation: JSON, or multipart with a file `audio` and the same fields. */
export const converse = defineEndpoint({
  method: 'POST',
  path: apiPaths.assistantConversation,
  summary: 'What the assistant answers to one utterance of a caller, typed or recorded',
  params: idParams,
  answer: z.object({
    /** Sent back with the next turn; a call without one begins a new conversation. */
    conversationId: z.string(),
    /** What was typed, or what was understood of the recording. */
    userInput: z.string(),
    response: z.object({
      text: z.string(),
      /** Of the text: Spanish for callers who speak it. */
      language: z.enum(['en', 'es']),
      /** Audio of the reply in the assistant's voice; null when no voice could be prepared. */
      audioUrl: z.nullable(z.string()),
      action: z.enum([
        'answer',
        'clarify',
        'collect',
        'confirm_emergency',
        'transfer',
        'decline',
        'end',
      ]),
      /** Where what it states comes from. */
      sources: z.array(
        z.object({
          kind: z.enum(['faq', 'script', 'document', 'setting']),
          title: z.string(),
          quote: z.string(),
        }),
      ),
      emergency: z.object({
        level: z.enum(['none', 'info', 'possible', 'urgent', 'life']),
        category: z.nullable(z.string()),
      }),
      transfer: z.nullable(
        z.object({
          number: z.string(),
          reason: z.enum(['emergency', 'complex', 'request', 'multiple']),
        }),
      ),
    }),
  }),
});

/** The JSON form of a turn. */
export const turnBodySchema = z.object({
  text: z.string().check(z.maxLength(maxUtteranceLength)),
  conversationId: z.optional(z.string()),
});
