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

/** @param {string} url of a server with a few assistants of others at most */
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

/** A turn over HTTP, from the question to the reply. @param {string} url of a server that was just started */
export async function measurePassageGrowth(url) {
  const [client] = await createOwners(url);
  if (!client) throw new Error('there are no owners');
  const ask = (/** @type {number} */ id, /** @type {number} */ index) =>
    client.expectOk('POST', `/api/assistants/${id}/conversation`, {
      text: questions[index % questions.length],
    });
  // The first turn of a server loads what all others use, whatever the assistant.
  const empty = await addAssistants(client, 1);
  const rows = [
    {
      what: 'first turn after a start, no documents',
      figure: await firstTime(() => ask(empty, 0)),
    },
  ];
  for (const size of sizes) {
    const id = await addAssistants(client, 1);
    await addPassages(client, id, size);
    const what = `${size.toLocaleString('en-US')} passages`;
    // The first turn of an assistant reads its documents into memory.
    rows.push({ what: `first turn, ${what}`, figure: await firstTime(() => ask(id, 0)) });
    rows.push({ what: `one turn, ${what}`, figure: await callTimes(calls, (at) => ask(id, at)) });
  }
  return rows;
}

/** @param {() => Promise<unknown>} call */
async function firstTime(call) {
  const startedAt = performance.now();
  await call();
  return `${(performance.now() - startedAt).toFixed(0)} ms`;
}
