// `npm run sbom [-- <file>]`: what the product is made of, as CycloneDX JSON, from the lockfile alone and
// without a network. Development tools are no part of it.
import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNpm } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 */

const file = resolve(process.argv[2] ?? 'porchlight.cdx.json');
// Without npm's own --omit=dev, which also leaves out what tools and product both need, such as react.
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { code, stdout, output } = await runNpm([...args, '--package-lock-only', '--offline']);
if (code !== 0) {
  console.error(output.trim());
  process.exit(code);
}
const bom = JSON.parse(stdout);
const { component } = bom.metadata;
// npm names it after the folder it lies in.
component.name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, '');

const shipped = shippedPackages();
bom.components = bom.components.filter((/** @type {Component} */ { name, version }) =>
  shipped.has(`${name}@${version}`),
);
const refs = new Set([component, ...bom.components].map((one) => one['bom-ref']));
bom.dependencies = bom.dependencies
  .filter((/** @type {Dependency} */ { ref }) => refs.has(ref))
  .map((/** @type {Dependency} */ { ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((needed) => refs.has(needed)),
  }));
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages are listed in ${file}.`);

/** Name and version of each. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return new Set(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { name, version }]) => `${name ?? nameIn(path)}@${version}`),
  );
}

/** @param {string} path such as node_modules/a/node_modules/@b/c */
function nameIn(path) {
  return path.replace(/^.*node_modules\//, '');
}
