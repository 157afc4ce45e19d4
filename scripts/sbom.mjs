// `npm run sbom [-- <file>]`: what the product is made of, as CycloneDX JSON, from the lockfile alone and
// without a network. Development tools are no part of it.
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNpm } from './lib/packages.mjs';

const file = resolve(process.argv[2] ?? 'porchlight.cdx.json');
const { code, stdout, output } = await runNpm([
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
  '--offline',
]);
if (code !== 0) {
  console.error(output.trim());
  process.exit(code);
}
const bom = JSON.parse(stdout);
// npm names the component after the folder it lies in.
bom.metadata.component.name = bom.metadata.component.purl.replace(/^pkg:npm\/|@[^@]*$/g, '');
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages are listed in ${file}.`);
