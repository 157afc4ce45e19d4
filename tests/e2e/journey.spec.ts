// The whole way with a provider at the other end: six steps with real text and real files, deployment,
// summary and PDF, while a mail server and a webhook receiver take what is sent. Also on PostgreSQL.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { createDatabase } from '#tests/peers/postgres-database.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { sampleDocx, samplePdf, sampleText } from './sample-files.ts';

interface Provider {
  smtp: SmtpPeer;
  webhook: WebhookReceiver;
}

const adminEmail = 'numbers@provider.example';
const notifyEmail = 'dana@harbourrow.example';
const { company, voiceContact, callInstructions, faqs } = sampleCompany;

const test = base.extend<object, { provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const provider = { smtp: await startSmtpPeer(), webhook: await startWebhookReceiver() };
      await use(provider);
      await Promise.all([provider.smtp.close(), provider.webhook.close()]);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const database = await createDatabase(process.env.E2E_DATABASE_URL);
      const server = await startBuiltServer({
        env: {
          RATE_LIMIT: 'off',
          ADMIN_EMAIL: adminEmail,
          SMTP_URL: provider.smtp.url,
          WEBHOOK_URL: provider.webhook.url,
          WEBHOOK_SECRET: provider.webhook.secret,
          WEBHOOK_ALLOW_PRIVATE: 'all',
          ...(database && { DATABASE_URL: database.url }),
        },
      });
      await use(server);
      await server.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('[ROUTE-01] [ROUTE-02] [DEPLOY-03] [DELIV-01] [DELIV-02] [IDENT-80] from an empty dashboard to a deployed assistant that the provider knows', {
  tag: '@main',
}, async ({ page, provider }) => {
  await page.goto('/');
  await expect(page.getByText('No Assistants Found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Assistant Available' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Setup' }).click();
  await chooseType(page);
  await fillCompany(page);
  await fillVoiceAndContact(page);
  await fillScripts(page);
  await fillKnowledge(page);
  await deploy(page);
  await lookAtSummary(page);
  await page.getByRole('button', { name: 'Return to Dashboard' }).click();
  await expect(
    page.getByText('Configuration data sent successfully', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('.person', { hasText: company.companyName })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1 submission(s)')).toBeVisible();
  await expectAccessible(page);
  await expectPdf(page);
  await expectDeliveries(provider);
  await confirmAddress(page, provider);
});

const toContinue = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

async function chooseType(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/setup\/\d+/);
  await expect(page.getByRole('button', { name: 'Select a voice assistant type' })).toBeDisabled();
  await page.getByText('Complete Solution').first().click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill(company.companyName);
  await page.getByRole('textbox', { name: 'Initial greeting' }).fill(company.greeting);
  await toContinue(page).click();
  await page.getByRole('textbox', { name: 'Company website' }).fill(company.companyWebsite);
  await page.getByRole('textbox', { name: 'Business hours' }).fill(company.businessHours);
  await expectAccessible(page);
  await toContinue(page).click();
}

async function fillVoiceAndContact(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select a Voice' })).toBeVisible();
  // A pointer's choice leads on to the Transfer tab by itself.
  await page.getByText('Female Voice', { exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Transfer Phone Number' })
    .fill(voiceContact.transferNumber);
  await page.getByLabel('Emergency situations').check();
  await expectAccessible(page);
  await toContinue(page).click();
}

async function fillScripts(page: Page): Promise<void> {
  const scripts = [
    ['Owner', 'Owner/Resident Inquiries', callInstructions.ownerRequests],
    ['Maintenance', 'Maintenance Requests', callInstructions.maintenanceRequests],
    ['Payments', 'Payment & Billing', callInstructions.paymentRequests],
    ['Emergency', 'Emergency Handling', callInstructions.urgentIssues],
  ] as const;
  for (const [tab, label, text] of scripts) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  for (const [index, text] of callInstructions.customInstructions.entries()) {
    await page.getByRole('button', { name: 'Add Custom Script' }).click();
    await page.getByLabel(`Custom Script ${index + 1}`, { exact: true }).fill(text);
  }
  await expectAccessible(page);
  await toContinue(page).click();
}

async function fillKnowledge(page: Page): Promise<void> {
  for (const [index, { question, answer }] of faqs.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add FAQ' }).click();
    const card = page.getByRole('region', { name: `FAQ #${index + 1}` });
    await card.getByLabel('Question').fill(question);
    await card.getByLabel('Answer').fill(answer);
  }
  await page.getByRole('tab', { name: 'Knowledge Documents' }).click();
  await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
  for (const [index, file] of [await samplePdf(), sampleDocx(), sampleText()].entries()) {
    await page.locator('input[type=file]').setInputFiles(file);
    const heading = `Uploaded Documents (${index + 1})`;
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectAccessible(page);
  await toContinue(page).click();
}

async function deploy(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Review & Deploy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Previous Step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/E-mail address/).fill(notifyEmail);
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
  await expect(dialog).toContainText(notifyEmail);
  await expect(dialog).not.toContainText('Nobody has been told');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Deployment Request Successful!')).toBeVisible();
  await saveRecoveryCode(page);
}

/** It is offered after the first deployment, and not again. */
async function saveRecoveryCode(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Save a recovery code' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(dialog.getByRole('status', { name: 'Recovery code' })).toContainText('-');
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(offer).toBeHidden();
}

async function lookAtSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuration Summary' });
  await expect(dialog.getByRole('region', { name: 'Content' })).toContainText(
    callInstructions.paymentRequests,
  );
  await expect(dialog).toContainText(adminEmail);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

/** The PDF that the dashboard downloads holds the company and every script to the letter. */
async function expectPdf(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await readFile(await (await downloading).path());
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  const content = text.replace(/\s+/g, '');
  const { customInstructions, ...scripts } = callInstructions;
  for (const expected of [company.companyName, ...Object.values(scripts), ...customInstructions]) {
    expect(content).toContain(expected.replace(/\s+/g, ''));
  }
}

async function expectDeliveries({ smtp, webhook }: Provider): Promise<void> {
  const toProvider = () => smtp.mails.filter(({ to }) => to.includes(adminEmail));
  await expect.poll(() => toProvider().length).toBeGreaterThanOrEqual(1);
  expect(toProvider()[0]?.subject).toContain(company.companyName);
  expect(toProvider()[0]?.html).toContain(faqs[0]?.question);
  await expect.poll(() => webhook.received.length).toBeGreaterThanOrEqual(1);
  const [deployed] = webhook.received.filter(({ event }) => event?.type === 'assistant.deployed');
  expect(deployed?.isSigned).toBe(true);
  expect(deployed?.text).toContain(company.companyName);
  expect(webhook.strayPaths).toEqual([]);
}

/** The link of the mail confirms the address. */
async function confirmAddress(page: Page, { smtp }: Provider): Promise<void> {
  const mail = () => smtp.mails.find(({ to }) => to.includes(notifyEmail));
  await expect.poll(() => mail()?.text ?? '').toContain('#confirm-email=');
  const link = /\/#confirm-email=\S+/.exec(mail()?.text ?? '')?.[0] ?? '';
  // Another document: a mail program opens the link in a tab of its own.
  await page.goto('about:blank');
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'E-mail address confirmed' });
  await expect(dialog).toContainText(company.companyName);
}
