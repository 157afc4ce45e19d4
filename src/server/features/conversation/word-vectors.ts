// The word vectors of retrieval, read once and shared by all assistants.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseWordVectors, type WordVectors } from '#engine/retrieval/parse-word-vectors.ts';
import { projectFolder } from '#server/http/project-folder.ts';

let reading: Promise<WordVectors> | undefined;

export function readWordVectors(): Promise<WordVectors> {
  reading ??= readFile(join(projectFolder(), 'src', 'engine', 'assets', 'word-vectors.bin')).then(
    parseWordVectors,
  );
  return reading;
}
