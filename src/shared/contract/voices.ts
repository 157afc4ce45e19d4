// The voices on offer (spec 3, 7).
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

export const listVoices = defineEndpoint({
  method: 'GET',
  path: apiPaths.voices,
  summary: 'All voices with the address of their sample',
  answer: z.array(
    z.object({ id: z.string(), gender: z.enum(['male', 'female']), previewUrl: z.string() }),
  ),
});

/** Also answers HEAD and ranges. */
export const getVoiceSample = defineEndpoint({
  method: 'GET',
  path: apiPaths.voiceSample,
  summary: 'A few words of a voice about itself, as audio',
  params: idParams,
});
