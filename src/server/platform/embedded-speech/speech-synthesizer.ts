// A process of its own that speaks: the synthesizer holds whatever runs it for as long as it works, and
// takes 90 MB and more that the server should not carry. It ends with the server that started it.
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

process.on('message', ({ text, profile }: PieceToSpeak) => {
  let answer: SpokenPiece;
  try {
    answer = speakPiece(flite, text, profile);
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer);
  collectGarbage();
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C at a terminal reaches the whole group; the server finishes what it began first.
process.on('SIGINT', () => {});
