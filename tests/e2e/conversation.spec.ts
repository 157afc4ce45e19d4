// Talking with an assistant in a browser (spec 2, 4, 8): chat, simulated call, report, lost network.
import type { Page } from '@playwright/test';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const field = (page: Page) => page.getByPlaceholder('Say something as the caller');
const chat = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const transcript = (page: Page) => page.getByRole('log', { name: 'Transcript' });

async function say(page: Page, text: string) {
  await field(page).last().fill(text);
  await field(page).last().press('Enter');
}

test('[TALK-13] [TALK-23] Voice Chat answers with its source, sees emergencies, is 650 px high', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto(`/preview/${ids[0]}`);
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  await expect(chat(page)).toContainText('Thank you for calling Maple Court');
  await say(page, 'When is the pool open?');
  const source = page.getByRole('button', { name: 'FAQ: When is the pool open?' });
  await source.click();
  await expect(source).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('blockquote')).toContainText('every day from 10 AM to 8 PM');
  await say(page, 'There is water pouring through my ceiling!');
  await expect(page.getByText('Emergency recognized')).toBeVisible();
  await expect(page.getByText(/would now be transferred to/)).toContainText('(555) 012-4477');
  await page.setViewportSize({ width: 1440, height: 1100 });
  const box = await page.locator('.talk').boundingBox();
  expect(box?.height).toBe(650);
});

test('[IDEA-09] the log stays at its newest line unless scrolled up; To latest leads back; FAQ, document and script are named and open', async ({
  page,
  server,
}) => {
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const path = `/api/assistants/${ids[0]}`;
  const says = 'The locker code is in the mail from the carrier.';
  const customInstructions = [`Package lockers: tell the caller "${says}"`];
  const callInstructions = { ...sampleCompany.callInstructions, customInstructions };
  await client.expectOk('PATCH', `${path}/knowledge-base`, { callInstructions });
  await page.goto(`/preview/${ids[0]}`);
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  const log = chat(page);
  const distance = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  const latest = page.getByRole('button', { name: 'To latest' });
  for (const count of [1, 2, 3, 4]) {
    await say(page, 'When is the pool open?');
    await expect(log.getByText('From Memorial Day to Labor Day')).toHaveCount(count);
  }
  await expect.poll(distance).toBeLessThan(3);
  await expect(latest).toHaveCount(0);
  await log.evaluate((frame) => frame.scrollTo(0, 0));
  await expect(latest).toBeVisible();
  // Opening a source makes the log longer, which must not move a reader away.
  await page.getByRole('button', { name: 'Setting: Greeting' }).click();
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await latest.click();
  await expect.poll(distance).toBeLessThan(3);
  await log.evaluate((frame) => frame.scrollTo(0, 0));
  await expect(latest).toBeVisible();
  await say(page, 'May I keep a dog?');
  await expect(log.getByText(/up to two pets/)).toBeInViewport();

  const unread = async () => {
    const documents = await client.expectOk('GET', `${path}/documents`);
    return JSON.stringify(documents).split('"readingStatus":"ready"').length - 1;
  };
  await expect.poll(unread, 'documents that were read').toBe(sampleCompany.documents.length);
  for (const [question, source, quote] of [
    [
      'How do I pay my monthly dues?',
      'FAQ: How do I pay my monthly dues?',
      /In the resident portal under Payments/,
    ],
    [
      'How long may guests park?',
      'Document: Community rules 2026.txt',
      /Guests may park for 48 hours/,
    ],
    ['How do I open the package lockers?', 'Script: Custom Script 1', says],
  ] as const) {
    await say(page, question);
    const chip = log.getByRole('button', { name: source }).last();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect(log.locator('blockquote').last()).toContainText(quote);
  }
});

test('[IDEA-11] [TALK-02] [TALK-11] [TALK-19] review, test call, report, and a gap that becomes an FAQ', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto(`/setup/${ids[0]}?step=review-deploy`);
  await page.getByRole('link', { name: 'Test your assistant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preview & Test' })).toBeFocused();
  await expect(chat(page)).toContainText('Thank you for calling Maple Court');
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await expect(page.getByRole('dialog', { name: 'Incoming call' })).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('dialog', { name: 'Test call' })).toBeVisible();
  await expect(field(page).last()).toBeFocused();
  await expect(transcript(page)).toContainText('Thank you for calling Maple Court');
  await say(page, 'When is the pool open?');
  await expect(transcript(page)).toContainText('From Memorial Day to Labor Day');
  await say(page, 'Which wine goes with grilled salmon?');
  await expect(transcript(page).locator('.msg')).toHaveCount(5);
  await expect(transcript(page).locator('.typing')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText(/^0[0-9]:[0-5][0-9]$/);
  await page.getByRole('button', { name: 'End Call' }).click();
  const complete = page.getByRole('dialog', { name: 'Setup Complete' });
  await expect(complete).toBeVisible();
  await expect(page.getByText('Call ended', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Duration: \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep testing' }).click();
  const report = page.getByRole('region', { name: 'Report of your test call' });
  await expect(report).toContainText(/\d\d:\d\d · You ended the call/);
  await expect(report).toContainText('“When is the pool open?”');
  await expect(report).toContainText('Answered from: When is the pool open?');
  await expect(report).toContainText('“Which wine goes with grilled salmon?”');
  await page.getByRole('link', { name: /^Add as FAQ: Which wine/ }).click();
  const added = page.getByRole('region', { name: 'FAQ #4' });
  await expect(added.getByLabel('Question')).toHaveValue('Which wine goes with grilled salmon?');
  await expect(added.getByLabel('Answer')).toBeFocused();
  await expect(page).toHaveURL(/\?step=faqs-docs$/);
});

test.describe('when the network is lost', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED/ });

  test('[TALK-26] [TALK-28] says so, answers with what is built in, and goes on afterwards', async ({
    page,
    server,
  }) => {
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await page.goto(`/preview/${ids[0]}`);
    await page.getByRole('tab', { name: 'Voice Chat' }).click();
    await expect(chat(page)).toContainText('Thank you for calling Maple Court');
    // What shows notifications is fetched when the page has come to rest.
    await expect(page.locator('.toasts')).toBeAttached();
    await page.context().setOffline(true);
    await say(page, 'When is the pool open?');
    await expect(page.getByText('Error sending message', { exact: true })).toBeVisible();
    await expect(chat(page)).toContainText("I'm sorry, I encountered an error");
    await page.getByRole('button', { name: 'Emergency' }).click();
    await expect(chat(page)).toContainText('call our emergency number: (555) 012-9911');
    await page.context().setOffline(false);
    await say(page, 'When is the pool open?');
    await expect(chat(page)).toContainText('From Memorial Day to Labor Day');
  });

  test('[TALK-07] [TALK-28] a call still rings, and is answered with what is built in', async ({
    page,
    server,
  }) => {
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    // The call's parts are fetched when the page has come to rest.
    const parts = page.waitForResponse(/call-parts.*\.js/);
    await page.goto(`/preview/${ids[0]}`);
    await parts;
    await expect(page.locator('.toasts')).toBeAttached();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await say(page, 'When is the pool open?');
    await expect(transcript(page)).toContainText("I'm sorry, I encountered an error");
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByRole('heading', { name: 'Report of your test call' })).toBeFocused();
  });
});
