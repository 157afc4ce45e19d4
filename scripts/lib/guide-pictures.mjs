// The pictures of docs/guide.md: a window each, small enough to keep with the sources.
import { mkdirSync } from 'node:fs';
import { PlainClient } from '../../tests/peers/plain-client.mjs';
import { createSceneOwner, scenes } from '../../tests/setup/scenes.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {object} GuidePicture
 * @property {string} file
 * @property {string} scene of tests/setup/scenes.mjs
 * @property {number} height
 * @property {number} [width]
 * @property {'dark'} [colorScheme]
 * @property {string} [from] Selector of what the picture begins with; the top of the page without it.
 */

/** @type {readonly GuidePicture[]} */
const pictures = [
  { file: 'dashboard.png', scene: 'dashboard', height: 760 },
  { file: 'assistant-type.png', scene: 'step1-type', height: 760 },
  { file: 'company-info.png', scene: 'step2-company', height: 760 },
  { file: 'transfer.png', scene: 'step3-transfer', height: 960 },
  { file: 'emergency-script-dark.png', scene: 'step4-emergency', height: 760, colorScheme: 'dark' },
  { file: 'faqs.png', scene: 'step5-faqs', height: 760 },
  { file: 'test-report-phone.png', scene: 'test-report', width: 390, height: 844, from: '.report' },
  { file: 'worth-a-look.png', scene: 'step6-weak', height: 760, from: '.problems--weak' },
  { file: 'deployed.png', scene: 'step6-deployed', height: 760 },
  { file: 'phone-guide.png', scene: 'dashboard-guide', height: 960, from: '.guide:visible' },
];
const marginAbove = 24;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {string} wanted Only those whose 'guide/…' matches it.
 * @returns {Promise<number>} how many were taken
 */
export async function takeGuidePictures(browser, baseURL, wanted) {
  const chosen = pictures.filter(({ file }) => `guide/${file}`.match(wanted));
  const folder = inProject('docs', 'screenshots', 'guide');
  mkdirSync(folder, { recursive: true });
  for (const { file, scene, width = 1200, height, colorScheme = 'light', from } of chosen) {
    // Its own assistants: one scene deploys, another one shows what can be deployed.
    const owner = await createSceneOwner(new PlainClient(baseURL));
    const { isNewUser, open } = sceneOf(scene);
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      baseURL,
    });
    if (!isNewUser) {
      await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url: baseURL })));
    }
    const page = await context.newPage();
    await open(page, owner);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const y = from ? await topOf(page, from, width) : 0;
    await page.screenshot({ path: `${folder}/${file}`, clip: { x: 0, y, width, height } });
    await context.close();
  }
  return chosen.length;
}

/** @param {string} wanted */
function sceneOf(wanted) {
  const scene = scenes.find(({ name }) => name === wanted);
  if (!scene) throw new Error(`There is no scene ${wanted}`);
  return scene;
}

/**
 * Where the element begins, in a window as high as the page: there nothing has to be scrolled to.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 * @param {number} width
 */
async function topOf(page, selector, width) {
  const element = page.locator(selector).first();
  await element.waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const box = await element.boundingBox();
  return Math.max(0, (box?.y ?? 0) - marginAbove);
}
