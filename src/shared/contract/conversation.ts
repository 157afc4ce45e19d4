// What the assistant says on a topic (spec 7).
import * as z from 'zod/mini';
import { voiceResponseTopics } from '../domain/topic-replies.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

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
