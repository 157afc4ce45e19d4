// What every journey uses: the production build with real mail and webhook receivers beside it (one per
// worker), a page that fails its test on any console error or broken page policy of it or of another tab, and
// the checks of axe and of the width.
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { createDatabase } from '#tests/peers/postgres-database.ts';

interface WorkerFixtures {
  server: BuiltServer;
}

/** Console errors that a journey provokes, such as the browser's note of a refused request. */
interface TestFixtures {
  /** Those of a group of tests, by test.use. One expression: Playwright takes a list of two for value and options. */
  expectedError: RegExp | undefined;
  /** Those of one test, which may add to them; each test has a list of its own. */
  expectedErrors: RegExp[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const database = await createDatabase(process.env.E2E_DATABASE_URL);
      const server = await startBuiltServer({
        env: { RATE_LIMIT: 'off', ...(database && { DATABASE_URL: database.url }) },
      });
      await use(server);
      await server.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  expectedError: [undefined, { option: true }],

  expectedErrors: async ({ expectedError }, use) => {
    await use(expectedError ? [expectedError] : []);
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page.context());
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

export { expect };

/** Collects console errors, uncaught exceptions and violations of the page's policy, whichever tab they are in. */
function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    // Chromium reports a broken Content-Security-Policy as an error or, for some kinds, a warning.
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
      errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  return errors;
}

/** What axe looks for: all of it, or only one of its two halves. */
export type AxeHalf = 'colours' | 'all but colours';

/** Only these depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2, levels A and AA, on the page as it is now. */
export async function expectNoAxeFindings(page: Page, half?: AxeHalf): Promise<void> {
  // Colours half-way through a movement would count as poor contrast. From here on nothing moves: a
  // toast that leaves while axe looks would otherwise fade before its eyes.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [still];
  });
  await scrollEnd(page);
  // The product has no frames, so axe needs no second page to put their findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (half === 'colours') {
    axe.withRules(colourRules);
  } else {
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  }
  if (half === 'all but colours') {
    axe.disableRules(colourRules);
  }
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(findings, 'accessibility findings').toEqual([]);
}

/** Axe and the width, on a state that is no scene of accessibility.spec.ts or on the way through several. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // All of the page at once: axe counts what is half behind the header or the action bar as too small.
  await page.setViewportSize({ ...size, height: 3000 });
  await expectNoAxeFindings(page);
  await expectFitsWindow(page);
  await page.setViewportSize(size);
}

export async function expectFitsWindow(page: Page, where = 'the page'): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Below zero while an open dialog keeps the place of the scroll bar.
  expect(overhang, `pixels by which ${where} is wider than the window`).toBeLessThanOrEqual(0);
}

/** A page still gliding to its top would have controls under its header for the moment. */
async function scrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const framesOfRest = 6;
    let at = window.scrollY;
    for (let frames = 0; frames < framesOfRest; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (window.scrollY !== at) frames = 0;
      at = window.scrollY;
    }
  });
}
