// The word vectors that the product ships, as evaluations give them to the engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWordVectors, type WordVectors } from '#engine/retrieval/parse-word-vectors.ts';

let vectors: WordVectors | null = null;

/** Read once in a run. */
export function shippedVectors(): WordVectors {
  const path = join(import.meta.dirname, '..', 'src', 'engine', 'assets', 'word-vectors.bin');
  vectors ??= parseWordVectors(readFileSync(path));
  return vectors;
}
