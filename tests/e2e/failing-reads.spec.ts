// Every read of every screen fails once, alone: no screen asks again without pause, each says so and offers
// a way to try again. The screens are those of the router and of the wizard; their reads are watched, so
// that a new one cannot be forgotten.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { previewScreen, wizardSteps } from '#web/features/setup-wizard/steps.ts';
import { paths, previewPath, setupPath } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

test.use({ expectedError: /Failed to load resource/ });

/** In this time a failed read may be asked for a second time, not more. */
const watchedMs = 5_000;
const pagesAtOnce = 14;

const screens: ((id: number) => string)[] = [
  ...Object.values(paths)
    .filter((path) => !path.includes(':'))
    .map((path) => () => path),
  previewPath,
  ...[...wizardSteps, previewScreen].map(
    ({ name }) =>
      (id: number) =>
        setupPath(id, name),
  ),
];

test('[ROUTE-09] a read that fails is not repeated without pause, is told, and can be tried again', async ({
  page,
  server,
}) => {
  const {
    ids: [id = 0],
  } = await becomeSampleOwner(page, server, ['Maple Court']);
  const context = page.context();
  const cases = [];
  for (const screen of screens) {
    for (const read of await readsOf(context, screen(id))) cases.push({ path: screen(id), read });
  }
  expect(cases.length).toBeGreaterThan(screens.length);
  const findings: string[] = [];
  while (cases.length > 0) {
    const batch = cases.splice(0, pagesAtOnce);
    const found = await Promise.all(batch.map((one) => watchFailure(context, one)));
    findings.push(...found.flat());
  }
  expect(findings).toEqual([]);
});

/** The reads of a screen that loads well. */
async function readsOf(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const reads = new Set<string>();
  page.on('request', (request) => isRead(request) && reads.add(nameOf(request)));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.close();
  return reads;
}

async function watchFailure(
  context: BrowserContext,
  { path, read }: { path: string; read: string },
): Promise<string[]> {
  const page = await context.newPage();
  let asked = 0;
  await page.route(
    (url) => `${url.pathname}${url.search}` === read,
    async (route) => {
      if (!isRead(route.request())) return route.fallback();
      asked += 1;
      const problem = { type: 'about:blank', title: 'Failed', status: 500, detail: 'It failed.' };
      await route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem });
    },
  );
  await page.goto(path);
  await page.waitForTimeout(watchedMs);
  const findings = [];
  if (asked > 2) findings.push(`${path}: ${read} was asked ${asked} times`);
  if (!isQuiet(path, read) && !(await isTold(page)))
    findings.push(`${path}: the failure of ${read} is not told`);
  await page.close();
  return findings;
}

/** On the screen, or behind one of its tabs. */
async function isTold(page: Page): Promise<boolean> {
  const retry = page.getByRole('button', { name: /Try again|Refresh/ }).filter({ visible: true });
  if ((await retry.count()) > 0) return true;
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    if ((await retry.count()) > 0) return true;
  }
  return false;
}

/** Without them nothing on the screen is missing: the browser's voice speaks, the built-in reply names no one. */
function isQuiet(path: string, read: string): boolean {
  const isSound = read.startsWith('/api/speech/');
  const isFactsOfReply = path.startsWith('/preview/') && /^\/api\/assistants\/\d+$/.test(read);
  return isSound || isFactsOfReply;
}

function isRead(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.method() === 'GET' && pathname.startsWith('/api/');
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${pathname}${search}`;
}
