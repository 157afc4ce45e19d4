// Turns a mistyped word into the word of the rules it is one slip away from: 'floding', 'smoek'.
// Words that people really use are left alone, however near they come.
import { countEdits } from '#engine/retrieval/correct-typo.ts';
import { wordsOfRules } from './emergency-rule.ts';
import { ordinaryWords } from './ordinary-words.ts';

// What callers in trouble mistype; the rest of the rules' words are too near to everyday ones.
const worthMending =
  `smoke smoking alarm alarms detector burning burned sparks sparking outlet outlets panel breaker
  electrical electric electrocuted electricity flooding flooded water leaking leaks leaked ceiling basement overflowing overflow
  overflowed sewage sewer toilet toilets burst bursting pouring gushing dripping spraying breathing breathe unconscious
  collapsed collapsing collapse bleeding blood choking seizure stroke attack overdose swallowed ambulance elevator
  trapped locked broken breaking intruder burglar stranger gunshot gunshots knife weapon carbon monoxide smell smells smelling
  rotten freezing furnace heater heating radiator boiler conditioner conditioning power flames kitchen emergency hurry
  police suicide drowning explosion exploded urgent dizzy headache headaches clogged flickering carpet flush window
  threatening shooting stabbed hallway apartment bathroom bedroom neighbor garage closet everywhere responding fallen
  screaming somebody someone hurting injured falling burglars breakers strangers floods flood fumes chlorine propane lightning`
    .trim()
    .split(/\s+/u);

const known: ReadonlySet<string> = new Set([...wordsOfRules(), ...worthMending]);
/** Words with one letter taken out, two for long words, and what they stand for. */
const slips = new Map<string, string>();
for (const word of worthMending) {
  for (const slip of [word, ...shortened(word)]) if (!slips.has(slip)) slips.set(slip, word);
}

/** The word itself, or the one it was probably meant to be. */
export function mendSpelling(word: string): string {
  if (word.length < 4 || word.length > 24 || /\d/u.test(word)) return word;
  if (known.has(word) || ordinaryWords.has(word)) return word;
  for (const slip of [word, ...shortened(word)]) {
    const meant = slips.get(slip);
    if (meant !== undefined && meant[0] === word[0] && isOneSlip(word, meant)) return meant;
  }
  return word;
}

function shortened(word: string): string[] {
  const once = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  if (word.length < 9) return once;
  return [
    ...once,
    ...once.flatMap((short) =>
      Array.from(short, (_, at) => short.slice(0, at) + short.slice(at + 1)),
    ),
  ];
}

/** At most one letter added, lost, changed or swapped; two in words of nine letters and more. */
function isOneSlip(spoken: string, meant: string): boolean {
  const most = Math.min(spoken.length, meant.length) >= 9 ? 2 : 1;
  return countEdits(spoken, meant, most) <= most;
}
