// Browser journeys on the production build, at a phone's and a desk's width, in the system's Chromium.
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tests/peers/chromium.mjs';

const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium());

const atPhone = specs(
  'conversation',
  'document-reading',
  'layout',
  'readiness',
  'wizard-steps-4-6',
);
const atDesk = specs(
  'accessibility',
  'console-errors',
  'dashboard',
  'failing-reads',
  'interface-ideas',
  'keyboard',
  'look',
  'markup',
  'phone-guides',
  'narrow-and-zoom',
  'page-files',
  'submission-summary',
  'test-page',
  'upgrade',
  'voice-message',
  'wizard-steps-1-3',
);

function specs(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`);
}

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // As in vitest.config.ts: the slow ones are named on request only.
  reportSlowTests: process.env.SLOW_TESTS ? { max: 20, threshold: 15_000 } : null,
  // Nothing may depend on speed: the limits only end a test that hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/e2e.json' }]],
  use: {
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every action takes a quarter of the time: `npx playwright test <file> --trace on` when needed.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  // The main journeys run at both widths, each of the others at one; accessibility.spec.ts sees every
  // screen at all widths.
  projects: [
    {
      name: 'phone',
      testIgnore: atDesk,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desk', testIgnore: atPhone, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
