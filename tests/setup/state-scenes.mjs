// What a screen looks like besides its usual state: waiting, failed, with long texts and many items, in the
// system's own colours, on paper. For the pictures only; the accessibility checks visit scenes.mjs.
import { createSampleAssistant, newDeviceId, sampleCompany } from './sample-company.mjs';
import { scenes } from './scenes.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./scenes.mjs').Owner} Owner
 * @typedef {import('./scenes.mjs').Scene & { isCrowded?: boolean, forcedColors?: 'active' }} StateScene
 *   isCrowded: shown to the owner of createCrowdedOwner.
 */

const longName =
  'Kirchheim-Wolfeschlegelsteinhausenbergerdorff Property Management and Homeowner Association Services of the Greater Metropolitan Area, Lakeside, Hillcrest and Old Harbour Districts Limited Partnership';
const sentence =
  'Ask for the name, the unit and a short description. If water runs, close the valve first. ';

const crowded = ['dashboard', 'step2-company', 'step4-scripts', 'step5-documents', 'step6-review'];
const inSystemColours = ['dashboard', 'step1-type', 'step3-transfer', 'step6-missing', 'test-chat'];

/** @type {StateScene[]} */
export const stateScenes = [
  {
    name: 'dashboard-loading',
    open: (page) => openUnanswered(page, '/', /\/api\/assistants\?/, 'Loading...'),
  },
  {
    name: 'wizard-loading',
    open: (page, { draft }) =>
      openUnanswered(
        page,
        `/setup/${draft}?step=company-details`,
        /\/api\/assistants\/\d+$/,
        'Loading Your Voice Assistant',
      ),
  },
  { name: 'dashboard-failed', open: (page) => openFailed(page, '/') },
  { name: 'test-failed', open: (page) => openFailed(page, '/test') },
  ...[...crowded, 'step5-faqs', 'test', 'test-one'].map((name) => ({
    ...scene(name),
    name: `crowded-${name}`,
    isCrowded: true,
  })),
  ...inSystemColours.map((name) => ({
    ...scene(name),
    name: `forced-${name}`,
    forcedColors: /** @type {const} */ ('active'),
  })),
  ...['step6-review', 'step6-summary'].map((name) => ({
    name: `paper-${name}`,
    open: onPaper(scene(name)),
  })),
];

/**
 * As much as one owner may have: 100 assistants, one of them with 200 FAQs, 50 documents and texts of
 * the longest kind.
 *
 * @param {import('../peers/plain-client.mjs').PlainClient} client
 * @returns {Promise<Owner>}
 */
export async function createCrowdedOwner(client) {
  const deviceId = newDeviceId();
  await client.expectOk('GET', '/api/device');
  for (let count = 1; count < 100; count += 1) {
    await client.expectOk('POST', '/api/assistants', { deviceId, fresh: true });
  }
  const id = await createSampleAssistant(client, { deviceId, companyName: longName });
  const knowledge = `/api/assistants/${id}/knowledge-base`;
  const callInstructions = {
    ...sampleCompany.callInstructions,
    ownerRequests: sentence.repeat(200).slice(0, 10_000).trim(),
  };
  await client.expectOk('PATCH', knowledge, { callInstructions });
  const faqs = Array.from({ length: 200 }, (_, index) => ({
    question: `Question ${index + 1}: when is the pool of building ${index + 1} open?`,
    answer: index === 0 ? sentence.repeat(60).slice(0, 5000).trim() : 'From 10 AM to 8 PM.',
  }));
  await client.expectOk('PATCH', knowledge, { faqs });
  for (let count = sampleCompany.documents.length; count < 50; count += 1) {
    await client.upload(id, `${longName} ${count}.txt`.slice(-200), `Rule ${count}: be kind.`);
  }
  await client.expectOk('POST', `/api/assistants/${id}/deploy`);
  return { full: id, draft: id, cookies: client.cookies() };
}

/** @param {string} name */
function scene(name) {
  const found = scenes.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no scene ${name}`);
  return found;
}

/**
 * @param {Page} page
 * @param {string} path
 * @param {RegExp} call which never gets its answer
 * @param {string} text shown meanwhile
 */
async function openUnanswered(page, path, call, text) {
  await page.route(call, () => undefined);
  await page.goto(path);
  await page.locator('main, .main').getByText(text).first().waitFor();
}

/** @param {Page} page @param {string} path */
async function openFailed(page, path) {
  await page.route(/\/api\/assistants(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(path);
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
}

/** @param {StateScene} entry */
function onPaper({ open }) {
  return async (/** @type {Page} */ page, /** @type {Owner} */ owner) => {
    await open(page, owner);
    await page.emulateMedia({ media: 'print' });
  };
}
