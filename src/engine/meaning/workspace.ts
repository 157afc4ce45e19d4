// Where the encoder computes: behind the model, in the memory that its products are computed in.
import { mostPieces, stateWidth } from './encoder-model.ts';

export interface Workspace {
  /** Of every piece what the encoder makes of it, row after row. */
  readonly state: Float32Array;
  /** What is to be added to it next. */
  readonly scratch: Float32Array;
  readonly mean: Float32Array;
  /** What each piece takes up from the others. */
  readonly shares: Float64Array;
  /** For a product: the rounded rows, what to multiply them with, the results. */
  readonly rows: Int16Array;
  readonly scales: Float32Array;
  readonly results: Float32Array;
  /** The byte from which on multiplySparse() works. */
  readonly sparseWork: number;
}

/** How many bytes it takes; a multiple of 16, as each part of it is. */
export function workspaceBytes(widest: number): number {
  return Object.values(bytesOfParts(widest)).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * @param start the first byte; a multiple of 16
 * @param widest numbers of the widest row; a multiple of 16
 */
export function createWorkspace(buffer: ArrayBuffer, start: number, widest: number): Workspace {
  const bytes = bytesOfParts(widest);
  let end = start;
  const place = (byteCount: number) => {
    const at = end;
    end += byteCount;
    return at;
  };
  const floats = (byteCount: number) => new Float32Array(buffer, place(byteCount), byteCount / 4);
  return {
    state: floats(bytes.state),
    scratch: floats(bytes.scratch),
    mean: floats(bytes.mean),
    shares: new Float64Array(buffer, place(bytes.shares), bytes.shares / 8),
    rows: new Int16Array(buffer, place(bytes.rows), bytes.rows / 2),
    scales: floats(bytes.scales),
    results: floats(bytes.results),
    sparseWork: place(bytes.sparseWork),
  };
}

function bytesOfParts(widest: number): Record<keyof Workspace, number> {
  return {
    state: mostPieces * stateWidth * 4,
    scratch: mostPieces * stateWidth * 4,
    mean: widest * 4,
    shares: mostPieces * 8,
    rows: mostPieces * widest * 2,
    scales: mostPieces * 4,
    results: mostPieces * widest * 4,
    sparseWork: mostPieces * (widest * 4 + 16),
  };
}
