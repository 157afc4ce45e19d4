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
const { createSampleAssistant, newDeviceId } = await import('../tests/setup/sample-company.mjs');
const { scenes } = await import('./lib/screenshot-scenes.mjs');

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
  const owner = await createOwner();
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      await takeAll(viewport, colorScheme, owner);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `${count} pictures in .cache/screenshots, ${inReadme.size} of them in docs/screenshots`,
);

async function createOwner() {
  const client = new PlainClient(server.url);
  const deviceId = newDeviceId();
  await client.expectOk('GET', '/api/device');
  const names = ['Cedar Court HOA', 'Lindenhof Homeowners Association'];
  const [draft = 0, deployedTwice = 0] = await Promise.all(
    names.map((companyName) => createSampleAssistant(client, { deviceId, companyName })),
  );
  const full = await createSampleAssistant(client, { deviceId });
  for (const id of [deployedTwice, full]) {
    await client.expectOk('POST', `/api/assistants/${id}/deploy`);
  }
  return { cookies: client.cookies(), full, draft };
}

/**
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {Awaited<ReturnType<typeof createOwner>>} owner
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
      await page.screenshot({ path: `${target}/${file}.png`, fullPage: !isDialog });
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
