// The files that the page of a screen names, so that the browser need not find them out one after the other.
import { previewScreen, wizardSteps } from '#web/features/setup-wizard/steps.ts';
import { expect, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

test('[ROUTE-08] each screen gets what its page names, and nothing needed is missing there', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const [id] = ids;
  const screens = [
    ...[...wizardSteps, previewScreen].map(({ name }) => `/setup/${id}?step=${name}`),
    '/test',
    `/preview/${id}`,
  ];
  for (const screen of screens) {
    const html = await (await page.request.get(screen)).text();
    const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    );
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    // What is fetched ahead is not what the screen needs.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    const files = [...asked].filter((file) => /\/assets\/.*\.(js|css)$/.test(file));
    expect(
      files.filter((file) => !named.includes(file)),
      `found out late for ${screen}`,
    ).toEqual([]);
    for (const file of named) {
      expect((await page.request.get(file ?? '')).status(), file).toBe(200);
    }
    page.removeAllListeners('request');
  }
});
