// Wizard steps 4 to 6 in the browser: scripts, FAQs and documents, review (spec 2, 4, 5).
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId, sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, expectAccessible, test } from './fixtures.ts';
import { sampleDocx, samplePdf, sampleText } from './sample-files.ts';

type Part = 'company' | 'voiceContact' | 'callInstructions' | 'faqs';

/** An assistant of this browser with the named parts filled in; opens the wizard at `step`. */
async function openStep(page: Page, url: string, step: string, parts: readonly Part[] = []) {
  const client = new PlainClient(url);
  await client.expectOk('GET', '/api/device');
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  const path = `/api/assistants/${id}`;
  await client.expectOk('PATCH', path, { setupType: 'both' });
  const { company, voiceContact, callInstructions, faqs } = sampleCompany;
  if (parts.includes('company')) await client.expectOk('PATCH', `${path}/company`, company);
  if (parts.includes('voiceContact')) {
    await client.expectOk('PATCH', `${path}/voice-contact`, voiceContact);
  }
  if (parts.includes('callInstructions')) {
    await client.expectOk('PATCH', `${path}/knowledge-base`, { callInstructions });
  }
  if (parts.includes('faqs')) await client.expectOk('PATCH', `${path}/knowledge-base`, { faqs });
  await page.context().addCookies(client.cookies().map((cookie) => ({ ...cookie, url })));
  await page.goto(`/setup/${id}?step=${step}`);
  return { id, client, path };
}

/** A toast's words; the same words are read out beside it. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const toContinue = (page: Page) => page.getByRole('button', { name: 'Continue' });

test('[SCRIPT-01] [SCRIPT-09] [SCRIPT-11] scripts: defaults, help, own text, on to the FAQs', async ({
  page,
  server,
}) => {
  const { path, client } = await openStep(page, server.url, 'call-scripts', ['company']);
  const owner = page.getByRole('textbox', { name: 'Owner/Resident Inquiries' });
  await expect(owner).toHaveValue(/owners and residents/);
  await page.getByRole('button', { name: 'Help for Owner/Resident Inquiries' }).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await owner.fill('Short');
  await page.getByRole('tab', { name: /Emergency/ }).click();
  await toContinue(page).click();
  await expect(owner).toBeFocused();
  await expect(page.getByText('Instructions must be at least 10 characters')).toBeVisible();
  await expectAccessible(page);
  await owner.fill('Greet owners by their name.');
  await page.getByRole('button', { name: 'Add Custom Script' }).click();
  await page.keyboard.type('Keys are handed out at the office only.');
  await toContinue(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs & Docs' })).toBeFocused();
  await expect(toast(page, 'Call scripts saved')).toBeVisible();
  // The 300 ms after the save must not skip a step.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/step=faqs-docs/);
  const stored = await client.expectOk('GET', path);
  expect(stored.callInstructions).toMatchObject({
    ownerRequests: 'Greet owners by their name.',
    customInstructions: ['Keys are handed out at the office only.'],
  });
});

test.describe('while the server is away', () => {
  test.use({ expectedError: /Failed to load resource/ });

  test('[LIFE-08] a script is tried again until it is saved', async ({ page, server }) => {
    const { path, client } = await openStep(page, server.url, 'call-scripts', ['company']);
    const owner = page.getByRole('textbox', { name: 'Owner/Resident Inquiries' });
    await owner.fill('Greet owners by their name.');
    await page.route('**/knowledge-base', (route) => route.abort());
    await toContinue(page).click();
    await expect(page.getByText(/^Failed to save: /)).toBeVisible();
    await expect(page.getByRole('button', { name: /Call Scripts.*needs attention/ })).toBeVisible();
    await page.unroute('**/knowledge-base');
    await expect(page.getByRole('button', { name: /Call Scripts.*done/ })).toBeVisible();
    const stored = await client.expectOk('GET', path);
    expect(stored.callInstructions.ownerRequests).toBe('Greet owners by their name.');
  });
});

test('[FAQ-02] [FAQ-05] [FAQ-07] [LIFE-17] FAQs: rows, marks, nothing typed is lost', async ({
  page,
  server,
}) => {
  await openStep(page, server.url, 'faqs-docs', ['company']);
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('Are pets allowed?');
  await toContinue(page).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await expect(page.getByText('Answer must be at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete FAQ #1' }).click();
  await expect(toast(page, 'Cannot remove all FAQs')).toBeVisible();
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(question).toHaveValue('Are pets allowed?');
});

test('[DOC-01] [DOC-03] [TOAST-11] real files are uploaded, downloaded and deleted', async ({
  page,
  server,
}) => {
  await openStep(page, server.url, 'faqs-docs', ['company']);
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
  await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
  const picker = page.locator('input[type=file]');
  const pdf = await samplePdf();
  const files = [pdf, sampleDocx(), sampleText()];
  for (const [index, file] of files.entries()) {
    await picker.setInputFiles(file);
    await expect(
      page.getByRole('heading', { name: `Uploaded Documents (${index + 1})` }),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Document added' })).toContainText(
      file.name,
    );
  }
  await expect(toast(page, 'File uploaded')).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${pdf.name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(pdf.name);
  expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true);

  await page.getByRole('button', { name: `Delete ${pdf.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this document?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Uploaded Documents (2)' })).toBeVisible();
  // The same file can be picked again.
  await picker.setInputFiles(pdf);
  await expect(page.getByRole('heading', { name: 'Uploaded Documents (3)' })).toBeVisible();
});

test.describe('refused uploads', () => {
  test.use({ expectedError: /status of 415/ });

  test('[INPUT-12] [TOAST-08] [TOAST-09] name the file and the reason', async ({
    page,
    server,
  }) => {
    await openStep(page, server.url, 'faqs-docs', ['company']);
    await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
    const picker = page.locator('input[type=file]');
    // Its name says PDF, its content does not: only the server can tell.
    const text = sampleText();
    await picker.setInputFiles({ ...text, name: 'renamed.pdf', mimeType: 'application/pdf' });
    await expect(toast(page, 'Invalid file type')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('renamed.pdf');
    await picker.setInputFiles({ ...text, name: 'big.txt', buffer: Buffer.alloc(11_000_000, 'a') });
    await expect(toast(page, 'Maximum file size is 10MB')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('big.txt');
    await expectAccessible(page);
  });
});

test('[DOC-07] a dropped file is uploaded, the area shows that it would take it', async ({
  page,
  server,
}) => {
  await openStep(page, server.url, 'faqs-docs', ['company']);
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
  await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Quiet hours are from 10 PM to 7 AM.'], 'quiet-hours.txt'));
    return data;
  });
  // Anywhere in the tab, not on the dashed area only.
  const target = page.getByRole('heading', { name: 'Uploaded Documents (0)' });
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByRole('button', { name: /^Upload a file/ })).toHaveClass(/is-over/);
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('button', { name: 'Download quiet-hours.txt' })).toBeVisible();
});

test('[LIFE-12] [REVIEW-03] [REVIEW-04] review: what is missing leads to its field', async ({
  page,
  server,
}) => {
  await openStep(page, server.url, 'review-deploy', ['company']);
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Deploy' })).toBeVisible();
  await expect(page.getByText('2 things to finish before you can deploy')).toBeVisible();
  await expect(page.getByText('No scripts configured')).toBeVisible();
  await expect(page.getByText('No FAQs configured')).toBeVisible();
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deploy Voice Assistant' })).toBeDisabled();
  await page.getByRole('link', { name: /Please enter a valid phone number/ }).click();
  await expect(page.getByLabel('Transfer Phone Number')).toBeFocused();
});

test('[DEPLOY-05] [DEPLOY-06] [DEPLOY-07] deploy: dialogs, summary, back to the dashboard', async ({
  page,
  server,
}) => {
  await openStep(page, server.url, 'review-deploy', [
    'company',
    'voiceContact',
    'callInstructions',
    'faqs',
  ]);
  await page.getByText('Custom instructions (2)').click();
  await expect(page.getByText(/^Lockouts: /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  const deployed = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
  await expect(deployed.getByRole('listitem')).toHaveCount(3);
  await deployed.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Request Successful!' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  const summary = page.getByRole('dialog', { name: 'Configuration Summary' });
  const content = summary.getByRole('region', { name: 'Content' });
  await expect(content).toContainText(sampleCompany.callInstructions.urgentIssues);
  expect((await content.boundingBox())?.height).toBeLessThanOrEqual(300);
  await summary.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Return to Dashboard' }).click();
  await expect(toast(page, 'Configuration data sent successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
