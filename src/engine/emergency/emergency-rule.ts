// What a rule is, where a sentence satisfies it, and the reader of the English rules.
import { genderNeutral } from '#engine/people/gender-words.ts';
import { type EmergencyRule, type Hit, ruleReader } from './rule-reader.ts';
import { eatingGroups, groups } from './word-groups.ts';

export type { EmergencyRule, Hit, RuleRows } from './rule-reader.ts';

export interface RuleMatch extends Hit {
  rule: EmergencyRule;
  hits: readonly Hit[];
}

/** Rows are written as people talk; callerWords() reads 'she' and 'he' alike, so they are too. */
export const { wordsOfRules, compileRules, findGroups, groupOf } = ruleReader(
  eatingGroups,
  groups,
  genderNeutral,
);

/** Every place where the rule holds, at most one for each hit of its first part. */
export function matchRule(rule: EmergencyRule, found: ReadonlyMap<number, Hit[]>): RuleMatch[] {
  if (rule.parts.some(({ group }) => !found.has(group))) return [];
  if (rule.unless.some((group) => found.has(group))) return [];
  const matches: RuleMatch[] = [];
  const [opening] = rule.parts;
  for (const hit of found.get(opening?.group ?? -1) ?? []) {
    const hits = complete(rule, found, [hit]);
    if (hits === null) continue;
    matches.push({
      rule,
      hits,
      first: Math.min(...hits.map(({ first }) => first)),
      last: Math.max(...hits.map(({ last }) => last)),
    });
  }
  return matches;
}

function complete(
  rule: EmergencyRule,
  found: ReadonlyMap<number, Hit[]>,
  chosen: readonly Hit[],
): readonly Hit[] | null {
  const part = rule.parts[chosen.length];
  const previous = chosen.at(-1);
  if (part === undefined || previous === undefined) return chosen;
  const lowest = Math.min(...chosen.map(({ first }) => first));
  const highest = Math.max(...chosen.map(({ last }) => last));
  const candidates = found.get(part.group) ?? [];
  for (let at = firstFrom(candidates, highest - rule.within); at < candidates.length; at++) {
    const hit = candidates[at];
    if (hit === undefined || hit.first > lowest + rule.within) return null;
    if (part.isAfterPrevious && hit.first <= previous.last) continue;
    if (Math.max(highest, hit.last) - Math.min(lowest, hit.first) > rule.within) continue;
    if (chosen.some((other) => other.first <= hit.last && hit.first <= other.last)) continue;
    const hits = complete(rule, found, [...chosen, hit]);
    if (hits !== null) return hits;
  }
  return null;
}

/** Binary search: hits are in order of their first word. */
function firstFrom(hits: readonly Hit[], word: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.first ?? word) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
