// Which subjects of the trade a text is likely about. Two offices word the same subject in other ways, and
// callers in still others; what they share is the subject.

import { createTableProduct } from '#engine/meaning/table-product.ts';

/** A table with a row of weights for every row's input, one for each subject, in bytes. */
export interface WeightTable {
  /** What a weight of 1 stands for, by row. */
  readonly scales: Float32Array;
  readonly weights: Int8Array;
}

export interface SubjectWeights {
  /** What speaks for each subject before a word is said. */
  readonly biases: Float32Array;
  /** The row of a stem in `words`. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly words: WeightTable;
  /** What sentences mean on average, and what differs from it tells. */
  readonly usualMeaning: Float32Array;
  readonly meaning: WeightTable;
}

export interface SubjectModel {
  /**
   * How likely each subject is, together 1; the same for the same arguments.
   *
   * @param words of the text, as subjectWords() gives them
   * @param meaning as the sentence encoder gives it; null: the words alone have to tell
   */
  readonly subjectsOf: (words: readonly string[], meaning: Float32Array | null) => Float32Array;
}

export function createSubjectModel(model: SubjectWeights): SubjectModel {
  const { biases, usualMeaning } = model;
  const { scales, weights } = model.meaning;
  const sumsOf = createTableProduct({
    width: usualMeaning.length,
    outputs: biases.length,
    weightOf: (subject, k) => weights[k * biases.length + subject] as number,
    biases,
  });

  function subjectsOf(words: readonly string[], meaning: Float32Array | null): Float32Array {
    const sums = meaning === null ? biases.slice() : sumsOf(meaning.map(unusual));
    for (const word of words) {
      const row = model.rowOf.get(word);
      // A long text has many words and is about one thing all the same.
      if (row !== undefined) addRow(sums, model.words, row, 1 / Math.sqrt(words.length));
    }
    return toShares(sums);
  }
  function unusual(value: number, k: number): number {
    return (value - (usualMeaning[k] as number)) * (scales[k] as number);
  }
  return { subjectsOf };
}

function addRow(sums: Float32Array, table: WeightTable, row: number, times: number): void {
  const factor = times * (table.scales[row] as number);
  const start = row * sums.length;
  for (let k = 0; k < sums.length; k += 1) {
    sums[k] = (sums[k] as number) + factor * (table.weights[start + k] as number);
  }
}

/** Each e to its power, divided by the sum of all (softmax); in place. */
function toShares(sums: Float32Array): Float32Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (const sum of sums) largest = Math.max(largest, sum);
  let total = 0;
  for (let k = 0; k < sums.length; k += 1) {
    sums[k] = Math.exp((sums[k] as number) - largest);
    total += sums[k] as number;
  }
  for (let k = 0; k < sums.length; k += 1) sums[k] = (sums[k] as number) / total;
  return sums;
}
