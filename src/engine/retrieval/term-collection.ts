// BM25 over one collection of texts, divided by what a perfect text would get for the same question:
// raw BM25 grows with the question and says nothing of certainty.
import { bm25, englishShare } from './thresholds.ts';

export interface TermCollection {
  readonly size: number;
  /** Where the entries of a term begin in the two lists below. */
  readonly offsets: Uint32Array;
  readonly texts: Uint32Array;
  /** What a term's occurrences in a text count before its rarity. */
  readonly impacts: Float32Array;
}

/** A term and what it counts as, such as a synonym that counts a little less. */
export interface TermMatch {
  term: number;
  weight: number;
}

/** @param texts for each text its terms and how often they occur; parts of a time are allowed */
export function compileCollection(
  texts: readonly ReadonlyMap<number, number>[],
  termCount: number,
): TermCollection {
  const lengths = texts.map((counts) => sum(counts.values()));
  const meanLength = sum(lengths) / texts.length || 1;
  const offsets = new Uint32Array(termCount + 1);
  for (const counts of texts)
    for (const term of counts.keys()) offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term += 1) {
    offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  }
  const entryCount = offsets[termCount] ?? 0;
  const owners = new Uint32Array(entryCount);
  const impacts = new Float32Array(entryCount);
  const next = offsets.slice();
  texts.forEach((counts, text) => {
    const damping = lengthDamping((lengths[text] ?? 0) / meanLength);
    for (const [term, count] of counts) {
      const entry = next[term] ?? 0;
      next[term] = entry + 1;
      owners[entry] = text;
      impacts[entry] = (count * (bm25.saturation + 1)) / (count + damping);
    }
  });
  return { size: texts.length, offsets, texts: owners, impacts };
}

/** How rare a term is: 0 to 1, half by this collection, half by English. */
function termWeight(collection: TermCollection, term: number, rarity: number): number {
  const { offsets, size } = collection;
  const holders = term < 0 ? 0 : (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  const here =
    Math.log(1 + (size - holders + 0.5) / (holders + 0.5)) / Math.log(1 + (size + 0.5) / 0.5);
  return (1 - englishShare) * here + englishShare * rarity;
}

/**
 * Scores every text of the collection, 0 to 1.
 *
 * @param words for each word of the question what it matches and its rarity in English
 */
export function scoreTerms(
  collection: TermCollection,
  words: readonly { matches: readonly TermMatch[]; rarity: number }[],
): Float32Array {
  const scores = new Float32Array(collection.size);
  const ofWord = new Float32Array(collection.size);
  // One occurrence in a text a little shorter than most.
  const perfectImpact = (bm25.saturation + 1) / (1 + lengthDamping(0.7));
  let perfect = 0;
  for (const { matches, rarity } of words) {
    const weight = termWeight(collection, matches[0]?.term ?? -1, rarity);
    perfect += weight * perfectImpact;
    ofWord.fill(0);
    for (const match of matches) {
      const end = collection.offsets[match.term + 1] ?? 0;
      for (let entry = collection.offsets[match.term] ?? 0; entry < end; entry += 1) {
        const text = collection.texts[entry] as number;
        const impact = (collection.impacts[entry] as number) * match.weight * weight;
        if (impact > (ofWord[text] as number)) ofWord[text] = impact;
      }
    }
    for (let text = 0; text < scores.length; text += 1) {
      scores[text] = (scores[text] as number) + (ofWord[text] as number);
    }
  }
  return scores.map((score) => (perfect > 0 ? Math.min(1, score / perfect) : 0));
}

function lengthDamping(relativeLength: number): number {
  return bm25.saturation * (1 - bm25.lengthShare + bm25.lengthShare * relativeLength);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
