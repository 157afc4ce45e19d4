// The dashboard in a browser (spec 2): empty, with several assistants, menu, dialogs, phone guides.
import type { Page } from '@playwright/test';
import { expect, expectFitsWindow, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const names = ['Maple Court Homeowners Association', 'Oakview Terrace', 'Harbor Point'];
const longName =
  'Kirchheim-Wolfeschlegelsteinhausen-bergerdorff Property Management and Homeowners Services LLC';

const card = (page: Page) => page.getByRole('region', { name: 'Your Assistants' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

test('[DASH-06] [DASH-08] [DASH-10] one assistant at a time, by arrows and keyboard', async ({
  page,
  server,
}) => {
  await becomeSampleOwner(page, server, names);
  await page.goto('/');
  await expect(card(page)).toContainText('3 voice assistants configured');
  await expect(card(page)).toContainText('1 of 3');
  await expect(page.getByRole('button', { name: 'Previous assistant' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next assistant' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('3 of 3');
  await expect(page.getByRole('button', { name: 'Next assistant' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous assistant' })).toBeFocused();
});

test('[DASH-11] [DASH-17] [DASH-19] [STATE-03] a dialog stays on an outside click; Delete deletes', async ({
  page,
  server,
}) => {
  const owner = await becomeSampleOwner(page, server, names);
  await page.goto('/');
  await page.getByRole('button', { name: 'Show assistant 3 of 3' }).click();
  const shown = await card(page).locator('.person').textContent();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText(shown ?? '');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Voice assistant deleted').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('2 of 2');
  const left = await owner.client.expectOk('GET', '/api/assistants');
  expect(JSON.stringify(left)).not.toContain(shown);
});

test('[DASH-18] [STATE-04] clear-all leaves the empty dashboard', async ({ page, server }) => {
  await becomeSampleOwner(page, server, names);
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Clear All Assistants' }).click();
  await page.getByRole('button', { name: 'Delete All' }).click();
  await expect(page.getByText('All assistants cleared').first()).toBeVisible();
  await expect(page.getByText('No Assistants Found')).toBeVisible();
});

test('[DASH-09] [DASH-16] the menu is reached and used by keyboard', async ({ page, server }) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto('/');
  await page.getByRole('button', { name: 'More for Maple Court' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for Maple Court' })).toBeFocused();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[0]}$`));
});

test('[LIFE-03] [IDEA-01] a step left half-way is where the dashboard leads back to', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto(`/setup/${ids[0]}?step=company-details`);
  const name = page.getByLabel('Company name').first();
  await name.fill('Maple Court North');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('step 2 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(name).toHaveValue('Maple Court North');
});

test('[LIFE-03] [IDEA-01] Start over, beside it, makes a new draft and deletes nothing', async ({
  page,
  server,
}) => {
  const owner = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/\/setup\/\d+/);
  await expect(page).not.toHaveURL(new RegExp(`/setup/${owner.ids[0]}`));
  expect(await owner.client.expectOk('GET', '/api/assistants')).toHaveLength(2);
});

test('[DASH-20] on a phone the assistants come before Create New, in what is seen and in what Tab reaches', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByText('No Assistants Found')).toBeVisible();
  const headings = page.locator('.duo h2, .duo h3');
  const first = async () => (await headings.allTextContents())[0];
  await expect.poll(first).toBe('Create New');
  await becomeSampleOwner(page, server, names);
  await page.goto('/');
  await expect(card(page)).toBeVisible();
  await expect.poll(first).toBe('Your Assistants');
  const create = page.getByRole('link', { name: 'Start Setup' });
  const topOf = async (what: typeof create) => (await what.boundingBox())?.y ?? 0;
  expect(await topOf(create)).toBeGreaterThan(await topOf(card(page)));
  await page.getByRole('button', { name: 'Next assistant' }).focus();
  const reached: string[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached.indexOf('Edit')).toBeGreaterThanOrEqual(0);
  expect(reached.indexOf('Start Setup')).toBeGreaterThan(reached.indexOf('Edit'));
  // Wider, Create New stands at the left again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(first).toBe('Create New');
});

test('[LIFE-10] a deployed assistant that was changed is marked until it is deployed again', async ({
  page,
  server,
}) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const path = `/api/assistants/${ids[0]}`;
  await client.expectOk('POST', `${path}/deploy`, {});
  await client.expectOk('PATCH', path, { setupType: 'receptionist' });
  await page.goto('/');
  await expect(card(page)).toContainText('Status: Active');
  await expect(page.getByRole('link', { name: 'Changes not deployed yet' })).toBeVisible();
  await client.expectOk('POST', `${path}/deploy`, {});
  await page.reload();
  await expect(card(page)).toContainText('Status: Active');
  await expect(page.getByRole('link', { name: 'Changes not deployed yet' })).toBeHidden();
});

test('nothing sticks out at 320 pixels, with long names and everything open', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await expect(page.getByText('No Assistants Found')).toBeVisible();
  await expectFitsWindow(page);
  await becomeSampleOwner(page, server, [longName, longName]);
  await page.goto('/');
  await expect(card(page)).toContainText('1 of 2');
  for (const guide of ['Zoom Phone', 'Traditional PBX']) {
    await page.getByRole('button', { name: guide }).click();
    await expectFitsWindow(page);
  }
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFitsWindow(page);
});
