// Reads the file that scripts/make-sentence-encoder.mjs makes. Layout, numbers little-endian, every part
// starting at a multiple of 16 bytes: 'SENC' and three uint32 (pieces, UTF-16 units of their text,
// hidden numbers of a layer); the pieces joined by newlines (UTF-16); a float32 score per piece; the
// rates of the position waves; a float32 scale and then 256 signed bytes per piece; and the tables in
// the order below, each as scales, biases and weights (see Product).
import {
  dimensions,
  type EncoderModel,
  embeddingWidth,
  stateWidth,
  type Table,
} from './encoder-model.ts';
import { createProductMemory } from './matrix-product.ts';
import { onlyBegins, type PieceVocabulary } from './piece-text.ts';
import { workspaceBytes } from './workspace.ts';

const headerBytes = 16;
/** Pieces before it are marks that no text contains. */
const firstPiece = 6;

/**
 * @param bytes the whole file; it is copied
 * @param webAssembly false: the products are computed without it
 * @throws RangeError when the bytes are not such a file or cut off
 */
export function readEncoderModel(bytes: Uint8Array, webAssembly: boolean): EncoderModel {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || header.getUint32(0) !== 0x53454e43) {
    throw new RangeError('This is no sentence encoder.');
  }
  const [count, textUnits, hidden] = [4, 8, 12].map((at) => header.getUint32(at, true));
  if (!count || !textUnits || !hidden || count > 65_536 || hidden > 1536 || hidden % 16 !== 0) {
    throw new RangeError('The sentence encoder is empty.');
  }
  let end = headerBytes;
  const place = (byteCount: number) => {
    const start = end;
    end += Math.ceil(byteCount / 16) * 16;
    return start;
  };
  // The tables are laid out in the order in which they are asked for.
  const table = (width: number, outputs: number, least = Number.NEGATIVE_INFINITY): Table => ({
    width,
    outputs,
    weightScales: place(outputs * 4),
    biases: place(outputs * 4),
    weights: place(outputs * width),
    least,
    isForSparse: false,
  });
  const text = place(textUnits * 2);
  const scores = place(count * 4);
  const rates = place((embeddingWidth / 2) * 4);
  const embeddingScales = place(count * 4);
  const embeddings = place(count * embeddingWidth);
  const firstAttention = table(embeddingWidth, 3 * embeddingWidth);
  const firstContext = table(embeddingWidth, stateWidth);
  const widening = table(embeddingWidth, stateWidth);
  const first = {
    attention: firstAttention,
    context: firstContext,
    hidden: table(stateWidth, hidden, 0),
    output: { ...table(hidden, stateWidth), isForSparse: true },
  };
  const second = {
    attention: table(stateWidth, 3 * stateWidth),
    context: table(stateWidth, stateWidth),
    hidden: table(stateWidth, hidden, 0),
    output: table(hidden, stateWidth),
  };
  const meaning = table(stateWidth, stateWidth);
  const directions = table(stateWidth, dimensions);
  if (bytes.length !== end) throw new RangeError('The sentence encoder is cut off.');

  const memory = createProductMemory(end + workspaceBytes(hidden), webAssembly);
  new Uint8Array(memory.buffer).set(bytes);
  return {
    vocabulary: readVocabulary(
      new Uint16Array(memory.buffer, text, textUnits),
      new Float32Array(memory.buffer, scores, count),
    ),
    positionRates: new Float32Array(memory.buffer, rates, embeddingWidth / 2),
    embeddingScales: new Float32Array(memory.buffer, embeddingScales, count),
    embeddings: new Int8Array(memory.buffer, embeddings, count * embeddingWidth),
    first,
    widening,
    second,
    meaning,
    directions,
    memory,
    free: end,
  };
}

function readVocabulary(text: Uint16Array, scores: Float32Array): PieceVocabulary {
  let all = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < text.length; at += 8192) {
    all += String.fromCharCode(...text.subarray(at, at + 8192));
  }
  const idOf = new Map<string, number>();
  all.split('\n').forEach((piece, id) => {
    if (id < firstPiece) return;
    idOf.set(piece, id);
    for (let end = 1; end < piece.length; end += 1) {
      const beginning = piece.slice(0, end);
      if (!idOf.has(beginning)) idOf.set(beginning, onlyBegins);
    }
  });
  return { idOf, scores };
}
