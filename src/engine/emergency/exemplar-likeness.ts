// The second net under the rules: does an utterance look more like those of callers in trouble than
// like everyday ones? Words, word pairs and pieces of words weigh by how much more often they occur
// there. It can only make the assistant ask, never act.
import { type CallerWord, callerWords } from './caller-words.ts';
import { emergencyExemplars } from './emergency-exemplars.ts';
import { everydayExemplars } from './everyday-exemplars.ts';
import { mendSpelling } from './mend-spelling.ts';

/** Mean evidence over the telling features, and total evidence, from which on the assistant asks. */
const thresholds = { mean: 0.1, total: 4.7 };
/** Longer utterances are read in stretches of this many words, so that chatter hides nothing. */
const stretch = 14;

const smoothing = 0.6;
// They occur everywhere and so weigh less.
const smallWords = new Set(
  `a an the and or but is are was were be been being am i me my we us our you your he him his she her it they them their this that there
  here in on at by of to from for with out up down off over under into onto through so just very really keep keeps get got go going goes
  come comes coming do does did not no have has had will would can could should one some any all please`.split(
    /\s+/u,
  ),
);
const weights = new Map<string, number>();
learn();

/** Whether any stretch of what was said sounds like trouble. */
export function soundsLikeEmergency(sentences: readonly (readonly CallerWord[])[]): boolean {
  for (const sentence of sentences) {
    const words = sentence.map(({ text }) => text);
    for (let from = 0; from < words.length; from += stretch / 2) {
      const { total, mean } = emergencyEvidence(words.slice(from, from + stretch));
      if (total >= thresholds.total && mean >= thresholds.mean) return true;
      if (from + stretch >= words.length) break;
    }
  }
  return false;
}

/** Total and mean evidence that the words are of a caller in trouble. */
function emergencyEvidence(words: readonly string[]): { total: number; mean: number } {
  let total = 0;
  let telling = 0;
  for (const feature of featuresOf(words)) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    total += weight;
    telling += 1;
  }
  return { total, mean: telling === 0 ? 0 : total / telling };
}

function learn(): void {
  const trouble = new Map<string, number>();
  const everyday = new Map<string, number>();
  let troubled = 0;
  for (const words of Object.values(emergencyExemplars).flatMap(exemplars)) {
    troubled += 1;
    for (const feature of featuresOf(words)) {
      trouble.set(feature, (trouble.get(feature) ?? 0) + 1);
    }
  }
  const everydayLines = exemplars(everydayExemplars);
  for (const words of everydayLines) {
    for (const feature of featuresOf(words)) {
      everyday.set(feature, (everyday.get(feature) ?? 0) + 1);
    }
  }
  for (const feature of new Set([...trouble.keys(), ...everyday.keys()])) {
    const here = ((trouble.get(feature) ?? 0) + smoothing) / (troubled + 2 * smoothing);
    const there =
      ((everyday.get(feature) ?? 0) + smoothing) / (everydayLines.length + 2 * smoothing);
    const scale = scaleOf(feature);
    weights.set(feature, scale * Math.log(here / there));
  }
}

/** Small words say little, pieces of a word repeat what the word says. */
function scaleOf(feature: string): number {
  if (feature.startsWith('#')) return 0.35;
  const words = feature.split(' ');
  const small = words.filter((word) => smallWords.has(word)).length;
  if (words.length === 1) return small === 1 ? 0.35 : 1;
  return small === 2 ? 0.25 : 0.6;
}
function exemplars(list: string): string[][] {
  return list
    .split(/[;\n]/u)
    .map((line) =>
      callerWords(line)
        .flat()
        .map(({ text }) => mendSpelling(text)),
    )
    .filter((words) => words.length > 0);
}

/** Words, pairs of neighbours, and four-letter pieces of longer words ('#swel'). */
function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    const next = words[at + 1];
    if (next !== undefined) features.add(`${word} ${next}`);
    if (word.length < 5 || word.length > 24) continue;
    for (let from = 0; from + 4 <= word.length; from++) {
      features.add(`#${from === 0 ? '^' : ''}${word.slice(from, from + 4)}`);
    }
  }
  return features;
}
