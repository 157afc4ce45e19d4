// The budgets of sizes: scripts as Chromium loads them route by route, all style sheets, and the header that
// is there before any script.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../scripts/lib/project.mjs';
import { pageRoutes, stepRoutes } from './budget-routes.mjs';
import { loadedBytes, sumBytes } from './loaded-bytes.mjs';

/** @typedef {{ what: string, measured: string, budget: string, isHeld: boolean }} BudgetRow */

/** Kilobytes of 1000 bytes, after gzip. */
const budgets = { home: 110, setup: 40, test: 20, css: 10 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the server
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {Promise<BudgetRow[]>}
 */
export async function scriptRows(browser, url, owner) {
  const { home, newSetup, test, preview, notFound } = pageRoutes(owner);
  const atHome = await loadedBytes(browser, url, owner, home.path);
  const rows = [sizeRow('scripts of /', sumBytes(atHome), budgets.home)];
  const groups = [
    { routes: [newSetup, ...stepRoutes(owner)], budget: budgets.setup },
    { routes: [test, preview, notFound], budget: budgets.test },
  ];
  for (const { routes, budget } of groups) {
    for (const { name, path } of routes) {
      const there = await loadedBytes(browser, url, owner, path);
      rows.push(sizeRow(`scripts added by ${name}`, sumBytes(there, atHome), budget));
    }
  }
  return rows;
}

/** @returns {BudgetRow} */
export function styleRow() {
  const folder = inProject('dist', 'web', 'assets');
  const bytes = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
  return sizeRow('all style sheets', bytes, budgets.css);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<BudgetRow>}
 */
export async function shellRow(browser, url) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const isShown = await page.getByRole('banner').isVisible();
  await context.close();
  const what = 'header painted before any script';
  return { what, measured: isShown ? 'yes' : 'no', budget: 'yes', isHeld: isShown };
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} most kilobytes
 * @returns {BudgetRow}
 */
function sizeRow(what, bytes, most) {
  const kilobytes = bytes / 1000;
  return {
    what,
    measured: `${kilobytes.toFixed(1)} KB`,
    budget: `≤ ${most} KB`,
    isHeld: kilobytes <= most,
  };
}
