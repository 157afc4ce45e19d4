// What the same calls take when there is more: 10, 100 and 1,000 assistants; 10, 100 and 1,000 passages.
import { callTimes } from './call-times.mjs';
import { addAssistants, addPassages, createOwners } from './growing-company.mjs';

const sizes = [10, 100, 1_000];
const calls = 100;
const questions = [
  'Where may my guests park?',
  'When is bulk waste picked up?',
  'How do I book the elevator?',
  'May I use a charcoal grill on the balcony?',
  'Who pays for a new water heater?',
];

/** @param {string} url of a server without assistants */
export async function measureAssistantGrowth(url) {
  const owners = await createOwners(url);
  const [first] = owners;
  if (!first) throw new Error('there are no owners');
  const rows = [];
  let made = 0;
  for (const size of sizes) {
    const share = (size - made) / owners.length;
    const ids = await Promise.all(owners.map((owner) => addAssistants(owner, share)));
    made = size;
    const list = await callTimes(calls, () => first.expectOk('GET', '/api/assistants'));
    const one = await callTimes(calls, () => first.expectOk('GET', `/api/assistants/${ids[0]}`));
    const of = `${size.toLocaleString('en-US')} assistants of ${owners.length} owners`;
    rows.push({ what: `list of an owner's ${size / owners.length}, ${of}`, figure: list });
    rows.push({ what: `GET one assistant, ${of}`, figure: one });
  }
  return rows;
}

/** A turn over HTTP, from the question to the reply. @param {string} url */
export async function measurePassageGrowth(url) {
  const [client] = await createOwners(url);
  if (!client) throw new Error('there are no owners');
  const rows = [];
  for (const size of sizes) {
    const id = await addAssistants(client, 1);
    await addPassages(client, id, size);
    const path = `/api/assistants/${id}/conversation`;
    const ask = (/** @type {number} */ index) =>
      client.expectOk('POST', path, { text: questions[index % questions.length] });
    const what = `${size.toLocaleString('en-US')} passages`;
    // The first turn reads the documents into memory.
    rows.push({ what: `first turn, ${what}`, figure: await firstTime(() => ask(0)) });
    rows.push({ what: `one turn, ${what}`, figure: await callTimes(calls, ask) });
  }
  return rows;
}

/** @param {() => Promise<unknown>} call */
async function firstTime(call) {
  const startedAt = performance.now();
  await call();
  return `${(performance.now() - startedAt).toFixed(0)} ms`;
}
