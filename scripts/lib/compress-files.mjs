// Compresses what the web app is made of once and well, so that the server need not do it for every visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Below that it saves no packet on the line. */
const leastBytes = 1000;

/** @param {string} folder its scripts, style sheets and pictures get a `.br` and a `.gz` beside them */
export function compressFiles(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < leastBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
