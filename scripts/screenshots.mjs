// `npm run screenshots`: every screen, wizard step and dialog of the production build with an invented
// company, and what they look like while waiting, failed, crowded or printed, at a phone's and a desk's
// width, light and dark. All go to .cache/screenshots; those that the README shows also to
// docs/screenshots. Those of the guide are taken for it. `npm run screenshots -- crowded` takes only those
// whose name matches, `guide/` those of the guide.
import './lib/require-node.mjs';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { takeGuidePictures } from './lib/guide-pictures.mjs';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
await buildIfChanged();
const { chromium } = await import('@playwright/test');
const { chromiumFlags, ensureChromium } = await import('../tests/peers/chromium.mjs');
const { startBuiltServer } = await import('../tests/peers/built-server.mjs');
const { PlainClient } = await import('../tests/peers/plain-client.mjs');
const { createSceneOwner, scenes } = await import('../tests/setup/scenes.mjs');
const { createCrowdedOwner, stateScenes } = await import('../tests/setup/state-scenes.mjs');

/** @type {import('../tests/setup/state-scenes.mjs').StateScene[]} */
const wanted = [...scenes, ...stateScenes].filter(({ name }) => name.match(process.argv[2] ?? ''));

const target = inProject('.cache', 'screenshots');
const published = inProject('docs', 'screenshots');
/** Scene, width and scheme of the pictures in the README. */
const inReadme = new Map([
  ['dashboard-1440-light', 'dashboard.png'],
  ['step3-voice-1440-light', 'voice.png'],
  ['step4-scripts-1440-dark', 'scripts-dark.png'],
  ['step6-review-1440-light', 'review.png'],
]);
const sizes = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, isMobile: false, hasTouch: false },
];
/** A longer page is shown as far as this. */
const maxHeight = 5000;
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
let countInReadme = 0;
let countInGuide = 0;
try {
  const crowded = await createCrowdedOwner(new PlainClient(server.url));
  for (const size of sizes) {
    await Promise.all(
      schemes.map(async (colorScheme) => {
        // Its own assistants: what one run deploys or tests must not change the other's pictures.
        const owner = await createSceneOwner(new PlainClient(server.url));
        await takeAll(size, colorScheme, { owner, crowded });
      }),
    );
  }
  countInGuide = await takeGuidePictures(browser, server.url, process.argv[2] ?? '');
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `${count} pictures in .cache/screenshots, ${countInReadme} of them in docs/screenshots, ${countInGuide} in docs/screenshots/guide`,
);

/**
 * @param {typeof sizes[number]} size
 * @param {'light' | 'dark'} colorScheme
 * @param {Record<'owner' | 'crowded', import('../tests/setup/scenes.mjs').Owner>} owners
 */
async function takeAll({ width, height, ...device }, colorScheme, owners) {
  for (const { name, isNewUser, isCrowded, forcedColors = 'none', open } of wanted) {
    const owner = isCrowded ? owners.crowded : owners.owner;
    const context = await browser.newContext({
      ...device,
      viewport: { width, height },
      colorScheme,
      forcedColors,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      baseURL: server.url,
    });
    if (!isNewUser) {
      await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url: server.url })));
    }
    const page = await context.newPage();
    const file = `${name}-${width}-${colorScheme}`;
    try {
      const isDialog = await open(page, owner);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (!isDialog) {
        await showWholePage(page, { width, height });
      }
      await page.screenshot({ path: `${target}/${file}.png` });
      count += 1;
      const readmeName = inReadme.get(file);
      if (readmeName) {
        copyFileSync(`${target}/${file}.png`, `${published}/${readmeName}`);
        countInReadme += 1;
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
  const shown = Math.min(Math.max(height, pageHeight), maxHeight);
  await page.setViewportSize({ width, height: shown });
}
