// Gets Lighthouse and asks it about one address. It is no dependency: nearly nobody who installs the project
// wants its 200 packages.
import { existsSync, mkdirSync } from 'node:fs';
import { inProject } from '../../scripts/lib/project.mjs';
import { runCommand, runNode } from '../../scripts/lib/run-command.mjs';
import { chromiumFlags } from '../../tests/peers/chromium.mjs';

const version = '12.8.2';
const folder = inProject('.cache', 'lighthouse');
const cli = inProject('.cache', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js');

/** @returns {Promise<boolean>} false without a network */
export async function ensureLighthouse() {
  if (existsSync(cli)) return true;
  console.log(`Fetching Lighthouse ${version} …`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`];
  await runCommand('npm', [...args, '--prefix', folder], {
    shell: process.platform === 'win32',
    timeoutMs: 300_000,
  });
  return existsSync(cli);
}

/** @typedef {{ performance: number, accessibility: number, 'best-practices': number, seo: number }} Scores */

/**
 * @param {string} address
 * @param {{ chromium: string, cookie: string, isDesktop: boolean }} options
 * @returns {Promise<{ scores: Scores, faults: string[] }>} faults: what cost points beside the speed
 */
export async function runLighthouse(address, { chromium, cookie, isDesktop }) {
  const args = [
    address,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    // The page for addresses that lead nowhere is looked at like every other.
    '--ignore-status-code',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ...(isDesktop ? ['--preset=desktop'] : []),
  ];
  const { stdout, output } = await runNode(cli, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    timeoutMs: 180_000,
  });
  if (!stdout.trimStart().startsWith('{')) {
    throw new Error(`Lighthouse could not look at ${address}:\n${output.slice(-2_000)}`);
  }
  return readReport(JSON.parse(stdout));
}

/** @param {any} report */
function readReport({ categories, audits }) {
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    categories[name].auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight > 0 && isFault(audits[id]))
      .map((/** @type {any} */ { id }) => `${name}: ${audits[id].title}${firstDetail(audits[id])}`),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults,
  };
}

/** @param {{ score: number | null }} audit */
const isFault = ({ score }) => score !== null && score < 1;

/** @param {any} audit */
function firstDetail({ details }) {
  const [item] = details?.items ?? [];
  const text = item?.description ?? item?.node?.snippet ?? '';
  const place = item?.sourceLocation?.url ?? '';
  return text && ` (${text}${place && `, ${place}`})`;
}
