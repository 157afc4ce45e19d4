// Whether a caller tells of something to repair.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { doings, faults, states } from './faults.ts';
import { damages, pests, supplies, things } from './things.ts';

const report = phraseMatcher(
  {
    contains: `
      <which> ... <thing>['s] ... (<fault>|<state>)
      <fault> .. <thing>
      (no|don't have|have no|without|lost) [any] <supply>
      (i (have|see|saw|found|got)|we (have|got)|there's|there are|full of) .. <damage>
      (fix|repair|replace|unclog|look at) .. <thing>
      <thing> .. (fixed|repaired|replaced|serviced|unclogged)
    `,
    starts: `
      [a|the] <thing>['s] [are|has|keeps] (<fault>|<state>)
    `,
  },
  {
    which: "my, our, the, a, an, this, some, there's, there are, one of (my|the)",
    thing: things,
    fault: faults,
    state: states,
    supply: supplies,
    damage: damages,
    pest: pests,
  },
);
const doing = new RegExp(phraseMatcher({ contains: doings }), 'gi');

/**
 * The caller tells of something to repair: 'my sink is leaking', 'can someone fix the gate?'.
 * Questions about such things may sound alike: see asksForInformation().
 */
export function reportsFault(utterance: string): boolean {
  return report.test(utterance.replace(doing, ' '));
}
