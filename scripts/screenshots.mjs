// `npm run screenshots`: every screen, wizard step and dialog of the production build with an invented
// company, at a phone's and a desk's width, light and dark. All go to .cache/screenshots; those that the
// README shows also to docs/screenshots.
import './lib/require-node.mjs';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
await buildIfChanged();
const { chromium } = await import('@playwright/test');
const { chromiumFlags, ensureChromium } = await import('../tests/peers/chromium.mjs');
const { startBuiltServer } = await import('../tests/peers/built-server.mjs');
const { PlainClient } = await import('../tests/peers/plain-client.mjs');
const { createSceneOwner, scenes } = await import('../tests/setup/scenes.mjs');

const target = inProject('.cache', 'screenshots');
const published = inProject('docs', 'screenshots');
/** Scene, width and scheme of the pictures in the README. */
const inReadme = new Map([
  ['dashboard-1440-light', 'dashboard.png'],
  ['step3-voice-1440-light', 'voice.png'],
  ['step4-scripts-1440-dark', 'scripts-dark.png'],
  ['step6-review-1440-light', 'review.png'],
  ['dashboard-390-light', 'dashboard-phone.png'],
]);
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** @type {('light' | 'dark')[]} */
const schemes = ['light', 'dark'];

const executablePath = await ensureChromium();
if (!executablePath) {
  console.error('No Chromium or Chrome was found; CHROMIUM_PATH names one.');
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
mkdirSync(published, { recursive: true });

const server = await startBuiltServer({
  env: {
    RATE_LIMIT: 'off',
    VOICE_NUMBER: '(555) 010-0199',
    SUPPORT_EMAIL: 'help@porchlight.example',
  },
});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
let count = 0;
try {
  const owner = await createSceneOwner(new PlainClient(server.url));
  for (const viewport of sizes) {
    await Promise.all(schemes.map((colorScheme) => takeAll(viewport, colorScheme, owner)));
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `${count} pictures in .cache/screenshots, ${inReadme.size} of them in docs/screenshots`,
);

/**
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {import('../tests/setup/scenes.mjs').Owner} owner
 */
async function takeAll(viewport, colorScheme, owner) {
  for (const { name, isNewUser, open } of scenes) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      baseURL: server.url,
    });
    if (!isNewUser) {
      await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url: server.url })));
    }
    const page = await context.newPage();
    const file = `${name}-${viewport.width}-${colorScheme}`;
    try {
      const isDialog = await open(page, owner);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (!isDialog) {
        await showWholePage(page, viewport);
      }
      await page.screenshot({ path: `${target}/${file}.png` });
      count += 1;
      const readmeName = inReadme.get(file);
      if (readmeName) {
        copyFileSync(`${target}/${file}.png`, `${published}/${readmeName}`);
      }
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    await context.close();
  }
}

/**
 * A window as high as the page: a long picture of a small window has sticky bars in its middle.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ width: number, height: number }} viewport
 */
async function showWholePage(page, { width, height }) {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) });
}
