// The audio of what an assistant said (spec 7, audioUrl).
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { askedBy } from '#server/http/asked-by.ts';
import { route } from '#server/http/route.ts';
import { sendSound } from '#server/http/send-sound.ts';
import { requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import { getSpeech } from '#shared/contract/speech.ts';
import { speakFor } from './speech.service.ts';
import { findClip } from './speech.store.ts';

export function registerSpeechRoutes(app: FastifyInstance, services: Services): void {
  route(app, getSpeech, async ({ params, owner, request, reply }) => {
    const { id: ownerId } = requireOwner(owner);
    const clip = await findClip(services.db, ownerId, params.key);
    if (!clip) throw new AppError('not-found');
    return sendSound(request, reply, {
      sound: await speakFor(services, ownerId, { ...clip, askedBy: askedBy(request) }),
      cacheControl: 'private, max-age=3600, no-transform',
    });
  });
}
