// Whether an utterance tells of an emergency: rules and the customer's own terms first, then cries for
// help and the classifier.
import type { EmergencyFinding } from '#engine/conversation.ts';
import { type CallerWord, callerWords } from './caller-words.ts';
import { callsItEmergency } from './calls-it-emergency.ts';
import { criesForHelp } from './cries-for-help.ts';
import { despairLevel } from './despair.ts';
import { emergencyRank } from './emergency-level.ts';
import type { EmergencyPolicy } from './emergency-policy.ts';
import { emergencyQuestion } from './emergency-question.ts';
import { findGroups } from './emergency-rule.ts';
import { levelByScore, levelOfMatch } from './level-by-score.ts';
import { mendSpelling } from './mend-spelling.ts';
import { saysNoEmergency, strongestMatch, type TellingWords } from './strongest-match.ts';

export interface EmergencyAssessment extends EmergencyFinding {
  /** The one question to ask when the level is 'possible'. */
  question: string | null;
}

const nothing: EmergencyAssessment = {
  level: 'none',
  category: null,
  evidence: null,
  question: null,
};

/**
 * Reads one utterance; `policy` comes from compileEmergencyPolicy(). Never throws, takes time in
 * proportion to the length.
 */
export function assessEmergency(utterance: string, policy: EmergencyPolicy): EmergencyAssessment {
  const said = callerWords(utterance);
  const spoken = said.map((sentence) => sentence.filter(({ isPicture }) => !isPicture));
  const told = assessWords(utterance, spoken, policy);
  const isShown = said.some((sentence) => sentence.some(({ isPicture }) => isPicture));
  if (!isShown || emergencyRank[told.level] >= emergencyRank.possible) return told;
  // A picture of a flame may be praise: it is only asked about.
  const shown = assessWords(utterance, said, policy);
  const isWorse = emergencyRank[shown.level] >= emergencyRank.possible;
  return isWorse ? withQuestion({ ...shown, level: 'possible' }) : told;
}

function assessWords(
  utterance: string,
  said: readonly (readonly CallerWord[])[],
  policy: EmergencyPolicy,
): EmergencyAssessment {
  const sentences = said
    .filter((sentence) => sentence.length > 0)
    .map((sentence) => sentence.map((word) => ({ ...word, text: mendSpelling(word.text) })));
  const found = assessSentences(utterance, sentences, policy);
  const despair = despairLevel(sentences);
  if (despair === 'none') return found;
  const isWorse = emergencyRank[despair] > emergencyRank[found.level];
  // 'If I just never woke up' is read as someone unconscious, 'I have his gun here' as violence.
  const isMisread =
    found.category === 'other' ||
    (misread.has(found.category ?? '') && !ofChildren.test(utterance));
  if (!isWorse && !isMisread) return found;
  const level = isWorse || found.category === 'other' ? despair : found.level;
  return withQuestion({ level, category: 'self-harm', evidence: utterance.trim() });
}

const misread: ReadonlySet<string> = new Set(['medical', 'violence']);
/** A child that swallowed pills is no case of despair. */
const ofChildren =
  /\b(?:bab(?:y|ies)|toddlers?|infants?|kids?|child(?:ren)?|year[- ]old|grand(?:son|daughter|kid)|dogs?|cats?|pupp(?:y|ies)|(?:my|his|her) (?:little )?(?:son|boy|girl|daughter))\b/iu;

function assessSentences(
  utterance: string,
  sentences: readonly (readonly CallerWord[])[],
  policy: EmergencyPolicy,
): EmergencyAssessment {
  const read = sentences.map((sentence) => ({ sentence, found: findGroups(sentence) }));
  const { best, settled } = strongestMatch(read, policy);
  const told = best ?? (settled.size > 0 ? null : acrossSentences(sentences, policy));
  if (told !== null) {
    const { category, first, last } = told;
    const evidence = utterance.slice(first?.start ?? 0, last?.end ?? utterance.length);
    const isCalledSo = told.level === 'possible' && callsItEmergency(sentences);
    const level = told.level === 'info' || isCalledSo ? told.level : levelOfMatch(told, read);
    return level === 'none' ? nothing : withQuestion({ level, category, evidence });
  }
  if (!read.some(({ found }) => found.has(saysNoEmergency))) {
    const isCry = callsItEmergency(sentences) || (settled.size === 0 && criesForHelp(sentences));
    const level = isCry ? 'possible' : levelByScore(read.filter((part) => !settled.has(part)));
    if (level !== 'none')
      return withQuestion({ level, category: 'other', evidence: utterance.trim() });
  }
  return nothing;
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
