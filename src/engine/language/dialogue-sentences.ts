// The fixed sentences of the dialogue in one language: every language has the same keys, none missing.
import type { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';

export type DialogueKey = keyof typeof dialoguePhrases;
export type DialogueSentences = Readonly<Record<DialogueKey, string>>;
