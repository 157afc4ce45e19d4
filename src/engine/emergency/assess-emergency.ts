// Whether an utterance tells of an emergency: rules first, then the customer's own terms, then
// distress and likeness, which can only make the assistant ask.
import type { EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';
import { type CallerWord, callerWords } from './caller-words.ts';
import { criesForHelp } from './cries-for-help.ts';
import { type EmergencyPolicy, judgementCategories } from './emergency-policy.ts';
import { emergencyQuestion } from './emergency-question.ts';
import {
  compileRules,
  type EmergencyRule,
  findGroups,
  groupOf,
  type Hit,
  matchRule,
} from './emergency-rule.ts';
import { soundsLikeEmergency } from './exemplar-likeness.ts';
import { lifeRules } from './life-rules.ts';
import { mendSpelling } from './mend-spelling.ts';
import { possibleRules } from './possible-rules.ts';
import { type SaidHow, saidHow } from './said-how.ts';
import { spokenTemperature } from './spoken-temperature.ts';
import { urgentRules } from './urgent-rules.ts';

export interface EmergencyAssessment extends EmergencyFinding {
  /** The one question to ask when the level is 'possible'. */
  question: string | null;
}

const rules = compileRules([...lifeRules, ...urgentRules, ...possibleRules]);
const frail = groupOf('FRAIL');
const cold = groupOf('COLD');
const swelter = groupOf('SWELTER');
const indoors = groupOf(
  'in here|inside|indoors|thermostat|in my|in the apartment|in our|in the house|in the living|in the bedroom',
);
const saysNoEmergency = groupOf(
  `not an emergency|not emergency|not really an emergency|no emergency|not urgent|non emergency|not a emergency|not a big deal|no rush|no hurry|not an urgent|whenever you get a chance`,
);
const rank: Record<EmergencyLevel, number> = { none: 0, info: 1, possible: 2, urgent: 3, life: 4 };

interface Found {
  level: EmergencyLevel;
  category: string;
  first: CallerWord | undefined;
  last: CallerWord | undefined;
}

/**
 * Reads one utterance; `policy` comes from compileEmergencyPolicy(). Never throws, takes time in
 * proportion to the length.
 */
export function assessEmergency(utterance: string, policy: EmergencyPolicy): EmergencyAssessment {
  const sentences = callerWords(utterance).map((sentence) =>
    sentence.map((word) => ({ ...word, text: mendSpelling(word.text) })),
  );
  const read = sentences.map((sentence) => ({ sentence, found: findGroups(sentence) }));
  const best = strongest(read, policy) ?? acrossSentences(sentences, policy);
  if (best !== null) {
    return withQuestion({
      level: best.level,
      category: best.category,
      evidence: utterance.slice(best.first?.start ?? 0, best.last?.end ?? utterance.length),
    });
  }
  const isDenied = read.some(({ found }) => found.has(saysNoEmergency));
  if (isDenied) return { level: 'none', category: null, evidence: null, question: null };
  const told = read.filter(({ sentence, found }) => isToldAsHappening(sentence, found));
  if (criesForHelp(sentences) || soundsLikeEmergency(told.map(({ sentence }) => sentence))) {
    return withQuestion({ level: 'possible', category: 'other', evidence: utterance.trim() });
  }
  return { level: 'none', category: null, evidence: null, question: null };
}

function isToldAsHappening(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, Hit[]>,
): boolean {
  const whole = { first: 0, last: sentence.length - 1 };
  const how = saidHow(sentence, found, { ...whole, hits: [whole] });
  const isOnlyAsked = how.isSupposed || how.isAboutRules;
  return !isOnlyAsked && !how.isLongAgo && !how.isRecent && !how.isOver;
}

function withQuestion(finding: EmergencyFinding): EmergencyAssessment {
  const isOpen = finding.level === 'possible';
  return { ...finding, question: isOpen ? emergencyQuestion(finding.category) : null };
}

interface ReadSentence {
  sentence: readonly CallerWord[];
  found: Map<number, Hit[]>;
}

function strongest(read: readonly ReadSentence[], policy: EmergencyPolicy): Found | null {
  const has = (group: number) => read.some(({ found }) => found.has(group));
  const words = read.flatMap(({ sentence }) => sentence.map(({ text }) => text));
  const facts = {
    isFrail: has(frail),
    isCold: has(cold),
    isSweltering: has(swelter),
    degrees: spokenTemperature(words),
    saysNoEmergency: has(saysNoEmergency),
  };
  let best: Found | null = null;
  for (const { sentence, found } of read) {
    for (const rule of rules) {
      if (best !== null && rank[rule.level] <= rank[best.level] && !canRise(rule)) continue;
      for (const match of matchRule(rule, found)) {
        const told = levelAsTold(rule.level, saidHow(sentence, found, match));
        const level = levelByFacts(told, rule, facts, policy);
        if (level === 'none' || (best !== null && rank[level] <= rank[best.level])) continue;
        best = {
          level,
          category: rule.category,
          first: sentence[match.first],
          last: sentence[match.last],
        };
      }
      if (best?.level === 'life') return best;
    }
    if (best === null || rank[best.level] < rank.urgent)
      best = indoorCold(sentence, found, facts) ?? best;
    const own = ownTerm(sentence, found, policy.urgentTerms);
    if (own !== null && (best === null || rank[best.level] < rank.urgent)) best = own;
    if (best?.level === 'possible' && ownTerm(sentence, found, policy.routineTerms) !== null) {
      best = null;
    }
  }
  return best;
}

/** What was told of rather than told: denied, over, supposed, long ago. */
function levelAsTold(level: EmergencyRule['level'], how: SaidHow): EmergencyLevel {
  if (how.isDenied || how.isOver) return 'none';
  if (how.isSupposed || how.isLongAgo) return level === 'possible' ? 'none' : 'info';
  if (how.isAboutRules) return level === 'possible' ? 'none' : 'info';
  if (how.isDoubted) return level === 'life' ? 'possible' : 'none';
  return how.isRecent && level === 'life' ? 'possible' : level;
}

interface Facts {
  isFrail: boolean;
  isCold: boolean;
  isSweltering: boolean;
  degrees: number | null;
  saysNoEmergency: boolean;
}

const defaultHeatBelow = 60;
const defaultCoolingAbove = 89;

function levelByFacts(
  told: EmergencyLevel,
  rule: EmergencyRule,
  facts: Facts,
  policy: EmergencyPolicy,
): EmergencyLevel {
  if (told !== 'possible' && told !== 'urgent') return told;
  const { category } = rule;
  if (judgementCategories.has(category)) {
    if (policy.urgentCategories.includes(category)) return 'urgent';
    if (policy.routineCategories.includes(category)) return told === 'urgent' ? 'possible' : 'none';
  }
  if (category === 'heat' && facts.degrees !== null) {
    if (facts.degrees < (policy.heatBelow ?? defaultHeatBelow)) return 'urgent';
    if (policy.heatBelow !== null) return 'none';
  }
  if (category === 'cooling' && facts.degrees !== null) {
    if (facts.degrees > (policy.coolingAbove ?? defaultCoolingAbove)) return 'urgent';
    if (policy.coolingAbove !== null) return 'none';
  }
  if (told === 'urgent') return told;
  if (category === 'heat' && (facts.isCold || facts.isFrail)) return 'urgent';
  if (category === 'cooling' && (facts.isSweltering || facts.isFrail)) return 'urgent';
  if (category === 'power' && facts.isFrail) return 'urgent';
  return facts.saysNoEmergency ? 'none' : 'possible';
}

function canRise(rule: EmergencyRule): boolean {
  return rule.level === 'possible' && judgementCategories.has(rule.category);
}

/** 'It is 48 in here', 'the thermostat says 52': cold inside needs no word about the heating. */
function indoorCold(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, Hit[]>,
  facts: Facts,
): Found | null {
  const [hit] = found.get(indoors) ?? [];
  if (hit === undefined || facts.degrees === null || facts.degrees >= defaultHeatBelow) return null;
  return {
    level: 'urgent',
    category: 'heat',
    first: sentence[0],
    last: sentence.at(-1),
  };
}

/** One of the customer's own terms: all its words within eight. */
function ownTerm(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, Hit[]>,
  terms: EmergencyPolicy['urgentTerms'],
): Found | null {
  for (const term of terms) {
    const hits = term.map((stem) => sentence.findIndex(({ text }) => text.startsWith(stem)));
    const first = Math.min(...hits);
    const last = Math.max(...hits);
    if (first < 0 || last - first > 8) continue;
    const match = { first, last, hits: hits.map((at) => ({ first: at, last: at })) };
    if (levelAsTold('urgent', saidHow(sentence, found, match)) !== 'urgent') continue;
    return { level: 'urgent', category: 'custom', first: sentence[first], last: sentence[last] };
  }
  return null;
}

/** 'I smell something. I think it is gas.': told in two sentences, so it is only asked about. */
function acrossSentences(
  sentences: readonly (readonly CallerWord[])[],
  policy: EmergencyPolicy,
): Found | null {
  if (sentences.length < 2) return null;
  const sentence = sentences.flat();
  const best = strongest([{ sentence, found: findGroups(sentence) }], policy);
  if (best === null || rank[best.level] < rank.possible) return best;
  return { ...best, level: 'possible' };
}
