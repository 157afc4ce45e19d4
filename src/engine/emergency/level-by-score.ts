// What the classifier's score makes of an utterance: trouble that no rule knows is asked about, what a
// rule found stands, is only asked about, or is left alone. It never raises what the rules say.
import type { EmergencyLevel } from '#engine/conversation.ts';
import { asksAboutService } from './asks-about-service.ts';
import type { CallerWord } from './caller-words.ts';
import { classifierWords } from './classifier-features.ts';
import { judgementCategories } from './emergency-policy.ts';
import { findGroups, groupOf } from './emergency-rule.ts';
import { emergencyScore, knownWords } from './emergency-score.ts';
import { saidHow } from './said-how.ts';
import type { ReadSentence, TellingWords } from './strongest-match.ts';

/** Score from which on the assistant asks although no rule was met. */
const asks = { statement: 0.8, question: 1.5 };
/** Below these, what a rule found is only asked about, or left alone. */
const statement = { outright: -2.6, asked: -2.2 };
const question = { outright: 0.8, asked: -1.8 };

/** 'Seizure!', 'kitchen fire': where the rule alone decides. */
const tooShort = Number.POSITIVE_INFINITY;

const harmlessPhrase = groupOf('BENIGN');

/** The level of an utterance in which no rule was met: at most a question. */
export function levelByScore(read: readonly ReadSentence[]): EmergencyLevel {
  const isTrouble = read
    .filter(isToldAsHappening)
    .map(withoutDenial)
    .some((part) => {
      const score = scoreOf(part);
      return (
        score !== null &&
        score >= (asksAboutService(part.sentence) ? asks.question : asks.statement)
      );
    });
  return isTrouble ? 'possible' : 'none';
}

/** The level of what the rules found; matters of judgement are the customer's, not the classifier's. */
export function levelOfMatch(
  { level, category, first }: TellingWords,
  read: readonly ReadSentence[],
): EmergencyLevel {
  if (neverLowered.has(category) || judgementCategories.has(category)) return level;
  const clauses = read.flatMap(({ sentence }) => clauseOf(sentence, first));
  const worst = Math.max(
    ...read.map((part) => scoreOf(part) ?? tooShort),
    ...clauses.flatMap((part) => scoreOf(part) ?? []),
  );
  const isQuestion = clauses.some(({ sentence }) => asksAboutService(sentence));
  const least = isQuestion ? question : statement;
  if (level === 'possible') return worst < least.asked ? 'none' : level;
  if (worst >= least.outright) return level;
  return isQuestion && worst < least.asked ? 'none' : 'possible';
}
/** The customer's own terms, and words about ending a life, which are often quiet. */
const neverLowered = new Set(['custom', 'self-harm']);

/** 'What should I do, my kitchen is on fire' asks in another clause than it tells in. */
function clauseOf(sentence: readonly CallerWord[], told: CallerWord | undefined): ReadSentence[] {
  if (told === undefined || !sentence.includes(told)) return [];
  let start = sentence.indexOf(told);
  while (start > 0 && sentence[start]?.opensClause !== true) start--;
  let end = start + 1;
  while (end < sentence.length && sentence[end]?.opensClause !== true) end++;
  const clause = sentence.slice(start, end);
  return [{ sentence: clause, found: findGroups(clause) }];
}

/** null where too little was said to judge by. */
function scoreOf({ sentence, found }: ReadSentence): number | null {
  const words = knownWords(classifierWords(sentence, found));
  return words.length < (found.has(harmlessPhrase) ? 6 : 4) ? null : emergencyScore(words);
}

function isToldAsHappening({ sentence, found }: ReadSentence): boolean {
  const whole = { first: 0, last: sentence.length - 1 };
  const how = saidHow(sentence, found, { ...whole, hits: [whole] });
  const isOnlyAsked = how.isSupposed || (how.isAboutRules && how.isQuestion);
  const isPast = how.isLongAgo || how.isRecent || how.isOver;
  return !isOnlyAsked && !isPast && !how.isPicture;
}

/** 'Nobody is hurt', 'nothing is on fire', up to the next clause; not 'nobody answers'. */
function withoutDenial(part: ReadSentence): ReadSentence {
  const next = part.sentence.findIndex(({ opensClause }, at) => at > 1 && opensClause);
  const end = next < 0 ? part.sentence.length : next;
  const opening = part.sentence.slice(0, end).map(({ text }) => text);
  if (!denial.test(opening.join(' '))) return part;
  const sentence = part.sentence.slice(end);
  return { sentence, found: findGroups(sentence) };
}
const denial =
  /^(?:no |well |and )?(?:nobody|nothing|no one|noone|none of \w+) (?:is|was|are|were|got|has been) (?:\w+ ?){1,6}$/u;
