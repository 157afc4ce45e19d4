// The voices on offer and their samples (spec 3, 7).
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { askedBy } from '#server/http/asked-by.ts';
import { route } from '#server/http/route.ts';
import { sendSound } from '#server/http/send-sound.ts';
import type { Services } from '#server/platform/services.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { getVoiceSample, listVoices } from '#shared/contract/voices.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import { sampleOf } from './voice-samples.ts';

const voices = voiceCatalogue.map(({ id, gender }) => ({
  id,
  gender,
  previewUrl: fillPath(apiPaths.voiceSample, { id }),
}));

export function registerVoicesRoutes(
  app: FastifyInstance,
  { textToSpeech }: Pick<Services, 'textToSpeech'>,
): void {
  route(app, listVoices, () => voices);

  route(app, getVoiceSample, async ({ params, request, reply }) => {
    const sample = sampleOf(params.id);
    if (!sample) throw new AppError('not-found');
    return sendSound(request, reply, {
      sound: await textToSpeech.synthesize({ ...sample, askedBy: askedBy(request) }),
      cacheControl: 'public, max-age=3600, no-transform',
    });
  });
}
