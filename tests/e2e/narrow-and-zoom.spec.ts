// The whole wizard on the smallest phone and at 200 % zoom, with reduced motion: nothing sticks out or
// moves, and everything can be reached and used.
import type { Locator, Page } from '@playwright/test';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, expectFitsWindow, test } from './fixtures.ts';
import { sampleText } from './sample-files.ts';

const { company, voiceContact, faqs } = sampleCompany;

const windows = [
  { name: 'at 320 px', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  // What is left of 1440 × 900 pixels when everything is drawn twice as large.
  { name: 'at 200 % zoom', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
];

for (const { name, viewport, deviceScaleFactor } of windows) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } });

    test('[IDEA-12] every step of the wizard fits and can be used, with reduced motion', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByText('No Assistants Found')).toBeVisible();
      await expectFits(page);
      await page.getByRole('link', { name: 'Start Setup' }).click();
      await chooseType(page);
      await fillCompany(page);
      await chooseVoice(page);
      await lookAtScripts(page);
      await fillKnowledge(page);
      await talk(page);
      await deploy(page);
    });
  });
}

/** Nothing wider than the window, nothing moving, and the step's bar leaves most of the window free. */
async function expectFits(page: Page): Promise<void> {
  await expectFitsWindow(page);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving, 'movements').toBe(0);
  const share = await page.evaluate(
    () => (document.querySelector('.foot')?.clientHeight ?? 0) / innerHeight,
  );
  expect(share, 'share of the window that Back and Continue take').toBeLessThan(1 / 3);
}

async function toNext(page: Page, label = 'Continue'): Promise<void> {
  await expectFits(page);
  await page.getByRole('button', { name: label, exact: true }).click();
}

async function chooseType(page: Page): Promise<void> {
  await page.getByText('Complete Solution').first().click();
  await toNext(page, 'Save and Continue');
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill(company.companyName);
  await page.getByRole('textbox', { name: 'Initial greeting' }).fill(company.greeting);
  await toNext(page);
  await page.getByRole('textbox', { name: 'Company website' }).fill(company.companyWebsite);
  await page.getByRole('textbox', { name: 'Business hours' }).fill(company.businessHours);
  await toNext(page);
}

async function chooseVoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ View more voice options' }).click();
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expectFits(page);
  await page.getByRole('heading', { name: 'Rachel' }).click();
  const number = page.getByRole('textbox', { name: 'Transfer Phone Number' });
  await number.fill(voiceContact.transferNumber);
  await page.getByLabel('Emergency situations').check();
  await toNext(page);
}

async function lookAtScripts(page: Page): Promise<void> {
  for (const tab of [/Maintenance/, /Payments/, /Emergency/, /Owner/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expectFits(page);
  }
  await page.getByRole('button', { name: 'Add Custom Script' }).click();
  await page.getByLabel('Custom Script 1', { exact: true }).fill('Keys are handed out on Mondays.');
  await toNext(page);
}

async function fillKnowledge(page: Page): Promise<void> {
  const pool = faqs[1];
  await page.getByRole('textbox', { name: 'Question' }).fill(pool?.question ?? '');
  await page.getByRole('textbox', { name: 'Answer' }).fill(pool?.answer ?? '');
  await expectFits(page);
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload a file/ }).click();
  await (await choosing).setFiles(sampleText());
  await expect(page.getByRole('heading', { name: 'Uploaded Documents (1)' })).toBeVisible();
  await toNext(page);
}

/** Phone and transcript stand side by side where there is room, else one behind the other in tabs. */
async function talk(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Test your assistant' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Thank you');
  await expectFits(page);
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  const call = page.getByRole('dialog', { name: 'Test call' });
  const transcript = call.getByRole('log', { name: 'Transcript' });
  const field = call.getByPlaceholder('Say something as the caller');
  await field.fill('When is the pool open?');
  await field.press('Enter');
  await expect(transcript).toContainText('From Memorial Day to Labor Day');
  await expect(transcript).toBeInViewport({ ratio: 0.5 });
  await expect(call.getByRole('button', { name: 'End Call' })).toBeInViewport();
  await expectHangUpAtTheRight(call);
  await expectFits(page);
  await call.getByRole('tab', { name: 'Phone' }).click();
  await expect(transcript).toBeHidden();
  await expect(call.getByRole('timer')).toBeInViewport();
  await call.getByRole('button', { name: 'Request maintenance' }).click();
  await call.getByRole('tab', { name: 'Transcript' }).click();
  await expect(transcript.locator('.msg--me')).toHaveCount(2);
  // It scrolls in its frame, at its newest line.
  const room = (log: Element) => ({
    hidden: log.scrollHeight - log.clientHeight,
    below: log.scrollHeight - log.clientHeight - log.scrollTop,
  });
  await expect.poll(async () => (await transcript.evaluate(room)).hidden).toBeGreaterThan(0);
  await expect.poll(async () => (await transcript.evaluate(room)).below).toBeLessThan(2);
  await expectFits(page);
  await call.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('button', { name: 'Keep testing' }).click();
  await expect(page.getByText('Answered from: When is the pool open?')).toBeVisible();
  await toNext(page, 'Save and Continue');
}

/** The name has the rest of the line; it was squeezed once, by styles that load in another order. */
async function expectHangUpAtTheRight(call: Locator): Promise<void> {
  const dialog = await call.boundingBox();
  const hangUp = await call.getByRole('button', { name: 'End Call' }).boundingBox();
  if (!dialog || !hangUp) throw new Error('The call is not there.');
  const beside = dialog.x + dialog.width - (hangUp.x + hangUp.width);
  expect(beside).toBeLessThan(hangUp.width * 1.5);
}

async function deploy(page: Page): Promise<void> {
  await toNext(page, 'Deploy Voice Assistant');
  const dialog = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
  await expect(dialog).toBeVisible();
  await expectFits(page);
  await expectAboveToast(page);
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  const summary = page.getByRole('dialog', { name: 'Configuration Summary' });
  await expect(summary.getByRole('region', { name: 'Content' })).toContainText(company.companyName);
  await expectFits(page);
  for (const label of ['Close', 'Copy Content']) {
    await expect(summary.getByRole('button', { name: label, exact: true })).toBeInViewport({
      ratio: 0.99,
    });
  }
  await summary.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Return to Dashboard' }).click();
  const card = page.getByRole('region', { name: 'Your Assistants' });
  await expect(card).toContainText('Active');
  await expectFits(page);
}

/** A toast must not lie over the buttons of a dialog. */
async function expectAboveToast(page: Page): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: 'successfully deployed' });
  await expect(toast).toBeVisible();
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const bottom = async () => {
    const dialog = await page.locator('.dialog').boundingBox();
    return (dialog?.y ?? 0) + (dialog?.height ?? 0);
  };
  await expect.poll(async () => (await bottom()) - (await top('.toast'))).toBeLessThanOrEqual(0);
}
