// The way every user goes: from an empty dashboard through the six steps to a deployed assistant, its
// summary and its PDF (spec 2). Also run on PostgreSQL (tag @main).
import type { Page } from '@playwright/test';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

test('[ROUTE-02] from an empty dashboard through the six steps to a deployed assistant', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No Assistants Found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Assistant Available' })).toBeDisabled();
  await page.getByRole('link', { name: 'Start Setup' }).click();

  await chooseType(page);
  await fillCompany(page);
  await fillVoiceAndContact(page);
  await acceptScripts(page);
  await fillFaqsAndDocuments(page);
  await deploy(page);

  await page.getByRole('button', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.locator('.person', { hasText: sampleCompany.company.companyName }),
  ).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1 submission(s)')).toBeVisible();
  await expectNoAxeFindings(page);
});

async function chooseType(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/setup\/\d+/);
  const select = page.getByRole('button', { name: 'Select a voice assistant type' });
  await expect(select).toBeDisabled();
  await page.getByText('Complete Solution').first().click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
}

async function fillCompany(page: Page): Promise<void> {
  const { company } = sampleCompany;
  await page.getByLabel('Company name', { exact: false }).first().fill(company.companyName);
  await page.getByLabel('Initial greeting', { exact: false }).fill(company.greeting);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company website', { exact: false }).fill(company.companyWebsite);
  await page.getByLabel('Business hours', { exact: false }).first().fill(company.businessHours);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillVoiceAndContact(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select a Voice' })).toBeVisible();
  // A pointer's choice leads on to the Transfer tab by itself.
  await page.getByText('Female Voice', { exact: true }).click();
  const number = page.getByLabel('Transfer Phone Number', { exact: false });
  await number.fill(sampleCompany.voiceContact.transferNumber);
  await page.getByLabel('Emergency situations').check();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function acceptScripts(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: /Owner/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillFaqsAndDocuments(page: Page): Promise<void> {
  const [faq] = sampleCompany.faqs;
  const [document] = sampleCompany.documents;
  await page

    .getByRole('textbox', { name: 'Question' })
    .first()
    .fill(faq?.question ?? '');
  await page

    .getByRole('textbox', { name: 'Answer' })
    .first()
    .fill(faq?.answer ?? '');
  await page.getByRole('tab', { name: /Knowledge Documents/ }).click();
  await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: document?.name ?? '',
    mimeType: 'text/plain',
    buffer: Buffer.from(document?.text ?? ''),
  });
  await expect(page.getByText('Uploaded Documents (1)')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function deploy(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Back to Previous Step' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Deployment Request Successful!')).toBeVisible();
}
