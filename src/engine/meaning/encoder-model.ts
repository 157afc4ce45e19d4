// What the sentence encoder consists of, once its file is read (parse-sentence-encoder.ts).
import type { PieceVocabulary } from './piece-text.ts';
import type { ProductMemory } from './product-memory.ts';

export const embeddingWidth = 256;
export const stateWidth = 512;
export const dimensions = 128;
/** Of a longer text the end does not count. */
export const mostPieces = 64;

/** A table of weights: its shape and where it lies in the memory, in bytes. */
export interface Table {
  readonly width: number;
  readonly outputs: number;
  readonly weightScales: number;
  readonly biases: number;
  readonly weights: number;
  /** No result is below it: 0, or minus infinity. */
  readonly least: number;
  /** Of the rows it is given nearly all numbers are 0. */
  readonly isForSparse: boolean;
}

export interface Layer {
  /** Queries, keys and values of all heads, each as wide as what the layer is given. */
  readonly attention: Table;
  readonly context: Table;
  readonly hidden: Table;
  /** What it is given is what is left above 0 of `hidden`: 92 of 100 numbers are 0. */
  readonly output: Table;
}

export interface EncoderModel {
  readonly vocabulary: PieceVocabulary;
  /** Per pair of sine and cosine, how far its wave goes on from piece to piece. */
  readonly positionRates: Float32Array;
  readonly embeddingScales: Float32Array;
  /** A row of 256 per piece. */
  readonly embeddings: Int8Array;
  readonly first: Layer;
  /** Brings the embeddings' 256 numbers to the layers' 512. */
  readonly widening: Table;
  readonly second: Layer;
  /** From the mean over the pieces to the sentence. */
  readonly meaning: Table;
  /** The directions of the sentence's numbers that are kept. */
  readonly directions: Table;
  readonly memory: ProductMemory;
  /** From which byte on the memory is free for computing. */
  readonly free: number;
}
