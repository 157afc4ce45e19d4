// What a step says, in Spanish: fixed sentences by their Spanish twin. The customer's own words stand in
// English only, so that they are left out rather than read to a Spanish caller.
import { dialoguePhrases, fillPhrase } from '#engine/dialogue/dialogue-phrases.ts';
import type { Said } from '#engine/dialogue/said.ts';
import type { Step } from '#engine/dialogue/turn-context.ts';
import type { DialogueKey } from '#engine/language/dialogue-sentences.ts';
import { spanishDialoguePhrases } from '#engine/language/spanish/spanish-dialogue-phrases.ts';

const twins = new Map<string, string>(
  Object.entries(dialoguePhrases).map(([key, sentence]) => [
    sentence,
    // The keys are those of the table itself.
    spanishDialoguePhrases[key as DialogueKey],
  ]),
);

/** A sentence that is Spanish already; `text` is one of the engine's own. */
export function spanishSaid(text: string, source: Said['source'] = null): Said {
  return { text, source, fixed: { sentence: text, values: {} } };
}

export function saidInSpanish({ say }: Step): Said[] {
  const said = say.flatMap(inSpanish);
  return said.length > 0 ? said : [spanishSaid(spanishDialoguePhrases.whatElse)];
}

function inSpanish({ text, source, fixed }: Said): Said[] {
  if (fixed === undefined) return [];
  const twin = twins.get(fixed.sentence);
  if (twin === undefined) return [{ text, source }];
  return [{ text: fillPhrase(twin, fixed.values), source }];
}
