// Every screen, wizard step and dialog, and how to open it: for the pictures and the accessibility checks.
import { createSampleAssistant, newDeviceId } from './sample-company.mjs';
import { createWeakAssistant } from './weak-company.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ full: number, draft: number, cookies: { name: string, value: string }[] }} Owner
 *   Assistants to show: a deployed one and a draft.
 * @typedef {object} Scene
 * @property {string} name
 * @property {boolean} [isNewUser] Shown to a browser that owns nothing.
 * @property {(page: Page, owner: Owner) => Promise<boolean | void>} open True for a dialog: no more
 *   than the window is shown then.
 */

/** @param {string} step */
const atStep = (step) => async (/** @type {Page} */ page, /** @type {Owner} */ owner) => {
  await page.goto(`/setup/${owner.draft}?step=${step}`);
  await settle(page);
};

/** @param {string} step @param {RegExp} tab */
const atTab = (step, tab) => async (/** @type {Page} */ page, /** @type {Owner} */ owner) => {
  await atStep(step)(page, owner);
  await page.getByRole('tab', { name: tab }).click();
  await settle(page);
};

/** @type {Scene[]} */
export const scenes = [
  { name: 'dashboard-empty', isNewUser: true, open: visit('/') },
  { name: 'dashboard', open: visit('/') },
  { name: 'dashboard-menu', open: openMenu },
  { name: 'dashboard-delete', open: chooseInMenu('Delete') },
  { name: 'dashboard-clear-all', open: chooseInMenu('Clear All Assistants') },
  { name: 'dashboard-guide', open: openGuide },
  { name: 'dashboard-guide-paper', open: guideOnPaper },
  { name: 'step1-new', isNewUser: true, open: visit('/setup') },
  { name: 'step1-type', open: atStep('flow-selection') },
  { name: 'step2-company', open: atStep('company-details') },
  { name: 'step2-additional', open: atTab('company-details', /Additional Info/) },
  { name: 'step2-error', open: nameTooShort },
  { name: 'step3-voice', open: atStep('voice-settings') },
  { name: 'step3-more-voices', open: moreVoices },
  { name: 'step3-transfer', open: atTab('voice-settings', /Transfer/) },
  { name: 'step4-scripts', open: atStep('call-scripts') },
  { name: 'step4-emergency', open: atTab('call-scripts', /Emergency/) },
  { name: 'step5-faqs', open: atStep('faqs-docs') },
  { name: 'step5-documents', open: atTab('faqs-docs', /Documents/) },
  { name: 'step6-review', open: atStep('review-deploy') },
  { name: 'step6-missing', isNewUser: true, open: reviewOfNothing },
  { name: 'step6-weak', isNewUser: true, open: reviewOfWeak },
  { name: 'step6-weak-field', isNewUser: true, open: weakField },
  { name: 'step6-deployed', open: deployAgain },
  { name: 'step6-summary', open: openSummary },
  { name: 'step6-returned', open: reviewOfDeployed },
  { name: 'preview', open: atStep('preview-test') },
  { name: 'preview-incoming', open: ring },
  { name: 'preview-call', open: call },
  { name: 'preview-complete', open: completeSetup },
  { name: 'test', open: visit('/test') },
  { name: 'test-one', open: openOnTestPage },
  { name: 'test-chat', open: chatOnTestPage },
  { name: 'test-report', open: reportOnTestPage },
  { name: 'test-empty', isNewUser: true, open: visit('/test') },
  { name: 'test-missing', isNewUser: true, open: visit('/preview/1234567890') },
  { name: 'setup-missing', isNewUser: true, open: visit('/setup/1234567890') },
  { name: 'not-found', open: visit('/no/such/page') },
];

/**
 * Three assistants, two of them deployed.
 *
 * @param {import('../peers/plain-client.mjs').PlainClient} client
 * @returns {Promise<Owner>}
 */
export async function createSceneOwner(client) {
  const deviceId = newDeviceId();
  await client.expectOk('GET', '/api/device');
  const draft = await createSampleAssistant(client, { deviceId, companyName: 'Cedar Court HOA' });
  const companyName = 'Lindenhof Homeowners Association';
  const deployed = await createSampleAssistant(client, { deviceId, companyName });
  const full = await createSampleAssistant(client, { deviceId });
  for (const id of [deployed, full]) {
    await client.expectOk('POST', `/api/assistants/${id}/deploy`);
  }
  return { full, draft, cookies: client.cookies() };
}

/** @param {string} path */
function visit(path) {
  return async (/** @type {Page} */ page) => {
    await page.goto(path);
    await settle(page);
  };
}

/** @param {Page} page */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  // What is still loading says so.
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
}

/** @param {Page} page */
async function openMenu(page) {
  await visit('/')(page);
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menu').waitFor();
  return true;
}

/** @param {string} entry */
function chooseInMenu(entry) {
  return async (/** @type {Page} */ page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    return true;
  };
}

/** @param {Page} page */
async function openGuide(page) {
  await visit('/')(page);
  await page.getByRole('button', { name: /RingCentral/ }).click();
  await page.getByRole('heading', { name: 'Test calls' }).waitFor();
}

/** @param {Page} page */
async function guideOnPaper(page) {
  await openGuide(page);
  await page.emulateMedia({ media: 'print' });
}

/** @param {Page} page @param {Owner} owner */
async function nameTooShort(page, owner) {
  await atStep('company-details')(page, owner);
  await page.getByRole('textbox', { name: 'Company name' }).fill('M');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Company name must be at least 2 characters').waitFor();
}

/** @param {Page} page @param {Owner} owner */
async function moreVoices(page, owner) {
  await atStep('voice-settings')(page, owner);
  await page.getByRole('button', { name: '+ View more voice options' }).click();
  await page.getByRole('radio').nth(5).waitFor();
}

/** @param {Page} page */
async function reviewOfNothing(page) {
  await visit('/setup')(page);
  await page.waitForURL(/\/setup\/\d+/);
  await page.goto(`${new URL(page.url()).pathname}?step=review-deploy`);
  await settle(page);
}

/** @param {Page} page */
async function reviewOfWeak(page) {
  const id = await createWeakAssistant(page);
  await page.goto(`/setup/${id}?step=review-deploy`);
  await page.getByText(/^Show \d+ more$/).click();
  await page.getByText('“House rules.pdf” could not be read').waitFor();
  await settle(page);
}

/** @param {Page} page */
async function weakField(page) {
  await reviewOfWeak(page);
  await page.getByRole('link', { name: /no time zone/ }).click();
  await page.getByText(/have no time zone/).waitFor();
  await settle(page);
}

/** @param {Page} page @param {Owner} owner */
async function deployAgain(page, owner) {
  // The dialog is for a version that was not deployed before.
  const path = `/api/assistants/${owner.full}`;
  const { faqs } = await (await page.request.get(path)).json();
  const [first, ...others] = faqs;
  const changed = [{ ...first, phrasings: [`Asked on ${new Date().toISOString()}?`] }, ...others];
  const saved = await page.request.patch(`${path}/knowledge-base`, { data: { faqs: changed } });
  if (!saved.ok()) throw new Error(`the change was not saved: ${saved.status()}`);
  await page.goto(`/setup/${owner.full}?step=review-deploy`);
  await settle(page);
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  await page.getByRole('dialog', { name: 'Voice Assistant Deployed!' }).waitFor();
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function reviewOfDeployed(page, owner) {
  await page.goto(`/setup/${owner.full}?step=review-deploy`);
  await page.getByText('nothing changed since').waitFor();
  await page.getByRole('button', { name: 'Copy' }).waitFor();
  await settle(page);
}

/** @param {Page} page @param {Owner} owner */
async function openSummary(page, owner) {
  await deployAgain(page, owner);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuration Summary' });
  await dialog.getByText('Voice assistant configuration', { exact: true }).waitFor();
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function ring(page, owner) {
  await atStep('preview-test')(page, owner);
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await page.getByRole('dialog', { name: 'Incoming call' }).waitFor();
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function call(page, owner) {
  await ring(page, owner);
  await page.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test call' });
  await ask(dialog, 'When is the pool open?');
  await ask(dialog, 'There is water pouring through my ceiling!');
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function completeSetup(page, owner) {
  await call(page, owner);
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('dialog', { name: 'Setup Complete' }).waitFor();
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function openOnTestPage(page, owner) {
  await visit(`/preview/${owner.full}`)(page);
  const log = page.getByRole('tabpanel', { name: 'Phone Simulation' }).getByRole('log');
  await log.getByText(/Thank you for calling/).waitFor();
}

/** @param {Page} page @param {Owner} owner */
async function chatOnTestPage(page, owner) {
  await visit(`/preview/${owner.full}`)(page);
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  const chat = page.getByRole('tabpanel', { name: 'Voice Chat' });
  // While an emergency goes on nothing is looked up.
  await ask(chat, 'When is the pool open?');
  await ask(chat, 'There is water pouring through my ceiling!');
  await chat.getByRole('button', { name: /^FAQ/ }).click();
}

/** @param {Page} page @param {Owner} owner */
async function reportOnTestPage(page, owner) {
  await visit(`/preview/${owner.full}`)(page);
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  const phone = page.getByRole('tabpanel', { name: 'Phone Simulation' });
  await ask(phone, 'When is the pool open?');
  await ask(phone, 'Which wine goes with grilled salmon?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('heading', { name: 'Report of your test call' }).waitFor();
}

/**
 * Says something as the caller and waits for the reply.
 *
 * @param {import('@playwright/test').Locator} within
 * @param {string} text
 */
async function ask(within, text) {
  const log = within.getByRole('log');
  await log.getByText(/Thank you for calling/).waitFor();
  const messages = log.locator('.msg');
  const before = await messages.count();
  await within.getByPlaceholder('Say something as the caller').fill(text);
  await within.getByRole('button', { name: 'Send message' }).click();
  await messages.nth(before + 1).waitFor();
  await log.locator('.typing').waitFor({ state: 'detached' });
}
