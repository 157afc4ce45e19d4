// What is life-threatening, as rows of word groups. 'A + B' in any order, 'A > B' in this order, at
// most `within` words from first to last; '! C' unless C stands in the same sentence.
import type { RuleRows } from './emergency-rule.ts';
import { fireRules } from './life-fire-rules.ts';
import { healthRules } from './life-health-rules.ts';
import { placeRules } from './life-place-rules.ts';
import { violenceRules } from './life-violence-rules.ts';

export const lifeRules: readonly RuleRows[] = [
  ...fireRules,
  ...healthRules,
  ...violenceRules,
  ...placeRules,
];
