// The size, after gzip, of the scripts that Chromium loads to show a route. What the page fetches ahead once
// the browser is idle is not part of that: it holds nothing up.
import { gzipSync } from 'node:zlib';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the server
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @param {string} path
 * @returns {Promise<Map<string, number>>} bytes by script
 */
export async function loadedBytes(browser, url, owner, path) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  /** @type {Promise<[string, number]>[]} */
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(
        response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length]),
      );
    }
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
  await page.waitForLoadState('networkidle');
  const sizes = new Map(await Promise.all(scripts));
  await context.close();
  return sizes;
}

/**
 * @param {Map<string, number>} sizes
 * @param {Map<string, number>} [before] what was loaded already
 */
export function sumBytes(sizes, before = new Map()) {
  return [...sizes].reduce((sum, [script, bytes]) => sum + (before.has(script) ? 0 : bytes), 0);
}
