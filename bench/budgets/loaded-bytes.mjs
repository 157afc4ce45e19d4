// The size, after gzip, of the scripts or style sheets that Chromium loads to show a route. What the page fetches
// ahead once the browser is idle is not part of that: it holds nothing up.
import { gzipSync } from 'node:zlib';

/** @typedef {{ scripts: Map<string, number>, styles: Map<string, number> }} LoadedBytes bytes by address */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the server
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @param {string} path
 * @returns {Promise<LoadedBytes>}
 */
export async function loadedBytes(browser, url, owner, path) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  /** @type {LoadedBytes} */
  const loaded = { scripts: new Map(), styles: new Map() };
  /** @type {Promise<unknown>[]} */
  const reading = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const sizes = kind === 'script' ? loaded.scripts : loaded.styles;
    reading.push(
      response.body().then((body) => {
        sizes.set(new URL(response.url()).pathname, gzipSync(body).length);
      }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  await context.close();
  return loaded;
}

/**
 * @param {Map<string, number>} sizes
 * @param {Map<string, number>} [before] what was loaded already
 */
export function sumBytes(sizes, before = new Map()) {
  return [...sizes].reduce((sum, [file, bytes]) => sum + (before.has(file) ? 0 : bytes), 0);
}
