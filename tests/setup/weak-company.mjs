// An assistant that may be deployed and yet is weak in many places, for pictures and journeys.
import { sampleCompany } from './sample-company.mjs';

const weakCompany = {
  company: {
    ...sampleCompany.company,
    greeting:
      'Hello and welcome. Our office is staffed by friendly people who like to help residents, owners, vendors and guests. Please listen carefully, because our choices have changed. For payments visit the portal, for repairs leave a message with your unit, and for everything else call the office at (555) 012-4477 on weekdays.',
    timeZone: '',
  },
  voiceContact: { ...sampleCompany.voiceContact, transferConditions: [], emergencyNumber: '' },
  callInstructions: {
    ...sampleCompany.callInstructions,
    // Absent: never written.
    urgentIssues: undefined,
    paymentRequests: 'Point callers to [portal address] and never take card numbers.',
  },
  faqs: [
    ...sampleCompany.faqs,
    { question: 'Where may guests park?', answer: 'To be decided by the board.' },
  ],
  /** The reader finds no document in it. */
  document: { name: 'House rules.pdf', text: '%PDF-1.7\nnot a document\n%%EOF\n' },
};

/**
 * In the browser of the page, through the public calls. The page shows the empty wizard then.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} its id
 */
export async function createWeakAssistant(page) {
  await page.goto('/setup');
  await page.waitForURL(/\/setup\/\d+/);
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  const { company, voiceContact, callInstructions, faqs, document } = weakCompany;
  const path = `/api/assistants/${id}`;
  await change(page, path, { setupType: sampleCompany.setupType });
  await change(page, `${path}/company`, company);
  await change(page, `${path}/voice-contact`, voiceContact);
  await change(page, `${path}/knowledge-base`, { callInstructions });
  await change(page, `${path}/knowledge-base`, { faqs });
  const file = {
    name: document.name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(document.text),
  };
  const answer = await page.request.post(`${path}/documents`, { multipart: { file } });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return id;
}

/** @param {import('@playwright/test').Page} page @param {string} path @param {object} data */
async function change(page, path, data) {
  const answer = await page.request.patch(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}
