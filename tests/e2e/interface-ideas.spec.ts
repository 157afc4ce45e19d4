// What makes the set-up pleasant to use, idea by idea, as far as no other file here shows it.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { sampleText } from './sample-files.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Setup steps' });
const inBar = (page: Page, name: string | RegExp) => steps(page).getByRole('button', { name });

test('[IDEA-02] [IDEA-04] the step bar tells how far each step is, and a problem leads to its marked field', async ({
  page,
}) => {
  await page.goto('/setup');
  await page.getByText('Complete Solution').first().click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(inBar(page, /^Assistant Type \(done\)$/)).toBeVisible();
  await expect(inBar(page, 'Company Info')).toHaveAttribute('aria-current', 'step');
  // Nobody has been there yet: no fault.
  await expect(inBar(page, /^Voice & Contact$/)).toBeVisible();
  await inBar(page, 'Voice & Contact').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Voice & Contact');
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  const company = inBar(page, /^Company Info \(needs attention\)$/);
  await expect(company.locator('i')).toHaveText('!');
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Company Info');
  await expect(inBar(page, /^Voice & Contact \(needs attention\)$/)).toBeVisible();

  await inBar(page, 'Finish').click();
  await page.getByRole('link', { name: /Company website is required/ }).click();
  const website = page.getByRole('textbox', { name: 'Company website' });
  await expect(website).toBeFocused();
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await expect(website).toHaveAccessibleDescription(/Company website is required/);
});

test('[IDEA-03] nothing typed is lost: in two tabs, over a jump, one save at a time, when the page is left', async ({
  page,
  server,
}) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const company = `/setup/${ids[0]}?step=company-details`;
  const stored = async () => client.expectOk('GET', `/api/assistants/${ids[0]}`);
  const kept = (tab: Page) => expect(tab.getByText('Draft saved on this device')).toBeVisible();
  await page.goto(company);
  await nameField(page).fill('Maple Court A');
  await kept(page);

  // A second tab goes on with it; neither takes anything from the other.
  const other = await page.context().newPage();
  await other.goto(company);
  await expect(nameField(other)).toHaveValue('Maple Court A');
  await nameField(other).fill('Maple Court A and B');
  await kept(other);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Maple Court A');
  await other.reload();
  await expect(nameField(other)).toHaveValue('Maple Court A and B');

  // A jump saves, one save at a time; the first tab follows what became of its text.
  const saves = await holdRequests(other, '**/api/assistants/**', 'PATCH');
  await inBar(other, 'Voice & Contact').click();
  await expect(other.getByText('Saving', { exact: true })).toBeVisible();
  await other.getByRole('tab', { name: /Transfer/ }).click();
  await other.getByRole('textbox', { name: 'Transfer Phone Number' }).fill('(555) 010-0101');
  await inBar(other, 'Call Scripts').click();
  await expect(heading(other)).toHaveText('Call Scripts');
  expect(saves.names).toEqual(['company']);
  saves.release();
  await expect.poll(stored).toMatchObject({
    companyName: 'Maple Court A and B',
    transferNumber: '(555) 010-0101',
  });
  await expect(nameField(page)).toHaveValue('Maple Court A and B');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Continue, and the page is gone in the same moment.
  await nameField(page).fill('Maple Court C');
  await page.getByRole('tab', { name: /Additional Info/ }).click();
  await page.getByRole('button', { name: 'Continue' }).evaluate((button: HTMLElement) => {
    button.click();
    location.href = 'about:blank';
  });
  await page.waitForURL('about:blank');
  await expect.poll(async () => (await stored()).companyName).toBe('Maple Court C');
  await page.goto(company);
  await expect(nameField(page)).toHaveValue('Maple Court C');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[IDEA-05] Undo in the notification brings back a deleted FAQ, a deleted script and replaced words', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.goto(`/setup/${ids[0]}?step=faqs-docs`);
  const second = page.getByRole('region', { name: 'FAQ #2' });
  await page.getByRole('button', { name: 'Delete FAQ #2' }).click();
  await expect(second.getByLabel('Question')).toHaveValue('May I keep a dog?');
  await undo.click();
  await expect(second.getByLabel('Question')).toHaveValue('When is the pool open?');
  await expect(page.getByRole('region', { name: 'FAQ #3' })).toBeVisible();

  await inBar(page, 'Call Scripts').click();
  const script = page.getByLabel('Custom Script 1', { exact: true });
  await expect(script).toHaveValue(/^Lockouts: /);
  await page.getByRole('button', { name: 'Delete Custom Script 1' }).click();
  await expect(script).toHaveValue(/^Parking: /);
  await undo.click();
  await expect(script).toHaveValue(/^Lockouts: /);
  const owner = page.getByRole('textbox', { name: 'Owner/Resident Inquiries' });
  const own = await owner.inputValue();
  await page.getByRole('button', { name: 'Restore the suggested text' }).first().click();
  await expect(owner).not.toHaveValue(own);
  await undo.click();
  await expect(owner).toHaveValue(own);
});

test('[IDEA-06] a file is dropped anywhere in the tab, shows its progress, a refusal names it and why, and it can be chosen again', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto(`/setup/${ids[0]}?step=faqs-docs`);
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
  const title = page.getByRole('heading', { name: /^Uploaded Documents/ });
  await expect(title).toHaveText('Uploaded Documents (2)');
  const drop = async (name: string) => {
    const dataTransfer = await page.evaluateHandle((fileName) => {
      const data = new DataTransfer();
      data.items.add(new File(['Quiet hours are from 10 PM to 7 AM.'], fileName));
      return data;
    }, name);
    await title.dispatchEvent('dragover', { dataTransfer });
    await expect(page.getByRole('button', { name: /^Upload a file/ })).toHaveClass(/is-over/);
    await title.dispatchEvent('drop', { dataTransfer });
  };
  await drop('photo.heic');
  await expect(page.getByRole('alert')).toHaveText(
    '“photo.heic” was not uploaded: only files ending in .pdf, .docx or .txt can be read.',
  );

  const uploads = await holdRequests(page, '**/documents*', 'POST');
  const file = sampleText();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(file);
  const progress = page.getByRole('progressbar', { name: `Uploading ${file.name}` });
  await expect(progress).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
  await page.getByRole('button', { name: `Stop uploading ${file.name}` }).click();
  await expect(progress).toBeHidden();
  uploads.release();
  // The same file again, by another way.
  await picker.setInputFiles(file);
  await expect(title).toHaveText('Uploaded Documents (3)');
  await drop('quiet-hours.txt');
  await expect(page.getByRole('button', { name: 'Download quiet-hours.txt' })).toBeVisible();
});

test('[IDEA-07] what loads has its shape before, and what is empty says so with a way on', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Number(Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Your Assistants' });
  await expect(card).toBeVisible();
  const size = await card.boundingBox();

  const empty = page.locator('.empty').filter({ hasText: 'No Submissions Found' });
  await expect(empty.locator('svg')).toBeVisible();
  await expect(empty).toContainText('Deploy a voice assistant to create submissions.');
  await expect(empty.getByRole('link', { name: 'Review and deploy' })).toHaveAttribute(
    'href',
    `/setup/${ids[0]}?step=review-deploy`,
  );

  const lists = await holdRequests(page, /\/api\/(assistants|webhook-submissions)/, 'GET');
  await page.reload();
  const waiting = page.locator('.duo .card').filter({ hasText: 'Loading...' });
  await expect(waiting.locator('.bone').first()).toBeVisible();
  await expect(page.getByText('Loading submission summary...')).toBeVisible();
  const waitingSize = await waiting.boundingBox();
  expect(waitingSize).toMatchObject({ x: size?.x, y: size?.y, width: size?.width });
  expect(Math.abs((waitingSize?.height ?? 0) - (size?.height ?? 0))).toBeLessThan(4);
  lists.release();
  await expect(card).toBeVisible();
  await expect(empty).toBeVisible();
  const shifts = await page.evaluate(() => Number(Object(window).shifts.total));
  expect(shifts, 'how far things moved while the page loaded').toBeLessThan(0.02);
});
