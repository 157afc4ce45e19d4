// Many people run the whole wizard at once: from the first call of a new browser to the deployed assistant, its
// documents, a test conversation and its audio included.
import { setTimeout as wait } from 'node:timers/promises';
import { newDeviceId, sampleCompany } from '../../tests/setup/sample-company.mjs';
import { CallTimes, TimedClient } from './timed-client.mjs';

/**
 * @param {string} url
 * @param {{ people: number, pauseMs: number }} options pauseMs: between two steps of a person, on average
 */
export async function measureWizardCrowd(url, { people, pauseMs }) {
  const times = new CallTimes();
  const crowd = Array.from({ length: people }, async (_, person) => {
    // Nobody begins and pauses with all the others; the same in each run.
    const pause = (/** @type {number} */ step) =>
      wait(pauseMs * (0.5 + (((person * 7 + step * 13) % people) + 0.5) / people));
    try {
      await runWizard(new TimedClient(url, times), person, pause);
    } catch (error) {
      const text = String(error);
      if (!times.errors.some((known) => text.includes(known.split(':')[0] ?? ''))) {
        times.errors.push(text);
      }
    }
  });
  await Promise.all(crowd);
  return times;
}

/**
 * @param {TimedClient} client
 * @param {number} person
 * @param {(step: number) => Promise<void>} pause
 */
async function runWizard(client, person, pause) {
  const { setupType, company, voiceContact, callInstructions, faqs, documents } = sampleCompany;
  await pause(0);
  await client.expectOk('GET', '/api/device');
  await client.expectOk('GET', '/api/assistants');
  const draft = { deviceId: newDeviceId(), fresh: true };
  const { id } = await client.expectOk('POST', '/api/assistants', draft);
  const path = `/api/assistants/${id}`;
  await pause(1);
  await client.expectOk('PATCH', path, { setupType });
  await pause(2);
  const companyName = `${company.companyName} ${person}`;
  await client.expectOk('PATCH', `${path}/company`, { ...company, companyName });
  await pause(3);
  await client.expectOk('PATCH', `${path}/voice-contact`, voiceContact);
  await pause(4);
  await client.expectOk('PATCH', `${path}/knowledge-base`, { callInstructions });
  await client.expectOk('PATCH', `${path}/knowledge-base`, { faqs });
  for (const { name, text } of documents) await client.upload(id, name, text);
  await client.expectOk('GET', `${path}/documents`);
  await pause(5);
  const said = await client.expectOk('POST', `${path}/conversation`, { text: 'May I keep a dog?' });
  await client.expectOk('GET', said.response.audioUrl);
  await pause(6);
  await client.expectOk('POST', `${path}/deploy`);
  await client.expectOk('GET', path);
  await client.expectOk('GET', '/api/webhook-submissions');
}
