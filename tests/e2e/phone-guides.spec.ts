// The phone guides in a browser: filled in for an assistant, ticked across visits, alone on paper.
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

test('[GUIDE-09] [GUIDE-10] [GUIDE-11] [GUIDE-12] [GUIDE-13] a guide is filled in, kept as it was ticked, and printed alone', async ({
  page,
  server,
}) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court', 'Oakview Terrace']);
  const oak = ids[1];
  await client.expectOk('PATCH', `/api/assistants/${oak}`, { setupType: 'after-hours' });
  await page.goto('/');
  const open = () => page.getByRole('button', { name: 'Zoom Phone' }).click();
  const guide = page.getByRole('region', { name: 'Zoom Phone' });
  const choice = guide.getByRole('combobox', { name: 'Filled in for' });
  const shown = page.getByRole('region', { name: 'Your Assistants' }).locator('.person');
  await open();
  // For the one on the card, whichever comes first.
  await expect(choice.locator('option:checked')).toHaveText((await shown.textContent()) ?? '');
  await choice.selectOption('Oakview Terrace');
  await expect(guide).toContainText('written for After-Hours Support');
  await expect(guide).toContainText('8:30 AM to 5:30 PM; Saturday, 10 AM to 2 PM, Eastern Time');
  await expect(guide).toContainText('Thank you for calling Oakview Terrace');
  await expect(guide).toContainText('(555) 012-4477 rings');

  // Ticked by keyboard, and there again after a reload, for this assistant alone.
  const boxes = guide.getByRole('checkbox');
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.last().check();
  await expect(guide).toContainText('1 of 7 done');
  await expectNoAxeFindings(page);
  await page.reload();
  await open();
  await choice.selectOption('Maple Court');
  await expect(guide.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await choice.selectOption('Oakview Terrace');
  await expect(guide.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(boxes.last()).toBeChecked();

  // On paper, from the dark theme: the guide alone, black on white, with empty boxes.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(guide.getByText('Save your changes.')).toBeVisible();
  await expect(guide.locator('.on-paper')).toHaveText('Oakview Terrace');
  await expect(guide.locator('.on-paper')).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('heading', { name: 'Voice Assistant Setup' }),
    page.getByRole('region', { name: 'Your Assistants' }),
    page.getByRole('heading', { name: 'Submission Summary' }),
    page.getByRole('button', { name: 'RingCentral' }),
    page.getByText('Need help with your phone system?'),
    guide.getByRole('button', { name: 'Print this guide' }),
    choice,
  ]) {
    await expect(gone).toBeHidden();
  }
  const ink = (selector: string) =>
    guide
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {
          color,
          backgroundColor,
          backgroundImage,
          appearance,
          borderTopWidth,
          width,
          height,
        } = getComputedStyle(element);
        const isWhite = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        const isBox = appearance === 'none' && parseFloat(borderTopWidth) > 0 && width === height;
        return { color, isWhite, isBox };
      });
  expect(await ink('.ticks .check span')).toMatchObject({ color: 'rgb(0, 0, 0)', isWhite: true });
  // Ticked on the screen, and yet empty.
  expect(await ink('.ticks input:checked')).toMatchObject({ isWhite: true, isBox: true });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
  await expectNoAxeFindings(page);
});

test.describe('guides that cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('are told of in the guide, and the dashboard stays', async ({ page }) => {
    await page.route(/phone-guide-body/, (route) => route.abort());
    await page.goto('/');
    const asked = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('phone-guide-body'),
    );
    await page.getByRole('button', { name: 'Zoom Phone' }).click();
    await asked;
    const guide = page.getByRole('region', { name: 'Zoom Phone' });
    await expect(guide).toContainText('This guide could not be loaded');
    await expect(page.getByRole('heading', { name: 'Voice Assistant Setup' })).toBeVisible();
  });
});
