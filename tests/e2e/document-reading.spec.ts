// A handbook is uploaded, read and looked at; a scan says why it cannot be used (spec 2, step 5).
import { examplePng } from '#tests/api/example-files.ts';
import { makePdf } from '#tests/api/reading-files.ts';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';
import { expect, expectFitsWindow, expectNoAxeFindings, test } from './fixtures.ts';
import { samplePdf } from './sample-files.ts';

test('[DOC-09] [DOC-12] [DOC-15] [DOC-16] a document is read, its text can be looked at, and a scan says what to do', async ({
  page,
  server,
}) => {
  const client = new PlainClient(server.url);
  await client.expectOk('GET', '/api/device');
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  await client.expectOk('PATCH', `/api/assistants/${id}`, { setupType: 'both' });
  await page.context().addCookies(client.cookies().map((one) => ({ ...one, url: server.url })));
  await page.goto(`/setup/${id}?step=faqs-docs`);
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();

  const picker = page.locator('input[type=file]');
  const handbook = await samplePdf();
  await picker.setInputFiles(handbook);
  // Without a reload: the row looks again by itself.
  await expect(page.getByText('3 pages · 30 words')).toBeVisible();
  const scan = await makePdf((pdf) => pdf.addPage().image(examplePng, 0, 0, { width: 600 }));
  const file = { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: scan };
  await picker.setInputFiles(file);
  await expect(page.getByText(/^This looks like a scan: there is no text in it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Scan.pdf' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }

  await expect(page.getByText('up to 10MB, 500 pages and 2 million characters')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Replace this file ?: Scan\.pdf$/ }).click();
  await (await choosing).setFiles(await samplePdf('Readable.pdf'));
  await expect(page.getByRole('button', { name: 'Download Readable.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Scan.pdf' })).toBeHidden();

  const opener = page.getByRole('button', { name: `Preview text in ${handbook.name}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Preview text' });
  const text = dialog.getByRole('region', { name: 'Text of the document' });
  await expect(text.getByText('Guests may park on the visitor places for 48 hours.')).toBeVisible();
  await expect(text.getByText('Page 3')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
  await expectFitsWindow(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
