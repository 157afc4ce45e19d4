// The test page in a browser (spec 2): list, search, filter, panel, unknown id.
import { expect, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

test('[TESTP-08] an unknown id has a way back to the list', async ({ page }) => {
  await page.goto('/test');
  await expect(page.getByText('No voice assistants found.')).toBeVisible();
  await page.goto('/preview/1234567890');
  await expect(page.getByText('This assistant is not here')).toBeVisible();
  await page.getByRole('link', { name: 'All assistants' }).click();
  await expect(page).toHaveURL(/\/test$/);
});

test('[TESTP-01] [TESTP-02] search and filter combine', async ({ page, server }) => {
  const { client, ids } = await becomeSampleOwner(page, server, [
    'Maple Court',
    'Oak Court',
    'Elm',
  ]);
  await client.expectOk('POST', `/api/assistants/${ids[0]}/deploy`, {});
  await page.goto('/test');
  const rows = page.getByRole('list', { name: 'Assistants' }).getByRole('link');
  await expect(rows).toHaveCount(3);
  await page.getByPlaceholder('Search by company name').fill('COURT');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Active' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Maple Court');
  await page.getByRole('button', { name: 'Draft' }).click();
  await expect(rows.first()).toContainText('Oak Court');
  // What was searched for stays while assistants are opened and closed.
  await rows.first().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByPlaceholder('Search by company name')).toHaveValue('COURT');
  await expect(rows).toHaveCount(1);
});

test('[CONST-03] the list is at most 600 px high and scrolls', async ({ page, server }) => {
  const names = Array.from({ length: 14 }, (_, index) => `Court ${index + 1}`);
  await becomeSampleOwner(page, server, names);
  await page.goto('/test');
  const list = page.getByRole('list', { name: 'Assistants' });
  await expect(list.getByRole('link')).toHaveCount(14);
  const { height, content } = await list.evaluate((element) => ({
    height: element.clientHeight,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(600);
  expect(content).toBeGreaterThan(height);
});

test('[TESTP-06] [ROUTE-03] Close and the browser’s Back leave the list', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court', 'Oakview Terrace']);
  await page.goto('/test');
  await page.getByRole('link', { name: /Maple Court/ }).click();
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[0]}$`));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: /Oakview Terrace/ }).click();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Oakview Terrace/ })).toBeVisible();
});
