// Whether two texts are on one subject, by how likely each subject is for either.

/** How a passage's subjects are kept: a byte each, the root of its share; 255 is 1. */
export type KeptSubjects = Uint8Array;

const largestByte = 255;
/** So little in common is nothing; the usual two texts have about as much. */
const nothing = 3e-3;

/** @param shares together 1 */
export function keepSubjects(shares: Float32Array): KeptSubjects {
  return Uint8Array.from(shares, (share) => Math.round(largestByte * Math.sqrt(share)));
}

/** What the subjects of several texts are on average. */
export function meanSubjects(texts: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(texts[0]?.length ?? 0);
  for (const shares of texts) {
    shares.forEach((share, k) => {
      mean[k] = (mean[k] as number) + share / texts.length;
    });
  }
  return mean;
}

export interface SubjectComparison {
  /** How likely both are on the same subject, 0 to 1, by orders of magnitude. */
  shared: number;
  /** How alike the subjects are that either may be on, 0 to 1 (Bhattacharyya 1943). */
  likeness: number;
}

/** Compares one text, of these shares, with passages. */
export function compareSubjects(shares: Float32Array): (kept: KeptSubjects) => SubjectComparison {
  const roots = shares.map(Math.sqrt);
  return (kept) => {
    let sum = 0;
    let sumOfSquares = 0;
    for (let k = 0; k < roots.length; k += 1) {
      const either = (kept[k] as number) * (roots[k] as number);
      sum += either;
      sumOfSquares += either * either;
    }
    return {
      shared: Math.log1p(sumOfSquares / largestByte ** 2 / nothing) / Math.log1p(1 / nothing),
      likeness: Math.min(1, sum / largestByte),
    };
  };
}

/** Spread over more passages than there are, so that a subject that few are on is not all theirs. */
const neutralShare = 0.3;
const neutralParts = 0.1;
/** So small a part is none. */
const noPart = 0.02;

/** How much each subject is that of all these passages together. */
export function totalSubjects(passages: readonly KeptSubjects[]): Float32Array {
  const totals = new Float32Array(passages[0]?.length ?? 0);
  for (const kept of passages) {
    kept.forEach((root, k) => {
      totals[k] = (totals[k] as number) + (root / largestByte) ** 2;
    });
  }
  return totals;
}

/**
 * How much of what a text may be about is each passage's own, 0 to 1, by orders of magnitude: the only
 * FAQ on pets is what a question that may be on pets is about, however unlikely that is.
 *
 * @param totals of all the passages
 */
export function partsOfSubjects(
  passages: readonly KeptSubjects[],
  totals: Float32Array,
  shares: Float32Array,
): number[] {
  const each = shares.map((share, k) => share / ((totals[k] as number) + neutralShare));
  const parts = passages.map((kept) => commonShare(kept, each));
  const all = parts.reduce((sum, part) => sum + part, neutralParts);
  return parts.map((part) => Math.log1p(part / all / noPart) / Math.log1p(1 / noPart));
}

function commonShare(kept: KeptSubjects, shares: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < shares.length; k += 1) {
    const root = kept[k] as number;
    sum += root * root * (shares[k] as number);
  }
  return sum / largestByte ** 2;
}
