// Whether an utterance tells of an emergency: rules and the customer's own terms first, then cries for
// help and likeness to known calls, which can only make the assistant ask.
import type { EmergencyFinding } from '#engine/conversation.ts';
import { type CallerWord, callerWords } from './caller-words.ts';
import { criesForHelp } from './cries-for-help.ts';
import type { EmergencyPolicy } from './emergency-policy.ts';
import { emergencyQuestion } from './emergency-question.ts';
import { findGroups, groupOf } from './emergency-rule.ts';
import { soundsLikeEmergency } from './exemplar-likeness.ts';
import { mendSpelling } from './mend-spelling.ts';
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
    const { level, category, first, last } = told;
    const evidence = utterance.slice(first?.start ?? 0, last?.end ?? utterance.length);
    return withQuestion({ level, category, evidence });
  }
  const isWaved = isSettled || read.some(({ found }) => found.has(saysNoEmergency));
  if (!isWaved && (criesForHelp(sentences) || soundsLikeEmergency(toldAsHappening(read)))) {
    return withQuestion({ level: 'possible', category: 'other', evidence: utterance.trim() });
  }
  return { level: 'none', category: null, evidence: null, question: null };
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

function toldAsHappening(read: readonly ReadSentence[]): (readonly CallerWord[])[] {
  return read
    .filter(({ sentence, found }) => {
      if (found.has(harmlessPhrase)) return false;
      const whole = { first: 0, last: sentence.length - 1 };
      const how = saidHow(sentence, found, { ...whole, hits: [whole] });
      const isOnlyAsked = how.isSupposed || (how.isAboutRules && how.isQuestion);
      return !isOnlyAsked && !how.isLongAgo && !how.isRecent && !how.isOver;
    })
    .map(({ sentence }) => sentence);
}
