// What the engine is given of English: read once, shared by all assistants.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { English } from '#engine/english.ts';
import { parseSentenceEncoder } from '#engine/meaning/parse-sentence-encoder.ts';
import type { SentenceEncoder } from '#engine/meaning/sentence-encoder.ts';
import { parseWordVectors } from '#engine/retrieval/parse-word-vectors.ts';
import { parseSubjectModel } from '#engine/subjects/parse-subject-model.ts';
import { projectFolder } from '#server/http/project-folder.ts';
import { readOnce } from '#server/platform/read-once.ts';

/** Texts whose meaning is remembered; about half a KB each. */
const mostRemembered = 20_000;

export const readEnglish: () => Promise<English> = readOnce(readAssets);

/**
 * Has the meanings of these texts ready before something asks for all of them at once. Each takes
 * milliseconds; between them other requests get their turn.
 */
export async function prepareMeanings({ encoder }: English, texts: readonly string[]) {
  for (const text of new Set(texts)) {
    encoder?.encode(text);
    await nextTurn();
  }
}

async function readAssets(): Promise<English> {
  const asset = (name: string) => readFile(join(projectFolder(), 'src', 'engine', 'assets', name));
  const [vectors, encoder, subjects] = await Promise.all([
    asset('word-vectors.bin').then(parseWordVectors),
    asset('sentence-encoder.bin').then(parseSentenceEncoder),
    asset('subject-weights.bin').then(parseSubjectModel),
  ]);
  return { vectors, encoder: rememberMeanings(encoder), subjects };
}

/** With every change of a set-up its FAQs are compiled again, most of them as they were. */
function rememberMeanings({ dimensions, encode }: SentenceEncoder): SentenceEncoder {
  const known = new Map<string, Float32Array>();
  return {
    dimensions,
    encode(text) {
      const meaning = known.get(text) ?? encode(text);
      known.delete(text);
      known.set(text, meaning);
      const [oldest] = known.keys();
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
      return meaning;
    },
  };
}
