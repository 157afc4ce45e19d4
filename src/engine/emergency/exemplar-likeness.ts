import type { CallerWord } from './caller-words.ts';
export function soundsLikeEmergency(_s: readonly (readonly CallerWord[])[]): string | null {
  return null;
}
