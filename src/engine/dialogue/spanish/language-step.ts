// The language of a turn, and what is said to 'Do you speak Spanish?'.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { ConversationState } from '#engine/conversation.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { questionFor } from '#engine/dialogue/request-flow.ts';
import { phrase } from '#engine/dialogue/said.ts';
import type { Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { emergencyRank } from '#engine/emergency/emergency-level.ts';
import { assessSpanish } from '#engine/emergency/spanish/assess-spanish.ts';
import type { Language } from '#engine/language/language.ts';
import {
  asksOnlyForLanguage,
  languageOf,
  languageWords,
  maybeSpanish,
} from '#engine/language/language-of.ts';
import { spanishCallPhrases } from '#engine/language/spanish/spanish-call-phrases.ts';
import { spanishSaid } from './said-in-spanish.ts';

/** That of the words; a danger told in Spanish is heard in the shortest turn. */
export function turnLanguage(
  { emergency }: KnowledgeIndex,
  { language, pending }: ConversationState,
  utterance: string,
): Language {
  const told = languageOf(utterance, language);
  if (told === 'es' || !maybeSpanish(utterance)) return told;
  // 'Candela' may be the name that was asked for.
  const needed = pending?.kind === 'slot' && pending.slot !== 'problem' ? 2 : 1;
  if (languageWords(utterance).spanish < needed) return told;
  const { level } = assessSpanish(utterance, emergency);
  return emergencyRank[level] >= emergencyRank.possible ? 'es' : told;
}

const wantsPerson =
  /\b(?:p[oó]nga?me|ponme|p[aá]seme|p[aá]same|comun[ií]queme|comun[ií]came|transfi[eé]r\w*|con[eé]cteme|persona|transfer|put me through|connect me)\b/iu;

/** The caller asks for a language and for nothing else; null for anything more. */
export function languageStep({ utterance, language, state }: TurnContext): Step | null {
  if (!asksOnlyForLanguage(utterance) || wantsPerson.test(utterance)) return null;
  // Who asks for English in English is answered in it anyway.
  if (language === 'en' && state.language !== 'es') return null;
  const { pending, request } = state;
  if (pending?.kind === 'slot' && request !== null) {
    const question = phrase(questionFor(pending.slot, request.kind));
    const lead =
      language === 'es'
        ? spanishSaid(spanishCallPhrases.onInSpanish)
        : phrase(dialoguePhrases.allRight);
    return { say: [lead, question], action: 'collect', pending };
  }
  const hello =
    language === 'es'
      ? spanishSaid(spanishCallPhrases.speaksSpanish)
      : phrase(dialoguePhrases.hello);
  return { say: [hello], action: 'answer', pending: null };
}
