// The voices on offer (spec 3, 7).
import type { FastifyInstance } from 'fastify';
import { route } from '#server/http/route.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { listVoices } from '#shared/contract/voices.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';

const voices = voiceCatalogue.map(({ id, gender }) => ({
  id,
  gender,
  previewUrl: fillPath(apiPaths.voiceSample, { id }),
}));

export function registerVoicesRoutes(app: FastifyInstance): void {
  route(app, listVoices, () => voices);
}
