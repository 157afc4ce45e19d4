// `npm run budgets`: whether the production build keeps its sizes and Lighthouse's scores; ends with code 1 if
// not. `npm run budgets -- sizes` leaves Lighthouse out. Never part of the tests, since nothing there may
// depend on speed.
import '../scripts/lib/require-node.mjs';
import { readStamp } from '../scripts/lib/build-stamp.mjs';
import { installMissingPackages } from '../scripts/lib/packages.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
const { buildIfChanged } = await import('../scripts/lib/build-if-changed.mjs');
await buildIfChanged();
const builtFrom = readStamp();
const { chromium } = await import('@playwright/test');
const { chromiumFlags, ensureChromium } = await import('../tests/peers/chromium.mjs');
const { startBuiltServer } = await import('../tests/peers/built-server.mjs');
const { PlainClient } = await import('../tests/peers/plain-client.mjs');
const { createSceneOwner } = await import('../tests/setup/scenes.mjs');
const { shellRow, sizeRows } = await import('./budgets/size-rows.mjs');
const { lighthouseRows } = await import('./budgets/lighthouse-rows.mjs');
const { ensureLighthouse } = await import('./budgets/run-lighthouse.mjs');

/** @type {import('./budgets/size-rows.mjs').BudgetRow[]} */
const rows = [];
const skipped = [];
const executablePath = await ensureChromium();
if (executablePath) {
  await measureInBrowser(executablePath);
} else {
  skipped.push(
    'the sizes of scripts and Lighthouse: no Chromium was found, CHROMIUM_PATH names one',
  );
}
// Pages whose files were replaced meanwhile are empty, and an empty page is quick.
if (readStamp() !== builtFrom) {
  console.error('The build was replaced while it was measured: nothing of this counts.');
  process.exit(1);
}

console.table(
  Object.fromEntries(
    rows.map(({ what, measured, budget, isHeld }) => [
      what,
      { measured, budget, held: isHeld ? 'yes' : 'NO' },
    ]),
  ),
);
for (const part of skipped) console.log(`Left out: ${part}.`);
const over = rows.filter(({ isHeld }) => !isHeld).length;
console.log(`${rows.length - over} of ${rows.length} budgets are held.`);
process.exitCode = over === 0 ? 0 : 1;

/** @param {string} executablePath */
async function measureInBrowser(executablePath) {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
  try {
    const owner = await createSceneOwner(new PlainClient(server.url));
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      rows.push(await shellRow(browser, server.url));
      rows.push(...(await sizeRows(browser, server.url, owner)));
    } finally {
      await browser.close();
    }
    if (process.argv.includes('sizes')) {
      skipped.push('Lighthouse, as asked');
    } else if (await ensureLighthouse()) {
      rows.push(...(await lighthouseRows(executablePath, server.url, owner)));
    } else {
      skipped.push('Lighthouse: it is neither in .cache/lighthouse nor could it be fetched');
    }
  } finally {
    await server.stop();
  }
}
