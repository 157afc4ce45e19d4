// Fills a server with so many assistants, or one assistant with so many passages, through the public calls.
import { setTimeout as wait } from 'node:timers/promises';
import { PlainClient } from '../tests/peers/plain-client.mjs';
import { newDeviceId, sampleCompany } from '../tests/setup/sample-company.mjs';

/** Nobody may have more than 100 assistants. */
const owners = 10;
const readingMs = 60_000;

/** @param {string} url */
export async function createOwners(url) {
  const clients = Array.from({ length: owners }, () => new PlainClient(url));
  await Promise.all(clients.map((client) => client.expectOk('GET', '/api/device')));
  return clients;
}

/**
 * @param {PlainClient} client
 * @param {number} count
 * @returns {Promise<number>} the id of the last
 */
export async function addAssistants(client, count) {
  let last = 0;
  for (let made = 0; made < count; made += 1) {
    const created = await client.expectOk('POST', '/api/assistants', {
      deviceId: newDeviceId(),
      fresh: true,
    });
    last = created.id;
    await client.expectOk('PATCH', `/api/assistants/${last}/company`, sampleCompany.company);
  }
  return last;
}

/**
 * @param {PlainClient} client
 * @param {number} id
 * @param {number} count
 */
export async function addPassages(client, id, count) {
  const text = Array.from({ length: count }, (_, place) => passage(place)).join('\n\n');
  await client.upload(id, `Handbook of ${count} rules.txt`, text);
  const startedAt = Date.now();
  while (!(await isRead(client, id))) {
    if (Date.now() - startedAt > readingMs) throw new Error('A document was not read in time.');
    await wait(50);
  }
}

/** So long that the next paragraph does not join it. @param {number} place */
function passage(place) {
  const rule = `Rule ${place} of building ${place % 40}: ${subjects[place % subjects.length]} `;
  return rule.repeat(Math.ceil(310 / rule.length)).trim();
}

const subjects = [
  'Guests park beside the clubhouse for two nights and show a pass in the window.',
  'Bulk waste is set out on the first Tuesday of a month before seven in the morning.',
  'The elevator is booked three days ahead by whoever moves in or out.',
  'Grills stay ten feet away from every wall, and charcoal is not allowed on balconies.',
  'Water heaters older than ten years are replaced at the cost of the owner.',
];

/** @param {PlainClient} client @param {number} id */
async function isRead(client, id) {
  const documents = await client.expectOk('GET', `/api/assistants/${id}/documents`);
  return documents.every((/** @type {Reading} */ { readingStatus }) => readingStatus === 'ready');
}

/** @typedef {{ readingStatus: string }} Reading */
