// Turns a sentence into numbers: sentences that mean nearly the same get nearly the same numbers. A
// transformer of two layers, Universal Sentence Encoder "lite" (Cer et al. 2018).
import { attend } from './attend.ts';
import {
  dimensions,
  type EncoderModel,
  embeddingWidth,
  type Layer,
  mostPieces,
  stateWidth,
} from './encoder-model.ts';
import { pieceText } from './piece-text.ts';
import { createRowProducts } from './row-products.ts';
import { createWorkspace } from './workspace.ts';

export interface SentenceEncoder {
  /** How many numbers a sentence has. */
  readonly dimensions: number;
  /**
   * The same text always gives the same numbers; it may be empty. Only its first 64 pieces (some 50
   * words) count. Upper and lower case are different.
   *
   * @param last only so many pieces at the end of the text are read
   * @returns `dimensions` numbers of the length 1, so that a product of two is a likeness, -1 to 1
   */
  readonly encode: (text: string, last?: number) => Float32Array;
}

export function createSentenceEncoder(model: EncoderModel): SentenceEncoder {
  const hiddenWidth = model.first.hidden.outputs;
  const { memory } = model;
  const waves = positionWaves(model.positionRates);
  const workspace = createWorkspace(memory.buffer, model.free, hiddenWidth);
  const { state, scratch, mean, shares } = workspace;
  const multiply = createRowProducts(memory, workspace);

  /** Adds to every row of `state` what it takes up from the other rows. */
  function takeUp(layer: Layer, source: Float32Array, width: number, count: number): void {
    normalise(source, width, scratch, count);
    attend(memory, multiply(layer.attention, scratch, count), count, width, shares, scratch);
    addTo(state, multiply(layer.context, scratch, count), count * stateWidth);
  }

  /** Adds to every row of `state` what the layer makes of it alone. */
  function addHidden(layer: Layer, count: number): void {
    normalise(state, stateWidth, scratch, count);
    const hidden = multiply(layer.hidden, scratch, count);
    addTo(state, multiply(layer.output, hidden, count), count * stateWidth);
  }

  function encode(text: string, last = Number.POSITIVE_INFINITY): Float32Array {
    const pieces = pieceText(model.vocabulary, text).slice(-last).slice(0, mostPieces);
    const count = pieces.length;
    embed(model, waves, pieces, scratch);
    state.set(multiply(model.widening, scratch, count).subarray(0, count * stateWidth));
    // The first layer is given the embeddings, half as wide as what it adds to.
    takeUp(model.first, scratch, embeddingWidth, count);
    addHidden(model.first, count);
    takeUp(model.second, state, stateWidth, count);
    // Of the last layer only the mean over the pieces is needed, and the last product of a mean is
    // the mean of the products.
    normalise(state, stateWidth, scratch, count);
    const hidden = multiply(model.second.hidden, scratch, count);
    meanOfRows(hidden, hiddenWidth, count, mean);
    const output = multiply(model.second.output, mean, 1);
    meanOfRows(state, stateWidth, count, mean);
    addTo(mean, output, stateWidth);
    const meaning = multiply(model.meaning, mean, 1);
    for (let k = 0; k < stateWidth; k += 1) mean[k] = Math.tanh(meaning[k] as number);
    return ofLengthOne(multiply(model.directions, mean, 1).subarray(0, dimensions));
  }
  return { dimensions, encode };
}

/** What tells a piece's place in the sentence: for every place a row of sines, then cosines. */
function positionWaves(rates: Float32Array): Float64Array {
  const half = embeddingWidth / 2;
  const waves = new Float64Array(mostPieces * embeddingWidth);
  for (let position = 0; position < mostPieces; position += 1) {
    rates.forEach((rate, k) => {
      waves[position * embeddingWidth + k] = Math.sin(position * rate);
      waves[position * embeddingWidth + half + k] = Math.cos(position * rate);
    });
  }
  return waves;
}

/** Puts the pieces' own numbers and their places in the sentence into `target`. */
function embed(
  { embeddings, embeddingScales }: EncoderModel,
  waves: Float64Array,
  pieces: readonly number[],
  target: Float32Array,
): void {
  pieces.forEach((piece, position) => {
    const scale = 2 * (embeddingScales[piece] as number);
    const row = position * embeddingWidth;
    for (let k = 0; k < embeddingWidth; k += 1) {
      const own = embeddings[piece * embeddingWidth + k] as number;
      target[row + k] = scale * own + (waves[row + k] as number);
    }
  });
}

/**
 * Brings every row to the mean 0 and the variance 1; source and target may be the same. Two rows at a
 * time, since each addition waits for the one before; the last of an odd number is its own second.
 */
function normalise(source: Float32Array, width: number, target: Float32Array, count: number): void {
  for (let row = 0; row < count; row += 2) {
    const a = row * width;
    const b = Math.min(row + 1, count - 1) * width;
    let sumA = 0;
    let sumB = 0;
    for (let k = 0; k < width; k += 1) {
      sumA += source[a + k] as number;
      sumB += source[b + k] as number;
    }
    const meanA = sumA / width;
    const meanB = sumB / width;
    let squaresA = 0;
    let squaresB = 0;
    for (let k = 0; k < width; k += 1) {
      squaresA += ((source[a + k] as number) - meanA) ** 2;
      squaresB += ((source[b + k] as number) - meanB) ** 2;
    }
    const scaleA = 1 / Math.sqrt(squaresA / width + 1e-6);
    const scaleB = 1 / Math.sqrt(squaresB / width + 1e-6);
    for (let k = 0; k < width; k += 1) {
      const valueA = ((source[a + k] as number) - meanA) * scaleA;
      const valueB = ((source[b + k] as number) - meanB) * scaleB;
      target[a + k] = valueA;
      target[b + k] = valueB;
    }
  }
}

function meanOfRows(rows: Float32Array, width: number, count: number, mean: Float32Array): void {
  mean.fill(0);
  for (let row = 0; row < count * width; row += width) {
    for (let k = 0; k < width; k += 1) {
      // Of 100 hidden numbers 92 are 0.
      const value = rows[row + k] as number;
      if (value !== 0) mean[k] = (mean[k] as number) + value / count;
    }
  }
}

function addTo(target: Float32Array, added: Float32Array, length: number): void {
  for (let k = 0; k < length; k += 1) {
    target[k] = (target[k] as number) + (added[k] as number);
  }
}

function ofLengthOne(numbers: Float32Array): Float32Array {
  const length = Math.hypot(...numbers);
  return numbers.map((value) => value / length);
}
