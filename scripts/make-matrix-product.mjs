// Makes src/engine/meaning/matrix-product-bytes.ts from matrix-product.wat. Run by hand when the
// latter changes; the compiler (npm package wabt) is fetched into a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './lib/project.mjs';

const compilerPackage = 'wabt@1.0.39';

const temporary = mkdtempSync(join(tmpdir(), 'matrix-product-'));
try {
  execFileSync('npm', ['install', compilerPackage, '--no-audit', '--no-fund', '--silent'], {
    cwd: temporary,
    stdio: 'ignore',
  });
  const compiler = await createRequire(join(temporary, 'index.js'))('wabt')();
  const folder = inProject('src', 'engine', 'meaning');
  const source = readFileSync(join(folder, 'matrix-product.wat'), 'utf8');
  const parsed = compiler.parseWat('matrix-product.wat', source, { simd: true });
  parsed.validate();
  /** @type {Uint8Array} */
  const bytes = parsed.toBinary({}).buffer;
  const target = join(folder, 'matrix-product-bytes.ts');
  writeFileSync(
    target,
    `// matrix-product.wat compiled, by scripts/make-matrix-product.mjs.\n
export const matrixProductBytes = new Uint8Array([${[...bytes].join(', ')}]);\n`,
  );
  execFileSync(process.execPath, [
    inProject('node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    target,
  ]);
  console.log(`${bytes.length} bytes: ${target}`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
