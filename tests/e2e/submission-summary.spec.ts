// The Submission Summary in a browser (spec 2): cards, columns, PDF and its failures.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

async function deployThree(page: Page, server: Parameters<typeof becomeSampleOwner>[1]) {
  const owner = await becomeSampleOwner(page, server, ['Maple Court', 'Oakview', 'Harbor Point']);
  for (const id of owner.ids) {
    await owner.client.expectOk('POST', `/api/assistants/${id}/deploy`, {});
  }
  return owner;
}

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Assistant #/ }) });

test('[SUBM-06] [SUBM-07] [SUBM-09] [DELIV-10] shows every submission and what became of it', async ({
  page,
  server,
}) => {
  const { ids } = await deployThree(page, server);
  await page.goto('/');
  await expect(page.getByText('Showing 3 submission(s)')).toBeVisible();
  for (const id of ids) {
    const card = cards(page).filter({ hasText: `Assistant #${id}` });
    await expect(card.locator('.badge--info')).toHaveText('stored');
    await expect(card).toContainText('Nobody has been told yet: send it yourself');
  }
});

test('[SUBM-05] 1 column, 2 from the medium breakpoint, 3 from the large', async ({
  page,
  server,
}) => {
  await deployThree(page, server);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(3);
  for (const { width, columns } of [
    { width: 390, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1280, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `columns at ${width} pixels`).toBe(columns);
  }
});

test('[SUBM-02] Refresh shows a submission made elsewhere', async ({ page, server }) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto('/');
  await expect(page.getByText('No Submissions Found')).toBeVisible();
  await client.expectOk('POST', `/api/assistants/${ids[0]}/deploy`, {});
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Showing 1 submission(s)')).toBeVisible();
});

test('[SUBM-08] [SUBM-10] the PDF is downloaded under a name that says what it is', async ({
  page,
  server,
}) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await client.expectOk('POST', `/api/assistants/${ids[0]}/deploy`, {});
  await page.goto('/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(
    /^Porchlight summary - .+ - \d{4}-\d{2}-\d{2}\.pdf$/,
  );
});

test.describe('a PDF that is gone', () => {
  test.use({ expectedError: /404/ });

  test("[TOAST-20] is not downloaded: 'PDF unavailable'", async ({ page, server }) => {
    const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await client.expectOk('POST', `/api/assistants/${ids[0]}/deploy`, {});
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    // The assistant was deleted on another computer meanwhile, and its PDF with it.
    await client.expectOk('DELETE', `/api/assistants/${ids[0]}`);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(page.getByText('PDF unavailable').first()).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
