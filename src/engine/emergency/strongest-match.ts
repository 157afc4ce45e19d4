// Weighs what the rules found in an utterance: how it was said, how cold it is, who is at home, and
// what the customer's own script makes of it.
import type { EmergencyLevel } from '#engine/conversation.ts';
import type { CallerWord } from './caller-words.ts';
import { emergencyRank } from './emergency-level.ts';
import { type EmergencyPolicy, judgementCategories } from './emergency-policy.ts';
import {
  compileRules,
  type EmergencyRule,
  groupOf,
  type Hit,
  matchRule,
} from './emergency-rule.ts';
import { lifeRules } from './life-rules.ts';
import { possibleRules } from './possible-rules.ts';
import { type SaidHow, saidHow } from './said-how.ts';
import { spokenTemperature } from './spoken-temperature.ts';
import { urgentRules } from './urgent-rules.ts';

export interface ReadSentence {
  sentence: readonly CallerWord[];
  found: Map<number, Hit[]>;
}

export interface TellingWords {
  level: EmergencyLevel;
  category: string;
  first: CallerWord | undefined;
  last: CallerWord | undefined;
}

export interface Strongest {
  best: TellingWords | null;
  /** Sentences of which the customer's script or the caller said that they tell of no emergency. */
  settled: ReadonlySet<ReadSentence>;
}

const rules = compileRules([...lifeRules, ...urgentRules, ...possibleRules]);
const frail = groupOf('FRAIL');
const cold = groupOf('COLD');
const swelter = groupOf('SWELTER');
const indoors = groupOf(
  'in here|inside|indoors|thermostat|in my|in the apartment|in our|in the house|in the living|in the bedroom',
);
export const saysNoEmergency = groupOf(
  `not an emergency|not emergency|not really an emergency|no emergency|not urgent|non emergency|not a emergency|not a big deal|no rush|no hurry|not an urgent|whenever you get a chance`,
);

/** The worst that the sentences tell of by the rules and the customer's own terms. */
export function strongestMatch(read: readonly ReadSentence[], policy: EmergencyPolicy): Strongest {
  const has = (group: number) => read.some(({ found }) => found.has(group));
  const words = read.flatMap(({ sentence }) => sentence.map(({ text }) => text));
  const facts = {
    isFrail: has(frail),
    isCold: has(cold),
    isSweltering: has(swelter),
    degrees: spokenTemperature(words),
    saysNoEmergency: has(saysNoEmergency),
  };
  let best: TellingWords | null = null;
  const settled = new Set<ReadSentence>();
  for (const part of read) {
    const { sentence, found } = part;
    const before: TellingWords | null = best;
    for (const rule of rules) {
      if (best !== null && emergencyRank[rule.level] <= emergencyRank[best.level] && !canRise(rule))
        continue;
      for (const match of matchRule(rule, found)) {
        const told = levelAsTold(rule.level, saidHow(sentence, found, match));
        const level = levelByFacts(told, rule, facts, policy);
        if (told === 'possible' && level === 'none') settled.add(part);
        if (
          level === 'none' ||
          (best !== null && emergencyRank[level] <= emergencyRank[best.level])
        )
          continue;
        best = {
          level,
          category: rule.category,
          first: sentence[match.first],
          last: sentence[match.last],
        };
      }
      if (best?.level === 'life') return { best, settled };
    }
    if (best === null || emergencyRank[best.level] < emergencyRank.urgent)
      best = indoorCold(sentence, found, facts) ?? best;
    const own = ownTerm(sentence, found, policy.urgentTerms);
    if (own !== null && (best === null || emergencyRank[best.level] < emergencyRank.urgent))
      best = own;
    // A term of the script settles its own sentence, not what another one tells of.
    const isOpen = best !== before && best?.level === 'possible';
    if (isOpen && ownTerm(sentence, found, policy.routineTerms) !== null) {
      best = before;
      settled.add(part);
    }
  }
  return { best, settled };
}

/** What was told of rather than told: denied, over, supposed, long ago. */
export function levelAsTold(level: EmergencyRule['level'], how: SaidHow): EmergencyLevel {
  if (how.isDenied || how.isOver || how.isPicture) return 'none';
  if (how.isSupposed || how.isLongAgo) return level === 'possible' ? 'none' : 'info';
  if (how.isAboutRules) {
    // 'The insurance man is lying on the floor' is no question about insurance.
    if (how.isQuestion) return level === 'possible' ? 'none' : 'info';
    return level === 'possible' ? 'none' : 'possible';
  }
  if (how.isDoubted) return level === 'life' ? 'possible' : 'none';
  return how.isRecent && level === 'life' ? 'possible' : level;
}

export interface Facts {
  isFrail: boolean;
  isCold: boolean;
  isSweltering: boolean;
  degrees: number | null;
  saysNoEmergency: boolean;
}

const defaultHeatBelow = 60;
const defaultCoolingAbove = 89;

export function levelByFacts(
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

export function canRise(rule: EmergencyRule): boolean {
  return rule.level === 'possible' && judgementCategories.has(rule.category);
}

/** 'It is 48 in here', 'the thermostat says 52': cold inside needs no word about the heating. */
function indoorCold(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, Hit[]>,
  facts: Facts,
): TellingWords | null {
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
): TellingWords | null {
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
