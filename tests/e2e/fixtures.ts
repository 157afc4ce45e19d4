// What every journey uses: the production build with real mail and webhook receivers beside it (one per
// worker), a page that fails its test on any console error or broken page policy, and the axe check.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';

interface WorkerFixtures {
  server: BuiltServer;
}

interface TestFixtures {
  /** Console errors that this journey provokes, such as the browser's note of a refused request. */
  expectedErrors: RegExp[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const database = await createDatabase();
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

  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

export { expect };

/** Collects console errors, uncaught exceptions and violations of the page's policy. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // Chromium reports a broken Content-Security-Policy as an error or, for some kinds, a warning.
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
      errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  return errors;
}

/** What axe looks for: all of it, or only one of its two halves. */
export type AxeHalf = 'colours' | 'all but colours';

/** The rules whose outcome depends on the theme; those of no other do. */
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

/** A database of its own on the PostgreSQL server of the run, when there is one. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const serverUrl = process.env.E2E_DATABASE_URL;
  if (!serverUrl) {
    return null;
  }
  const name = `porchlight_e2e_${process.pid}_${Date.now()}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runStatement(serverUrl, `create database ${name}`);
  return {
    url: url.href,
    drop: () => runStatement(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
