// The audio of what an assistant said (spec 7, audioUrl).
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { apiPaths } from './paths.ts';

/** Also answers HEAD and ranges. */
export const getSpeech = defineEndpoint({
  method: 'GET',
  path: apiPaths.speech,
  summary: 'The audio of a reply, for the owner of the assistant that gave it',
  params: z.object({ key: z.string() }),
});
