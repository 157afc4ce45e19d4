// What the caller's answer to the one emergency question comes to. Only a clear 'no' is a no: silence,
// doubt and 'I don't know' stay on the safe side.
import type { EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';
import { callerWords } from './caller-words.ts';
import { noEmergency } from './emergency-level.ts';
import { lifeCategories } from './emergency-policy.ts';

/**
 * `category` is that of the question that was asked, `told` what assessEmergency() finds in the answer
 * itself. The level is 'none' after a clear no, otherwise what the category means when it is true, or
 * what the new words tell if that is worse. Without a category ('other') a mere yes is urgent: nothing
 * told of a danger to life.
 */
export function answerToEmergencyQuestion(
  utterance: string,
  category: string,
  told: EmergencyFinding,
): EmergencyFinding {
  if (told.level === 'life' || told.level === 'urgent') return told;
  if (isClearNo(utterance)) return noEmergency;
  const evidence = utterance.trim() === '' ? null : utterance.trim();
  const level: EmergencyLevel = lifeCategories.has(category) ? 'life' : 'urgent';
  return { level, category, evidence };
}

/** 'No', 'nope, it stopped', 'we are fine', 'not right now'; never 'no, I can't' or 'not sure'. */
function isClearNo(utterance: string): boolean {
  const words = callerWords(utterance)
    .flat()
    .map(({ text }) => text)
    .filter((word) => !fillers.has(word));
  const said = ` ${words.join(' ')} `;
  if (
    / (?:not sure|no idea|not know|not tell|maybe|might|possibly|kind of|sort of|i think so|not stop|not turn|can not|not really sure|yes|yeah|yep|yup|unsure|probably yes|a little|not sure yet) /u.test(
      said,
    )
  ) {
    return / not (?:yes|yeah) /u.test(said);
  }
  if (/^ (?:no|nope|nah|negative|not|none|nobody|nothing|never|naw|nay) /u.test(said)) return true;
  return (
    / (?:we are|i am|everyone is|everybody is|it is|that is|everything is|all is|all) (?:fine|okay|ok|good|safe|alright|over|stopped|off|under control|all right|dry|closed|warm enough|not (?:that|too|so|very) (?:bad|cold|hot)) /u.test(
      said,
    ) ||
    / (?:it|water|leak|alarm) (?:has )?(?:stopped|is off|went away) /u.test(said) ||
    / (?:is|are|was|does|do|did) not /u.test(said) ||
    / (?:nobody|nothing|no one) /u.test(said)
  );
}
const fillers = new Set(
  'uh um er oh well ah hmm so like actually ma am sir thank thanks you'.split(' '),
);
