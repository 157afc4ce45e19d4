// The floods, each of which a single stranger can make. `count` says how much of it; each prepares what it needs as any
// user would and then answers with what it does until it is told to stop.
import { setTimeout as wait } from 'node:timers/promises';
import { newDeviceId, sampleCompany } from '../../tests/setup/sample-company.mjs';
import { FloodClient } from './flood-client.mjs';
import { createGreatAssistant } from './great-assistant.mjs';
import { slowPdf } from './slow-pdf.mjs';

/**
 * @typedef {object} Flood
 * @property {string} url
 * @property {number} count
 * @property {(n: number) => string} addressOf
 * @property {() => boolean} isOver
 * @property {(status: number | string) => void} tell of each answer
 */

/** @typedef {(flood: Flood) => Promise<() => Promise<unknown>>} Attack */

/** @param {Flood} flood @param {number} n */
const clientOf = ({ url, addressOf }, n) => new FloodClient(url, addressOf(n));
/** @param {number} count @template T @param {(n: number) => Promise<T>} make */
const times = (count, make) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** @param {FloodClient} client */
async function newAssistant(client) {
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  return { id, path: `/api/assistants/${id}` };
}

/** @param {FloodClient} client */
async function newCompleteAssistant(client) {
  const { setupType, company, voiceContact, callInstructions } = sampleCompany;
  const { id, path } = await newAssistant(client);
  await client.expectOk('PATCH', path, { setupType });
  await client.expectOk('PATCH', `${path}/company`, company);
  await client.expectOk('PATCH', `${path}/voice-contact`, voiceContact);
  await client.expectOk('PATCH', `${path}/knowledge-base`, { callInstructions });
  return { id, path };
}

/** One call, whatever comes of it. @param {Flood} flood @param {Promise<{ status: number }>} call */
async function told(flood, call) {
  flood.tell(
    await call.then(
      ({ status }) => status,
      () => 'broken',
    ),
  );
}

/**
 * Connections on which it sends a beginning and then nothing, each opened anew when it was ended.
 *
 * @param {Flood} flood
 * @param {(n: number) => FloodClient} clientAt
 * @param {(client: FloodClient) => (string | Buffer)[]} beginning
 * @param {{ isReading: boolean }} options
 */
function holdConnections(flood, clientAt, beginning, { isReading }) {
  return times(flood.count, async (n) => {
    const client = clientAt(n);
    while (!flood.isOver()) {
      const socket = client.open();
      if (isReading) {
        socket.once('data', (data) => flood.tell(String(data).slice(9, 12)));
      } else {
        // Only the buffers of the connection take something.
        socket.pause();
      }
      for (const part of beginning(client)) socket.write(part);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      while (!flood.isOver() && !socket.destroyed) await Promise.race([ended, wait(500)]);
      socket.destroy();
      await wait(500);
    }
  });
}

/** @type {Record<string, { unit: string, count: number, run: Attack }>} */
export const attacks = {
  'stalled-bodies': {
    unit: 'bodies that stop after one byte',
    count: 2_000,
    run: async (flood) => () =>
      holdConnections(
        flood,
        (n) => clientOf(flood, n),
        (client) => [
          `POST /api/assistants HTTP/1.1\r\n${client.headerLines()}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
        ],
        { isReading: true },
      ),
  },
  'slow-readers': {
    unit: 'downloads of 9.9 MB that nobody reads',
    count: 200,
    run: async (flood) => {
      const owners = await times(10, async (n) => {
        const client = clientOf(flood, n);
        const { id } = await newAssistant(client);
        const document = await client.upload(id, 'large.txt', Buffer.alloc(9_900_000, 'word '));
        return { client, path: `/api/documents/download/${document.id}` };
      });
      const ownerAt = (/** @type {number} */ n) => owners[n % owners.length] ?? owners[0];
      return () =>
        holdConnections(
          flood,
          (n) => /** @type {FloodClient} */ (ownerAt(n)?.client),
          (client) => {
            const path = owners.find((owner) => owner.client === client)?.path;
            return [`GET ${path} HTTP/1.1\r\n${client.headerLines()}\r\n`];
          },
          { isReading: false },
        );
    },
  },
  'stalled-uploads': {
    unit: 'uploads that stop after 9.5 MB',
    count: 24,
    run: async (flood) => {
      const owners = await times(Math.ceil(flood.count / 4), async (n) => {
        const client = clientOf(flood, n);
        return { client, ...(await newAssistant(client)) };
      });
      const content = Buffer.alloc(9_500_000, 'word ');
      const head =
        '--cut\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n';
      return () =>
        holdConnections(
          flood,
          (n) => /** @type {FloodClient} */ (owners[Math.floor(n / 4)]?.client),
          (client) => {
            const path = owners.find((owner) => owner.client === client)?.path;
            return [
              `POST ${path}/documents HTTP/1.1\r\n${client.headerLines()}Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9900000\r\n\r\n${head}`,
              content,
            ];
          },
          { isReading: true },
        );
    },
  },
  'great-deployments': {
    unit: 'greatest assistants deployed at once',
    count: 15,
    run: async (flood) => {
      /** @type {{ client: FloodClient, path: string }[]} */
      const made = [];
      for (let n = 0; n < flood.count; n += 1) {
        const client = clientOf(flood, n);
        made.push({ client, ...(await createGreatAssistant(client, n)) });
      }
      return () =>
        Promise.all(
          made.map(async ({ client, path }) => {
            await told(flood, client.send('POST', `${path}/deploy`));
          }),
        );
    },
  },
  'calls-after-saves': {
    unit: 'calls at once after each of 20 saves of a large set-up',
    count: 60,
    run: async (flood) => {
      const client = clientOf(flood, 0);
      const { id, path } = await newCompleteAssistant(client);
      for (let n = 0; n < 3; n += 1) {
        const line = `Rule ${n}: the gate of building % closes at ten and guests park on the left.\n`;
        const lines = Array.from({ length: 12_000 }, (_, row) => line.replace('%', String(row)));
        await client.upload(id, `rules-${n}.txt`, lines.join('').slice(0, 950_000));
      }
      const faqs = Array.from({ length: 100 }, (_, row) => ({
        question: `What is the rule about item ${row}?`,
        answer: `Item ${row} is kept in room ${row + 100} and handed out on weekdays.`,
      }));
      await client.expectOk('PATCH', `${path}/knowledge-base`, { faqs });
      for (;;) {
        const documents = await client.expectOk('GET', `${path}/documents`);
        const isRead = (/** @type {{ readingStatus: string }} */ it) =>
          ['ready', 'failed'].includes(it.readingStatus);
        if (documents.every(isRead)) break;
        await wait(200);
      }
      return async () => {
        for (let save = 0; save < 20 && !flood.isOver(); save += 1) {
          const setupType = save % 2 === 0 ? 'receptionist' : 'both';
          await told(flood, client.send('PATCH', path, { setupType }));
          const text = 'When does the gate close?';
          const call = () => told(flood, client.send('POST', `${path}/conversation`, { text }));
          await times(flood.count, call);
        }
      };
    },
  },
  'slow-pdfs': {
    unit: 'PDFs that no reader comes to an end of',
    count: 4,
    run: async (flood) => {
      const owners = await times(flood.count, async (n) => {
        const client = clientOf(flood, n);
        return { client, ...(await newAssistant(client)) };
      });
      return () =>
        Promise.all(
          owners.map(({ client, id }) =>
            client.upload(id, 'form.pdf', slowPdf()).then(
              () => flood.tell(200),
              () => flood.tell('refused'),
            ),
          ),
        );
    },
  },
  mails: {
    unit: 'mails to strangers',
    count: 500,
    run: async (flood) => {
      const client = clientOf(flood, 0);
      const { path } = await newCompleteAssistant(client);
      return async () => {
        for (let n = 0; n < flood.count && !flood.isOver(); n += 1) {
          const notifyEmail = `stranger${n}@example.com`;
          await told(flood, client.send('PATCH', `${path}/deployment`, { notifyEmail }));
        }
      };
    },
  },
  retries: {
    unit: 'retries of a delivery that fails',
    count: 300,
    run: async (flood) => {
      const client = clientOf(flood, 0);
      const { path } = await newCompleteAssistant(client);
      await client.expectOk('POST', `${path}/deploy`);
      const [submission] = await client.expectOk('GET', '/api/webhook-submissions');
      return async () => {
        for (let n = 0; n < flood.count && !flood.isOver(); n += 1) {
          const retry = `/api/webhook-submissions/${submission.id}/retry`;
          await told(flood, client.send('POST', retry));
        }
      };
    },
  },
};
