// Audio of what assistants say (spec 7, audioUrl): an address at once, the sound when it is asked for.

import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Trx } from '#server/database/db.ts';
import { createOwnerTurns, type OwnerTurns } from '#server/platform/owner-turns.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import { type Speech, SpeechError, type SpeechRequest } from '#server/platform/text-to-speech.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import * as store from './speech.store.ts';

export interface NewClip extends SpeechRequest {
  ownerId: number;
  assistantId: number;
}

type Parts = Pick<Services, 'db' | 'clock' | 'textToSpeech'>;

const hourMs = 60 * 60 * 1000;
const keepMs = 7 * 24 * hourMs;
/** More replies than a page that is open can show. */
const maxClipsOfOwner = 2_000;

/**
 * The address of a text's audio in a voice, which begins to be made; the same again for what this
 * assistant said before. Null when no address could be stored: a reply without audio is better than none.
 */
export async function audioUrlOf(services: Parts, clip: NewClip): Promise<string | null> {
  try {
    const key = await addClip(services, clip);
    // Made ahead, so that it is there when it is asked for. Whoever asks is told of a failure.
    speakFor(services, clip.ownerId, clip).catch(() => {});
    return fillPath(apiPaths.speech, { key });
  } catch {
    return null;
  }
}

async function addClip(services: Parts, clip: NewClip): Promise<string> {
  const { db, clock } = services;
  const { ownerId, assistantId, voiceId, text } = clip;
  const now = clock.now();
  const usedAt = now.toISOString();
  const contentHash = sha256(JSON.stringify([voiceId, text]));
  const said = await store.findSaid(db, { ownerId, assistantId, contentHash });
  if (said) {
    const isOld = now.getTime() - Date.parse(said.usedAt) > hourMs;
    if (isOld) await store.touchClip(db, { ownerId, key: said.key, usedAt });
    return said.key;
  }
  const key = randomBytes(16).toString('hex');
  const row = { key, ownerId, assistantId, voiceId, text, contentHash, usedAt };
  await store.insertClip(db, row);
  const tooMany = await store.deleteClipsAbove(db, ownerId, maxClipsOfOwner);
  // Nobody waits for it, and the address is there without it.
  forgetSpeech(services, tooMany).catch(() => {});
  return key;
}

/** What was not said for a week, of all owners, with its sounds. @returns how many there were */
export async function deleteOldClips(services: Parts): Promise<number> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - keepMs).toISOString();
  const old = await store.deleteClipsBefore(db, before);
  await forgetSpeech(services, old);
  return old.length;
}

/** @throws SpeechError */
export function speakFor(
  { textToSpeech }: Pick<Services, 'textToSpeech'>,
  ownerId: number,
  { voiceId, text, askedBy = [`owner ${ownerId}`] }: SpeechRequest,
): Promise<Speech> {
  return turnsOf(textToSpeech).run(ownerId, () =>
    textToSpeech.synthesize({ voiceId, text, askedBy }),
  );
}

/** Give what it answers to `forgetSpeech` after the commit. */
export function removeClipsOf(
  trx: Trx,
  ownerId: number,
  assistantId: number,
): Promise<SpeechRequest[]> {
  return store.deleteClipsOf(trx, ownerId, assistantId);
}

/** Deletes the sounds of what nobody may hear any more. */
export async function forgetSpeech(
  { textToSpeech }: Pick<Services, 'textToSpeech'>,
  requests: readonly SpeechRequest[],
): Promise<void> {
  for (const request of requests) {
    // There may be many, and nobody should wait for all of them.
    await nextTurn();
    await textToSpeech.forget(request);
  }
}

const turnLimits = {
  atOnce: 2,
  maxWaiting: 50,
  refusal: () => new SpeechError('Too much was asked at once.'),
};
const turnsByVoices = new WeakMap<Services['textToSpeech'], OwnerTurns>();

function turnsOf(voices: Services['textToSpeech']): OwnerTurns {
  const turns = turnsByVoices.get(voices) ?? createOwnerTurns(turnLimits);
  turnsByVoices.set(voices, turns);
  return turns;
}
