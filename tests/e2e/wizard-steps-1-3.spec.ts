// The wizard's frame and its first three steps in a real browser: keyboard, sound, reload, two tabs
// (spec 2, 4, 8; product decisions).
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';
import { slowSounds } from './slow-sounds.ts';

const company = 'Maple Court Residences';

async function openStep(page: Page, id: number | undefined, step: string): Promise<void> {
  await page.goto(`/setup/${id}?step=${step}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an address without an assistant has a way back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto('/setup/1234567890');
  await expect(page.getByRole('heading', { name: 'This assistant does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your assistants' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[LIFE-01] a new set-up takes up the untouched draft of before', async ({ page }) => {
  await page.goto('/setup');
  await expect(page).toHaveURL(/\/setup\/\d+\?step=flow-selection$/);
  const first = new URL(page.url()).pathname;
  await page.goto('/setup');
  await expect(page).toHaveURL(/\/setup\/\d+\?step=flow-selection$/);
  expect(new URL(page.url()).pathname).toBe(first);
});

test('[LIFE-02] [WIZ-02] [WIZ-03] steps are reached from the bar and by the browser, from the top', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, [company]);
  await page.goto(`/setup/${ids[0]}`);
  await expect(page).toHaveURL(/\?step=company-details$/);
  await page.getByRole('button', { name: /^Voice & Contact/ }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Voice & Contact');
  await expect(heading).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading).toHaveText('Company Info');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Voice & Contact');
  await page.reload();
  await expect(heading).toHaveText('Voice & Contact');
});

test('[LIFE-17] half a word survives a reload and a closed tab, until it is saved', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, [company]);
  await openStep(page, ids[0], 'company-details');
  const name = page.getByRole('textbox', { name: 'Company name' });
  await name.fill('Maple Cou');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Maple Cou');
  await page.close({ runBeforeUnload: true });

  const next = await page.context().newPage();
  await openStep(next, ids[0], 'company-details');
  const nextName = next.getByRole('textbox', { name: 'Company name' });
  await expect(nextName).toHaveValue('Maple Cou');
  await nextName.fill('Maple Court North');
  await next.getByRole('button', { name: 'Continue' }).click();
  await next.getByRole('button', { name: 'Continue' }).click();
  await expect(next.getByText('Company details updated', { exact: true })).toBeVisible();
  await openStep(next, ids[0], 'company-details');
  await expect(nextName).toHaveValue('Maple Court North');
  await expect(next.getByText('Saved', { exact: true })).toBeVisible();
});

test('[TOAST-01] nothing is lost while the server is away', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  const { ids } = await becomeSampleOwner(page, server, [company]);
  await openStep(page, ids[0], 'company-details');
  await page.route('**/company', (route) => route.abort('connectionrefused'));
  const name = page.getByRole('textbox', { name: 'Company name' });
  await name.fill('Maple Court South');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Error saving company details').first()).toBeVisible();
  await page.unroute('**/company');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice & Contact');
});

test('[LIFE-08] a save behind a jump is tried again until the server is back', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  const { client, ids } = await becomeSampleOwner(page, server, [company]);
  await openStep(page, ids[0], 'company-details');
  await page.route('**/company', (route) => route.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Company name' }).fill('Maple Court West');
  await page.getByRole('button', { name: /^Voice & Contact/ }).click();
  await expect(page.getByRole('button', { name: /Company Info.*needs attention/ })).toBeVisible();
  await page.unroute('**/company');
  await expect(page.getByRole('button', { name: /Company Info.*done/ })).toBeVisible();
  const stored = await client.expectOk('GET', `/api/assistants/${ids[0]}`);
  expect(stored).toMatchObject({ companyName: 'Maple Court West' });
});

test('[LIFE-18] two tabs: a stale save is noticed and either version can be kept', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/412/);
  const { ids } = await becomeSampleOwner(page, server, [company]);
  const other = await page.context().newPage();
  await openStep(page, ids[0], 'company-details');
  await openStep(other, ids[0], 'company-details');
  const saveAs = async (tab: Page, name: string) => {
    await tab.getByRole('textbox', { name: 'Company name' }).fill(name);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await tab.getByRole('button', { name: 'Continue' }).click();
  };
  await saveAs(other, 'Theirs');
  await expect(other.getByText('Company details updated', { exact: true })).toBeVisible();

  await saveAs(page, 'Mine');
  const dialog = page.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('tab', { name: /Basic Info/ }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Theirs');

  await openStep(other, ids[0], 'company-details');
  await saveAs(other, 'Theirs again');
  await expect(other.getByText('Company details updated', { exact: true })).toBeVisible();
  await saveAs(page, 'Mine');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice & Contact');
  await openStep(other, ids[0], 'company-details');
  await expect(other.getByRole('textbox', { name: 'Company name' })).toHaveValue('Mine');
});

test.describe('voices', () => {
  test('[LIFE-20] [VOICE-09] arrow keys walk through the cards, Enter and Space choose', async ({
    page,
    server,
  }) => {
    const { ids } = await becomeSampleOwner(page, server, [company]);
    await openStep(page, ids[0], 'voice-settings');
    const male = page.getByRole('radio', { name: /^Male Voice/ });
    const female = page.getByRole('radio', { name: /^Female Voice/ });
    const transfer = page.getByRole('textbox', { name: 'Transfer Phone Number' });
    await male.focus();
    await page.keyboard.press('ArrowRight');
    await expect(female).toBeChecked();
    await page.waitForTimeout(900);
    await expect(transfer).toBeHidden();
    await page.keyboard.press('Space');
    await expect(transfer).toBeFocused();
    await page.getByRole('tab', { name: /^Voice/ }).click();
    await male.focus();
    await page.keyboard.press('Enter');
    await expect(transfer).toBeFocused();
    await page.getByRole('tab', { name: /^Voice/ }).click();
    await expect(male).toBeChecked();
  });

  test('[IDEA-08] [VOICE-05] [VOICE-06] [CALL-24] one sample plays at a time, with its wave', async ({
    page,
    server,
  }) => {
    const { ids } = await becomeSampleOwner(page, server, [company]);
    await slowSounds(page);
    await openStep(page, ids[0], 'voice-settings');
    const answered = page.waitForResponse('**/api/voices/voice_1/sample');
    await page.getByRole('button', { name: 'Listen to sample, Rachel' }).click();
    expect((await answered).headers()['content-type']).toBe('audio/wav');
    await expect(page.locator('.voice.is-playing')).toContainText('Rachel');
    await expect(page.locator('.voice.is-playing .wave .p').first()).toBeAttached();
    await page.getByRole('button', { name: 'Listen to sample, Michael' }).click();
    await expect(page.locator('.voice.is-playing')).toHaveCount(1);
    await expect(page.locator('.voice.is-playing')).toContainText('Michael');
    await expect(page.locator('.voice.is-playing')).toHaveCount(0);
    // As long as a sentence or two.
    await expect(page.getByText(/^0:0[3-9]$/).first()).toBeVisible();
  });

  test('[TOAST-02] a sample that cannot be played says so', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /404/);
    const { ids } = await becomeSampleOwner(page, server, [company]);
    await page.route('**/sample', (route) => route.abort());
    await openStep(page, ids[0], 'voice-settings');
    await page.getByRole('button', { name: 'Listen to sample, Rachel' }).click();
    await expect(page.getByText('Voice Preview Unavailable').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Stop preview/ })).toHaveCount(0);
  });
});

test("[LIFE-24] a reload and the browser's Back stay on the open tab of a step", async ({
  page,
  server,
}) => {
  const {
    ids: [id],
  } = await becomeSampleOwner(page, server, ['Maple Court']);
  const isOpen = (name: RegExp) =>
    expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await page.goto(`/setup/${id}?step=company-details`);
  await page.getByRole('tab', { name: /Additional Info/ }).click();
  await expect(page).toHaveURL(/tab=additional/);
  await page.reload();
  await isOpen(/Additional Info/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isOpen(/^Voice/);
  await expect(page).toHaveURL(/step=voice-settings$/);
  await page.goBack();
  await isOpen(/Additional Info/);
  await page.goto(`/setup/${id}?step=call-scripts&tab=urgentIssues`);
  await isOpen(/Emergency/);
  await page.goto(`/setup/${id}?step=company-details&field=businessHours`);
  await expect(page.getByRole('textbox', { name: 'Business hours' })).toBeFocused();
  await expect(page).toHaveURL(/tab=additional/);
});
