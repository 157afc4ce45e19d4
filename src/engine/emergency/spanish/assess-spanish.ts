// Whether an utterance in Spanish tells of an emergency: by rules alone, of the same kinds and with the same
// judgement of the customer's script as the English ones. Nothing learnt of English looks at it.
import type { EmergencyFinding } from '#engine/conversation.ts';
import { emergencyRank, noEmergency } from '#engine/emergency/emergency-level.ts';
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';
import { matchRule, type RuleMatch } from '#engine/emergency/emergency-rule.ts';
import {
  canRise,
  type Facts,
  levelAsTold,
  levelByFacts,
  type ReadSentence,
} from '#engine/emergency/strongest-match.ts';
import { saidHowInSpanish } from './said-how-in-spanish.ts';
import { spanishReader, spanishRules } from './spanish-rules.ts';
import { spanishWords } from './spanish-words.ts';

const { findGroups, groupOf } = spanishReader;
const frail = groupOf('FRAIL');
const cold = groupOf('COLD');
const swelter = groupOf('SWELTER');
const calm = groupOf(
  'no es urgente|no es emergencia|no es una emergencia|no es nada urgente|sin prisa|no hay prisa|cuando puedan|cuando pueda|cuando tengan tiempo|cuando tengan chance|cuando tenga tiempo|no es grave|nada grave|no corre prisa|no es para hoy',
);

/** Reads one utterance; `policy` comes from compileEmergencyPolicy(). Never throws. */
export function assessSpanish(utterance: string, policy: EmergencyPolicy): EmergencyFinding {
  const sentences = spanishWords(utterance);
  const read = [...sentences, ...(sentences.length > 1 ? [sentences.flat()] : [])].map(
    (sentence): ReadSentence => ({ sentence, found: findGroups(sentence) }),
  );
  const facts = factsOf(read);
  let best = noEmergency;
  for (const [at, part] of read.entries()) {
    // What only the sentences together tell of is asked about.
    const isJoined = at >= sentences.length;
    for (const rule of spanishRules) {
      if (emergencyRank[rule.level] <= emergencyRank[best.level] && !canRise(rule)) continue;
      for (const match of matchRule(rule, part.found)) {
        if (isJoined && isWithinOne(match, sentences)) continue;
        const told = levelOf(part, match);
        const level = levelByFacts(told, rule, facts, policy);
        if (emergencyRank[level] <= emergencyRank[best.level]) continue;
        const { first, last } = match;
        const start = part.sentence[first]?.start ?? 0;
        const end = part.sentence[last]?.end ?? utterance.length;
        best = { level, category: rule.category, evidence: utterance.slice(start, end) };
      }
      if (best.level === 'life') return best;
    }
  }
  return best;
}

/** What is told of one's own death stands however it is said; only 'I do not want to die' takes it back. */
function levelOf({ sentence }: ReadSentence, match: RuleMatch) {
  const { level, category } = match.rule;
  if (category !== 'self-harm') return levelAsTold(level, saidHowInSpanish(sentence, match));
  return wantsToLive.test(sentence.map(({ text }) => text).join(' ')) ? 'none' : level;
}

const wantsToLive =
  /\bno (?:me |se )?(?:quiero|quiere|voy a|va a|pienso|estoy pensando en|he pensado en) (?:matar|morir|suicid|hacerme dano|quitarme|lastimarme)/u;

function isWithinOne({ first, last }: RuleMatch, sentences: readonly (readonly unknown[])[]) {
  let start = 0;
  for (const { length } of sentences) {
    if (first >= start && last < start + length) return true;
    start += length;
  }
  return false;
}

function factsOf(read: readonly ReadSentence[]): Facts {
  const has = (group: number) => read.some(({ found }) => found.has(group));
  return {
    isFrail: has(frail),
    isCold: has(cold),
    isSweltering: has(swelter),
    degrees: degreesIn(read[0]?.sentence.map(({ text }) => text) ?? []),
    saysNoEmergency: has(calm),
  };
}

/** 'A 48 grados'; Fahrenheit, as thermostats here show. */
function degreesIn(words: readonly string[]): number | null {
  const at = words.indexOf('grados');
  const value = Number(words[at - 1] ?? '');
  return at > 0 && Number.isInteger(value) && value > 0 ? value : null;
}
