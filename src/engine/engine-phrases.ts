// Every fixed sentence the engine may say, in one list: what a reply holds beside these is quoted
// from a passage or repeats what the caller gave. Braces stand for such a value.
import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { dialoguePhrases } from './dialogue/dialogue-phrases.ts';
import { emergencyQuestions } from './emergency/emergency-question.ts';
import { emergencySentences, ownLineSentence } from './emergency/emergency-sentences.ts';
import { spanishCallPhrases } from './language/spanish/spanish-call-phrases.ts';
import { spanishDialoguePhrases } from './language/spanish/spanish-dialogue-phrases.ts';
import {
  spanishEmergencySentences,
  spanishOwnLine,
} from './language/spanish/spanish-emergency-sentences.ts';

export const enginePhrases: readonly string[] = [
  ...Object.values(dialoguePhrases),
  ...emergencySentences,
  ...emergencyQuestions,
  ownLineSentence('{number}'),
  defaultTransferMessage,
  ...Object.values(spanishDialoguePhrases),
  ...Object.values(spanishCallPhrases),
  ...spanishEmergencySentences,
  spanishOwnLine('{number}'),
];
