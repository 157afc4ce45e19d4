// The six voices and their friendly names (spec 3, Voice).
export const voiceCatalogue = [
  { id: 'voice_1', name: 'Rachel', gender: 'female' },
  { id: 'voice_2', name: 'Michael', gender: 'male' },
  { id: 'voice_3', name: 'Emma', gender: 'female' },
  { id: 'voice_4', name: 'Thomas', gender: 'male' },
  { id: 'voice_5', name: 'Sophia', gender: 'female' },
  { id: 'voice_6', name: 'James', gender: 'male' },
] as const;

export function isVoice(id: string): boolean {
  return voiceCatalogue.some((voice) => voice.id === id);
}

/** Friendly name of a voice, or the id itself for one that is no longer offered. */
export function voiceName(id: string): string {
  return voiceCatalogue.find((voice) => voice.id === id)?.name ?? id;
}

/** The link '+ View more voice options' shows above this many voices (spec 9). */
export const moreVoicesAbove = 4;
