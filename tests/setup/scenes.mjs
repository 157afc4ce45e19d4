// Every screen, wizard step and dialog, and how to open it: for the pictures and the accessibility checks.
import { createSampleAssistant, newDeviceId } from './sample-company.mjs';

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
  { name: 'step1-new', isNewUser: true, open: visit('/setup') },
  { name: 'step1-type', open: atStep('flow-selection') },
  { name: 'step2-company', open: atStep('company-details') },
  { name: 'step2-additional', open: atTab('company-details', /Additional Info/) },
  { name: 'step3-voice', open: atStep('voice-settings') },
  { name: 'step3-transfer', open: atTab('voice-settings', /Transfer/) },
  { name: 'step4-scripts', open: atStep('call-scripts') },
  { name: 'step4-emergency', open: atTab('call-scripts', /Emergency/) },
  { name: 'step5-faqs', open: atStep('faqs-docs') },
  { name: 'step5-documents', open: atTab('faqs-docs', /Documents/) },
  { name: 'step6-review', open: atStep('review-deploy') },
  { name: 'step6-missing', isNewUser: true, open: reviewOfNothing },
  { name: 'step6-deployed', open: deployAgain },
  { name: 'step6-summary', open: openSummary },
  { name: 'test', open: visit('/test') },
  { name: 'test-one', open: (page, owner) => visit(`/preview/${owner.full}`)(page) },
  { name: 'test-empty', isNewUser: true, open: visit('/test') },
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
}

/** @param {Page} page */
async function reviewOfNothing(page) {
  await visit('/setup')(page);
  await page.waitForURL(/\/setup\/\d+/);
  await page.goto(`${new URL(page.url()).pathname}?step=review-deploy`);
  await settle(page);
}

/** @param {Page} page @param {Owner} owner */
async function deployAgain(page, owner) {
  await page.goto(`/setup/${owner.full}?step=review-deploy`);
  await settle(page);
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  await page.getByRole('dialog', { name: 'Voice Assistant Deployed!' }).waitFor();
  return true;
}

/** @param {Page} page @param {Owner} owner */
async function openSummary(page, owner) {
  await deployAgain(page, owner);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  await page.getByRole('dialog', { name: 'Configuration Summary' }).waitFor();
  return true;
}
