// How business hours were read, beside their field, and what the chosen type makes of the Transfer
// Conditions: on a desk and a phone, light and dark.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

/** A Sunday before noon in Chicago. */
const sunday = new Date('2026-11-22T17:20:00Z');

async function openStep(page: Page, id: number | undefined, step: string): Promise<void> {
  await page.goto(`/setup/${id}?step=${step}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('[HOURS-05] step 2 tells how the hours were read while they are typed', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(sunday);
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court Residences']);
  await openStep(page, ids[0], 'company-details');
  await page.getByRole('tab', { name: /Additional Info/ }).click();
  const hours = page.getByRole('textbox', { name: 'Business hours' });
  const reading = page.locator('.reading');
  await page.getByRole('combobox', { name: /Time zone/ }).selectOption('America/Chicago');
  await hours.fill('');
  await expect(reading).toHaveText('');
  await hours.pressSequentially('Monday to Friday, 9 AM to 5 PM. Closed on public holidays.');
  await expect(reading).toHaveText(
    'Read as: Mon–Fri 9:00 AM–5:00 PM, closed on public holidays. Now closed.',
  );
  await expectBothThemes(page);
  await hours.fill('Daily 9 to 5');
  await expect(reading).toHaveText('Read as: Every day 9:00 AM–5:00 PM. Now open.');
  await hours.fill('Mon-Fri 9 to 5 EST');
  await expect(reading).toContainText('another time zone');
  await hours.fill('Mornings, call first');
  await expect(reading).toHaveText(
    'This could not be read as fixed hours: the assistant will read it out as written and never say that you are open or closed.',
  );
  await expectBothThemes(page);
  await page.getByRole('combobox', { name: /Time zone/ }).selectOption('');
  await hours.fill('Mon-Fri 9 to 5');
  await expect(reading).toContainText('Choose a time zone');
});

async function expectBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeFindings(page);
  }
}

test('[HOURS-09] [TYPE-07] the Transfer tab follows the type, and step 1 says what every type does', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court Residences']);
  await openStep(page, ids[0], 'flow-selection');
  await expect(
    page.getByText('Every type answers your FAQs and acts on emergencies.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: /After-Hours Support/ }).check();
  await expectBothThemes(page);
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page).toHaveURL(/company-details/);
  await openStep(page, ids[0], 'voice-settings');
  await page.getByRole('tab', { name: /Transfer/ }).click();
  await page.getByRole('checkbox', { name: 'Emergency situations' }).check();
  await expect(
    page.getByText('After-Hours Support takes messages; only emergencies are transferred.'),
  ).toBeVisible();
  await expectBothThemes(page);
});
