// The budgets of sizes: scripts and style sheets as Chromium loads them route by route, and the header that is
// there before any script.
import { pageRoutes, stepRoutes } from './budget-routes.mjs';
import { loadedBytes, sumBytes } from './loaded-bytes.mjs';

/** @typedef {{ what: string, measured: string, budget: string, isHeld: boolean }} BudgetRow */

/** Kilobytes of 1000 bytes, after gzip: scripts of the first page, what others add, all styles of a page. */
const budgets = { home: 110, setup: 40, test: 20, styles: 10 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the server
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {Promise<BudgetRow[]>}
 */
export async function sizeRows(browser, url, owner) {
  const { home, newSetup, test, preview, notFound } = pageRoutes(owner);
  const atHome = await loadedBytes(browser, url, owner, home.path);
  const rows = [
    sizeRow('scripts of /', sumBytes(atHome.scripts), budgets.home),
    sizeRow('style sheets of /', sumBytes(atHome.styles), budgets.styles),
  ];
  const groups = [
    { routes: [newSetup, ...stepRoutes(owner)], budget: budgets.setup },
    { routes: [test, preview, notFound], budget: budgets.test },
  ];
  for (const { routes, budget } of groups) {
    for (const { name, path } of routes) {
      const { scripts, styles } = await loadedBytes(browser, url, owner, path);
      rows.push(
        sizeRow(`scripts added by ${name}`, sumBytes(scripts, atHome.scripts), budget),
        sizeRow(`style sheets of ${name}`, sumBytes(styles), budgets.styles),
      );
    }
  }
  return rows;
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
