// Some minutes of everything at once, uploads and speech included, and what the process holds meanwhile: what
// grows from the second minute to the last is not given back.
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createSampleAssistant, newDeviceId } from '../../tests/setup/sample-company.mjs';
import { readGauge } from './read-gauge.mjs';
import { CallTimes, TimedClient } from './timed-client.mjs';

const pauseMs = 50;

/**
 * @param {import('../../tests/peers/built-server.mjs').BuiltServer} server
 * @param {{ clients: number, minutes: number }} options
 */
export async function measureMixedLoad(server, { clients, minutes }) {
  const times = new CallTimes();
  const people = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new TimedClient(server.url, times);
      await client.expectOk('GET', '/api/device');
      return { client, id: await createSampleAssistant(client, { deviceId: newDeviceId() }) };
    }),
  );
  const startedAt = Date.now();
  const endAt = startedAt + minutes * 60_000;
  const working = people.map(async ({ client, id }, index) => {
    for (let round = 0; Date.now() < endAt; round += 1) {
      try {
        await doOneOfEach(client, id, index * 1_000_000 + round);
      } catch {
        // Counted by its client; the table tells it.
        await wait(pauseMs);
      }
    }
  });
  /** @type {{ heap: number, resident: number, handles: number }[][]} one list a minute */
  const samples = [];
  while (Date.now() < endAt) {
    const minute = Math.floor((Date.now() - startedAt) / 60_000);
    samples[minute] = [...(samples[minute] ?? []), await sampleOf(server)];
    await wait(1_000);
  }
  await Promise.all(working);
  const second = averagesOf(samples[1] ?? samples[0] ?? []);
  const last = averagesOf(samples.at(-1) ?? []);
  return { times, second, last };
}

/**
 * @param {TimedClient} client
 * @param {number} id
 * @param {number} round
 */
async function doOneOfEach(client, id, round) {
  const path = `/api/assistants/${id}`;
  const steps = [
    () => client.expectOk('GET', '/api/assistants'),
    () =>
      client.expectOk('PATCH', `${path}/voice-contact`, {
        selectedVoice: `voice_${(round % 6) + 1}`,
        transferNumber: '(555) 012-4477',
        transferMessage: `One moment please, number ${round}.`,
        transferConditions: ['emergency'],
      }),
    () => client.expectOk('GET', path),
    async () => {
      const text = `The gate code of week ${round} is asked for at the office. `.repeat(200);
      const { id: documentId } = await client.upload(id, `week-${round}.txt`, text);
      await client.expectOk('DELETE', `/api/documents/${documentId}`);
    },
    async () => {
      const question = `Hello, this is caller ${round}. When is the pool open?`;
      const said = await client.expectOk('POST', `${path}/conversation`, { text: question });
      if (said.response.audioUrl) await client.expectOk('GET', said.response.audioUrl);
    },
    // A greeting that nobody heard before: its sound has to be made.
    async () => {
      if (round % 10 !== 0) return;
      await client.expectOk('PATCH', `${path}/company`, {
        companyName: 'Harbour Row',
        greeting: `Thank you for calling Harbour Row, caller ${round}.`,
        companyWebsite: 'https://harbourrow.example',
        residentPortal: '',
        businessHours: 'Monday to Friday, 9 AM to 5 PM',
      });
      const said = await client.expectOk('POST', `${path}/voice-response`, { topic: 'greeting' });
      if (said.audioUrl) await client.expectOk('GET', said.audioUrl);
    },
  ];
  for (const step of steps) {
    await step();
    await wait(pauseMs);
  }
}

/** @param {import('../../tests/peers/built-server.mjs').BuiltServer} server */
async function sampleOf(server) {
  return {
    heap: await readGauge(server.url, 'nodejs_heap_size_used_bytes'),
    resident: await readGauge(server.url, 'process_resident_memory_bytes'),
    handles:
      process.platform === 'linux'
        ? readdirSync(`/proc/${server.pid()}/fd`).length
        : await readGauge(server.url, 'nodejs_active_handles_total'),
  };
}

/** @param {{ heap: number, resident: number, handles: number }[]} samples */
function averagesOf(samples) {
  const average = (/** @type {number[]} */ figures) =>
    figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return {
    heap: average(samples.map(({ heap }) => heap)),
    resident: average(samples.map(({ resident }) => resident)),
    handles: average(samples.map(({ handles }) => handles)),
  };
}
