// The whole wizard by keyboard alone, from the empty dashboard to a deployed assistant: no mouse, no click.
import type { Locator, Page } from '@playwright/test';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, test } from './fixtures.ts';
import { sampleText } from './sample-files.ts';

const { company, voiceContact, faqs } = sampleCompany;

/** More than any screen has to pass through. */
const mostStops = 80;

/** Tab until `target` has the focus, which must then show. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** A new step begins at its heading. */
async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

test('[IDEA-13] the whole wizard by keyboard alone: errors lead to their field, every step begins at its heading', async ({
  page,
}) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start Setup' }));
  await chooseType(page);
  await fillCompany(page);
  await chooseVoice(page);
  await walkThroughScripts(page);
  await fillKnowledge(page);
  await talk(page);
  await deploy(page);
});

async function chooseType(page: Page): Promise<void> {
  await expectStep(page, 'Assistant Type');
  const complete = page.getByRole('radio', { name: /Complete Solution/ });
  await tabTo(page, page.getByRole('radio').first());
  while (!(await complete.isChecked())) await page.keyboard.press('ArrowDown');
  await press(page, button(page, 'Save and Continue'));
}

async function fillCompany(page: Page): Promise<void> {
  await expectStep(page, 'Company Info');
  const name = box(page, 'Company name');
  const error = 'Company name must be at least 2 characters';
  await typeInto(page, name, 'H');
  await press(page, button(page, 'Continue'));
  // A refused Continue leads to the first bad field, which is read out with what is wrong.
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(error));
  await page.keyboard.type(company.companyName.slice(1));
  await expect(page.getByText(error)).toBeHidden();
  await typeInto(page, box(page, 'Initial greeting'), company.greeting);
  await press(page, button(page, 'Continue'));
  await expect(box(page, 'Company website')).toBeFocused();
  await page.keyboard.type(company.companyWebsite);
  await typeInto(page, box(page, 'Business hours'), company.businessHours);
  await press(page, button(page, 'Continue'));
}

async function chooseVoice(page: Page): Promise<void> {
  await expectStep(page, 'Voice & Contact');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Female Voice/ })).toBeChecked();
  await page.keyboard.press('Space');
  await expect(box(page, 'Transfer Phone Number')).toBeFocused();
  await page.keyboard.type(voiceContact.transferNumber);
  await press(page, page.getByRole('checkbox', { name: 'Emergency situations' }), 'Space');
  await press(page, button(page, 'Continue'));
}

async function walkThroughScripts(page: Page): Promise<void> {
  await expectStep(page, 'Call Scripts');
  await tabTo(page, page.getByRole('tab', { name: /Owner/ }));
  for (const [key, tab, script] of [
    ['ArrowRight', /Maintenance/, 'Maintenance Requests'],
    ['End', /Emergency/, 'Emergency Handling'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name: tab })).toBeFocused();
    await expect(box(page, script)).toBeVisible();
  }
  await press(page, button(page, 'Continue'));
}

async function fillKnowledge(page: Page): Promise<void> {
  await expectStep(page, 'FAQs & Docs');
  const [pay, pool] = faqs;
  await typeInto(page, box(page, 'Question'), pay?.question ?? '');
  await typeInto(page, box(page, 'Answer'), pay?.answer ?? '');
  await press(page, button(page, 'Add FAQ'));
  const second = page.getByRole('region', { name: 'FAQ #2' });
  await expect(second.getByLabel('Question')).toBeFocused();
  await page.keyboard.type(pool?.question ?? '');
  await typeInto(page, second.getByLabel('Answer'), pool?.answer ?? '');
  await tabTo(page, button(page, 'Delete FAQ #2'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(second).toBeHidden();
  // F8 leads to the notification, which waits while it has the focus.
  await page.keyboard.press('F8');
  await press(page, button(page, 'Undo'));
  await expect(second.getByLabel('Answer')).toHaveValue(pool?.answer ?? '');

  await tabTo(page, page.getByRole('tab', { name: 'Frequently Asked Questions' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: /^Upload a file/ }));
  await (await choosing).setFiles(sampleText());
  await expect(page.getByRole('heading', { name: 'Uploaded Documents (1)' })).toBeVisible();
  await press(page, button(page, 'Continue'));
}

async function talk(page: Page): Promise<void> {
  await expectStep(page, 'Review & Deploy');
  await press(page, page.getByRole('link', { name: 'Test your assistant' }));
  await expectStep(page, 'Preview & Test');
  const log = page.getByRole('log');
  await expect(log.first()).toContainText('Thank you for calling');
  await typeInto(page, page.getByPlaceholder('Say something as the caller'), 'When is');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('the pool open?');
  await page.keyboard.press('Enter');
  await expect(log.first().locator('.msg--me')).toContainText(/When is\s+the pool open\?/);
  await expect(log.first()).toContainText('From Memorial Day to Labor Day');
  await press(page, button(page, 'Simulate Voice Call'));
  await press(page, button(page, 'Answer'));
  const call = page.getByRole('dialog', { name: 'Test call' });
  await expect(call.getByPlaceholder('Say something as the caller')).toBeFocused();
  await page.keyboard.type('Goodbye');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'End Call'));
  await press(page, button(page, 'Keep testing'));
  await press(page, button(page, 'Save and Continue'));
}

async function deploy(page: Page): Promise<void> {
  await expectStep(page, 'Review & Deploy');
  await press(page, button(page, 'Deploy Voice Assistant'));
  await expect(page.getByRole('dialog', { name: 'Voice Assistant Deployed!' })).toBeVisible();
  await press(page, button(page, 'Got it'));
  await expect(page.getByRole('heading', { name: 'Deployment Request Successful!' })).toBeFocused();
  await press(page, button(page, 'Return to Dashboard'));
  await expect(page.getByRole('region', { name: 'Your Assistants' })).toContainText('Active');
}
