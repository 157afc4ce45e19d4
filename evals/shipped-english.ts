// Word vectors, sentence encoder and weights of subjects as the product ships them, as evaluations give them to the engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { English } from '#engine/english.ts';
import { parseSentenceEncoder } from '#engine/meaning/parse-sentence-encoder.ts';
import { parseWordVectors } from '#engine/retrieval/parse-word-vectors.ts';
import { parseSubjectModel } from '#engine/subjects/parse-subject-model.ts';

let english: English | null = null;

/** Read once in a run. */
export function shippedEnglish(): English {
  const asset = (name: string) =>
    readFileSync(join(import.meta.dirname, '..', 'src', 'engine', 'assets', name));
  english ??= {
    vectors: parseWordVectors(asset('word-vectors.bin')),
    encoder: parseSentenceEncoder(asset('sentence-encoder.bin')),
    subjects: parseSubjectModel(asset('subject-weights.bin')),
  };
  return english;
}
