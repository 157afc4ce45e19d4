// How much an utterance sounds like trouble, and what that makes of it: trouble that no rule knows is
// asked about, what a rule found is said outright or only asked about.
import type { EmergencyLevel } from '#engine/conversation.ts';
import { asksAboutService } from './asks-about-service.ts';
import type { CallerWord } from './caller-words.ts';
import { emergencyRank } from './emergency-level.ts';
import { type EmergencyOdds, emergencyOdds } from './emergency-odds.ts';
import { judgementCategories, lifeCategories } from './emergency-policy.ts';
import { findGroups, groupOf } from './emergency-rule.ts';
import { netWords } from './net-features.ts';
import { saidHow } from './said-how.ts';
import type { ReadSentence, TellingWords } from './strongest-match.ts';

interface Bounds {
  /** Log odds from which on the assistant asks. */
  ask: number;
  /** From which on it acts, unless a question is put. */
  act: number;
}

/** When no rule was met, the sound alone must be plain before anything is said outright. */
const alone: Bounds = { ask: -0.2, act: 2.6 };
/** A sentence that asks about a service must sound that much worse. */
const questionDiscount = 0.8;
/** Where a rule would have it ask anyway, for what threatens a life. */
const withRule: Bounds = { ask: -9, act: 0.5 };
/** Below these, what a rule found is only asked about, or left alone. */
const statement = { outright: -2.6, asked: -2.2 };
const question = { outright: 0.8, asked: -1.8 };

/** 'Seizure!', 'kitchen fire': where the rule alone decides. */
const tooShort = Number.POSITIVE_INFINITY;

const harmlessPhrase = groupOf('BENIGN');

/** The level of an utterance in which no rule was met. */
export function levelOfSound(read: readonly ReadSentence[]): EmergencyLevel {
  return soundsLike(read, alone);
}

/** The level of what the rules found in it; matters of judgement are the customer's, not the sound's. */
export function levelBySound(told: TellingWords, read: readonly ReadSentence[]): EmergencyLevel {
  const { level, category } = told;
  if (neverLowered.has(category) || judgementCategories.has(category)) return level;
  const everyday = levelWhenEveryday(told, read);
  if (everyday !== level || level !== 'possible') return everyday;
  const isOfLife = category === 'other' || lifeCategories.has(category);
  const heard = soundsLike(read, isOfLife ? withRule : alone);
  if (heard === 'none') return level;
  return heard === 'life' && !isOfLife ? 'urgent' : heard;
}
/** The customer's own terms, and words about ending a life, which are often quiet. */
const neverLowered = new Set(['custom', 'self-harm']);

function levelWhenEveryday(
  { level, first }: TellingWords,
  read: readonly ReadSentence[],
): EmergencyLevel {
  const clauses = read.flatMap(({ sentence }) => clauseOf(sentence, first));
  const worst = Math.max(
    ...read.map((part) => oddsOf(part)?.any ?? tooShort),
    ...clauses.flatMap((part) => oddsOf(part)?.any ?? []),
  );
  const isQuestion = clauses.some(({ sentence }) => asksAboutService(sentence));
  const least = isQuestion ? question : statement;
  if (level === 'possible') return worst < least.asked ? 'none' : level;
  if (worst >= least.outright) return level;
  return isQuestion && worst < least.asked ? 'none' : 'possible';
}

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

function soundsLike(read: readonly ReadSentence[], { ask, act }: Bounds): EmergencyLevel {
  let level: EmergencyLevel = 'none';
  for (const part of read.filter(isToldAsHappening)) {
    const odds = oddsOf(part);
    if (odds === null) continue;
    const isQuestion = asksAboutService(part.sentence);
    const any = odds.any - (isQuestion ? questionDiscount : 0);
    const told = isQuestion || any < act ? 'possible' : odds.life > 0 ? 'life' : 'urgent';
    if (any >= ask && emergencyRank[told] > emergencyRank[level]) level = told;
  }
  return level;
}

/** null where too little was said to judge by. */
function oddsOf({ sentence, found }: ReadSentence): EmergencyOdds | null {
  const words = netWords(sentence, found);
  return words.length < (found.has(harmlessPhrase) ? 6 : 4) ? null : emergencyOdds(words);
}

function isToldAsHappening({ sentence, found }: ReadSentence): boolean {
  const whole = { first: 0, last: sentence.length - 1 };
  const how = saidHow(sentence, found, { ...whole, hits: [whole] });
  const isOnlyAsked = how.isSupposed || (how.isAboutRules && how.isQuestion);
  const isPast = how.isLongAgo || how.isRecent || how.isOver;
  return !isOnlyAsked && !isPast && !how.isPicture && !opensWithDenial(sentence);
}

/** 'Nobody is hurt', 'nothing is on fire'; not 'nobody answers'. */
function opensWithDenial(sentence: readonly CallerWord[]): boolean {
  const said = sentence.map(({ text }) => text).join(' ');
  return /^(?:no |well |and )?(?:nobody|nothing|no one|noone|none of \w+) (?:is|was|are|were|got|has been) (?:\w+ ?){1,6}$/u.test(
    said,
  );
}
