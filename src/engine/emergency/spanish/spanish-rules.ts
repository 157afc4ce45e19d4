// The Spanish rules of all kinds, the worst first, and the reader of their rows.
import { ruleReader } from '#engine/emergency/rule-reader.ts';
import { spanishDespairRules } from './spanish-despair-rules.ts';
import { spanishFireRules } from './spanish-fire-rules.ts';
import { spanishEatingGroups } from './spanish-harmless-groups.ts';
import { spanishHealthRules } from './spanish-health-rules.ts';
import { spanishHomeGroups } from './spanish-home-groups.ts';
import { spanishHomeRules } from './spanish-home-rules.ts';
import { spanishPeopleGroups } from './spanish-people-groups.ts';
import { spanishPeopleRules } from './spanish-people-rules.ts';
import { spanishPlaceRules } from './spanish-place-rules.ts';

export const spanishReader = ruleReader(spanishEatingGroups, {
  ...spanishHomeGroups,
  ...spanishPeopleGroups,
});

const byLevel = { life: 0, urgent: 1, possible: 2 };

export const spanishRules = spanishReader
  .compileRules([
    ...spanishDespairRules,
    ...spanishFireRules,
    ...spanishHealthRules,
    ...spanishPeopleRules,
    ...spanishPlaceRules,
    ...spanishHomeRules,
  ])
  .toSorted((one, other) => byLevel[one.level] - byLevel[other.level]);
