// Whether an utterance tells of an emergency: rules and the customer's own terms first, then cries for
// help and how much it sounds like callers in trouble.
import type { EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';
import { asksAboutService } from './asks-about-service.ts';
import { type CallerWord, callerWords } from './caller-words.ts';
import { criesForHelp } from './cries-for-help.ts';
import { emergencyOdds } from './emergency-odds.ts';
import { type EmergencyPolicy, judgementCategories, lifeCategories } from './emergency-policy.ts';
import { emergencyQuestion } from './emergency-question.ts';
import { findGroups, groupOf } from './emergency-rule.ts';
import { mendSpelling } from './mend-spelling.ts';
import { netWords } from './net-features.ts';
import { saidHow } from './said-how.ts';
import {
  emergencyRank,
  type ReadSentence,
  saysNoEmergency,
  strongestMatch,
  type TellingWords,
} from './strongest-match.ts';

export interface EmergencyAssessment extends EmergencyFinding {
  /** The one question to ask when the level is 'possible'. */
  question: string | null;
}

const harmlessPhrase = groupOf('BENIGN');
/** Log odds from which on the assistant asks, and from which on it acts, when no rule was met. */
const soundBounds = { ask: -0.3, act: 1.6 };
/** A sentence that asks about a service must sound that much worse. */
const questionDiscount = 0.8;
/** The same when a rule would have it ask anyway. */
const supportBounds = { ask: -9, act: 0.2 };

/**
 * Reads one utterance; `policy` comes from compileEmergencyPolicy(). Never throws, takes time in
 * proportion to the length.
 */
export function assessEmergency(utterance: string, policy: EmergencyPolicy): EmergencyAssessment {
  const sentences = callerWords(utterance).map((sentence) =>
    sentence.map((word) => ({ ...word, text: mendSpelling(word.text) })),
  );
  const read = sentences.map((sentence) => ({ sentence, found: findGroups(sentence) }));
  const { best, isSettled } = strongestMatch(read, policy);
  const told = best ?? (isSettled ? null : acrossSentences(sentences, policy));
  if (told !== null) {
    const { category, first, last } = told;
    const evidence = utterance.slice(first?.start ?? 0, last?.end ?? utterance.length);
    return withQuestion({ level: levelBySound(told, read), category, evidence });
  }
  if (!isSettled && !read.some(({ found }) => found.has(saysNoEmergency))) {
    const level = criesForHelp(sentences) ? 'possible' : levelOfSound(read, soundBounds);
    if (level !== 'none')
      return withQuestion({ level, category: 'other', evidence: utterance.trim() });
  }
  return { level: 'none', category: null, evidence: null, question: null };
}

/** What the rules would only ask about is said outright when it also sounds like trouble. */
function levelBySound(told: TellingWords, read: readonly ReadSentence[]): EmergencyLevel {
  if (told.level !== 'possible' || judgementCategories.has(told.category)) return told.level;
  const isOfLife = told.category === 'other' || lifeCategories.has(told.category);
  const level = levelOfSound(read, isOfLife ? supportBounds : soundBounds);
  if (level === 'none') return told.level;
  return level === 'life' && !isOfLife ? 'urgent' : level;
}

function levelOfSound(
  read: readonly ReadSentence[],
  bounds: { ask: number; act: number },
): EmergencyLevel {
  let level: EmergencyLevel = 'none';
  for (const { sentence, found } of toldAsHappening(read)) {
    const words = netWords(sentence, found);
    const hasHarmless = found.has(harmlessPhrase);
    const odds = words.length < (hasHarmless ? 6 : 3) ? null : emergencyOdds(words);
    if (odds === null) continue;
    const any = odds.any - (asksAboutService(sentence) ? questionDiscount : 0);
    const told = any < bounds.act ? 'possible' : odds.life > 0 ? 'life' : 'urgent';
    if (any >= bounds.ask && emergencyRank[told] > emergencyRank[level]) level = told;
  }
  return level;
}

function withQuestion(finding: EmergencyFinding): EmergencyAssessment {
  const isOpen = finding.level === 'possible';
  return { ...finding, question: isOpen ? emergencyQuestion(finding.category) : null };
}

/** 'I smell something. I think it is gas.': told in two sentences, so it is only asked about. */
function acrossSentences(
  sentences: readonly (readonly CallerWord[])[],
  policy: EmergencyPolicy,
): TellingWords | null {
  if (sentences.length < 2) return null;
  const sentence = sentences.flat();
  const { best } = strongestMatch([{ sentence, found: findGroups(sentence) }], policy);
  if (best === null || emergencyRank[best.level] < emergencyRank.possible) return best;
  return { ...best, level: 'possible' };
}

/** 'Nobody is hurt', 'nothing is on fire'; not 'nobody answers'. */
function opensWithDenial(sentence: readonly CallerWord[]): boolean {
  const said = sentence.map(({ text }) => text).join(' ');
  return /^(?:no |well |and )?(?:nobody|nothing|no one|noone|none of \w+) (?:is|was|are|were|got|has been) (?:\w+ ?){1,6}$/u.test(
    said,
  );
}

function toldAsHappening(read: readonly ReadSentence[]): ReadSentence[] {
  return read.filter(({ sentence, found }) => {
    const whole = { first: 0, last: sentence.length - 1 };
    const how = saidHow(sentence, found, { ...whole, hits: [whole] });
    const isOnlyAsked = how.isSupposed || (how.isAboutRules && how.isQuestion);
    return (
      !isOnlyAsked && !opensWithDenial(sentence) && !how.isLongAgo && !how.isRecent && !how.isOver
    );
  });
}
