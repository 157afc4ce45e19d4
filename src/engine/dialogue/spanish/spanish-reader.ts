// Spanish callers: how their utterances are understood, and what they are told in an emergency.
import type { EmergencyFinding } from '#engine/conversation.ts';
import type { Intent } from '#engine/dialogue/intents/intent.ts';
import type { LanguageReader } from '#engine/dialogue/turn-context.ts';
import { answerToEmergencyQuestion } from '#engine/emergency/answer-to-emergency-question.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { emergencyRank } from '#engine/emergency/emergency-level.ts';
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';
import { assessSpanish } from '#engine/emergency/spanish/assess-spanish.ts';
import { saysOverInSpanish } from '#engine/emergency/spanish/says-over-in-spanish.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import { asksOnlyForLanguage, languageWords } from '#engine/language/language-of.ts';
import {
  spanishAdvice,
  spanishCareSentences,
  spanishQuestion,
  spanishQuestionAgain,
} from '#engine/language/spanish/spanish-emergency-sentences.ts';
import { spanishDetails } from '#engine/slots/spanish/spanish-details.ts';
import { spanishDangerAnswer, spanishYesOrNo } from '#engine/slots/spanish/spanish-yes-no.ts';
import { spanishHoursWords } from './spanish-hours.ts';
import { saysRepeat, spanishIntent } from './spanish-intents.ts';
import { spanishNewMatter } from './spanish-new-matter.ts';
import {
  callsForHelpInSpanish,
  claimsSpanishEmergency,
  givesOnlySpanishDetail,
} from './spanish-only-detail.ts';
import {
  isSpanishQuestion,
  saysOnlyInSpanish,
  spanishOtherMatter,
} from './spanish-other-matter.ts';
import { spanishPending } from './spanish-pending.ts';

export const spanishReader: LanguageReader = {
  assess,
  callsForHelp: callsForHelpInSpanish,
  claimsEmergency: claimsSpanishEmergency,
  givesOnlyDetail: givesOnlySpanishDetail,
  repliesOnlyDetail: (utterance) =>
    givesOnlySpanishDetail(utterance) && spanishYesOrNo(utterance) === null,
  answerTo: (utterance, category, told) => {
    // 'No hablo inglés' is no 'no'.
    const means = asksOnlyForLanguage(utterance)
      ? 'unclear'
      : spanishDangerAnswer(utterance, category);
    return answerToEmergencyQuestion(utterance, category, told, means);
  },
  saysIsOver: saysOverInSpanish,
  takesBack: (utterance) => /\b(?:olvid[ae]lo|falsa alarma)\b/u.test(plainSpanish(utterance)),
  otherMatter: spanishOtherMatter,
  saysOnly: saysOnlyInSpanish,
  asks: isSpanishQuestion,
  isComplex: () => false,
  intentOf,
  yesOrNo: spanishYesOrNo,
  details: spanishDetails,
  matterOf: (utterance) =>
    plainSpanish(utterance).replace(bareCry, ' ').trim() === '' ? null : utterance.slice(0, 300),
  advice: spanishAdvice,
  dangerQuestion: spanishQuestion,
  dangerQuestionAgain: spanishQuestionAgain,
  careSentences: spanishCareSentences,
  hours: spanishHoursWords,
  pendingAnswer: (context) => spanishPending(context, spanishIntent(context.utterance)),
  newMatter: spanishNewMatter,
  // What the company wrote stands in English only.
  aside: () => [],
  toldBefore: () => [],
};

const bareCry =
  /[^\p{L}\p{N}]|\b(?:hola|yo|tengo|tenemos|hay|es|esto|una?|aqui|ya|por|favor|emergencias?|ayuda|ayudeme|ayudenme|auxilio|socorro|urgente|rapido|apurese|911|grande|verdadera|de|verdad)\b/gu;

/** Spanish rules; a turn that fell back into English is heard by the English ones too. */
function assess(utterance: string, policy: EmergencyPolicy): EmergencyFinding {
  const found = assessSpanish(utterance, policy);
  const { spanish, english } = languageWords(utterance);
  if (english <= spanish) return found;
  const { level, category, evidence } = assessEmergency(utterance, policy);
  return emergencyRank[level] > emergencyRank[found.level] ? { level, category, evidence } : found;
}

function intentOf(utterance: string): Intent | null {
  if (saysRepeat(utterance)) return 'repeat';
  const intent = spanishIntent(utterance);
  return intent === 'pay' ? 'payment' : intent;
}
