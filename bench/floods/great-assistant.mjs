// The greatest assistant that the limits allow: 1.5 MB of texts.
import { newDeviceId, sampleCompany } from '../../tests/setup/sample-company.mjs';

const sentence =
  'Residents of building %n may ask the office about parking, pets and the pool at any time. ';

/** @param {number} length @param {number} seed */
function textOf(length, seed) {
  return sentence
    .replace('%n', String(seed))
    .repeat(Math.ceil(length / 80))
    .slice(0, length)
    .trim();
}

/**
 * @param {import('./flood-client.mjs').FloodClient} client
 * @param {number} n makes it differ from others
 */
export async function createGreatAssistant(client, n) {
  const { company, voiceContact, callInstructions, setupType } = sampleCompany;
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  const path = `/api/assistants/${id}`;
  await client.expectOk('PATCH', path, { setupType });
  await client.expectOk('PATCH', `${path}/company`, company);
  await client.expectOk('PATCH', `${path}/voice-contact`, voiceContact);
  const customInstructions = Array.from({ length: 50 }, (_, row) => textOf(9_900, n * 1_000 + row));
  await client.expectOk('PATCH', `${path}/knowledge-base`, {
    callInstructions: { ...callInstructions, customInstructions },
  });
  const faqs = Array.from({ length: 200 }, (_, row) => ({
    question: `What about rule ${row} of building ${n}?`,
    answer: textOf(4_800, n * 1_000 + row),
  }));
  await client.expectOk('PATCH', `${path}/knowledge-base`, { faqs });
  return { id, path };
}
