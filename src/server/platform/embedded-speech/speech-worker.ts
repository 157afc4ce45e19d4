// The thread that speaks: the synthesizer holds whatever runs it for as long as it works.
import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../collect-garbage.ts';
import { loadFlite } from './flite.ts';
import { speakPiece } from './speak-piece.ts';
import type { VoiceProfile } from './voice-profiles.ts';
import type { Sound } from './wave-file.ts';

export interface PieceToSpeak {
  text: string;
  profile: VoiceProfile;
}
export type SpokenPiece = Sound | { error: string };

const flite = loadFlite();

// Each run leaves some 30 MB behind, outside of the heap whose growth would have them collected.
collectGarbage();

parentPort?.on('message', ({ text, profile }: PieceToSpeak) => {
  let answer: SpokenPiece;
  try {
    answer = speakPiece(flite, text, profile);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer, 'samples' in answer ? [answer.samples.buffer] : []);
  collectGarbage();
});
