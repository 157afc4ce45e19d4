// Ten times kill -9 in the middle of saving: whatever was acknowledged is there after the restart.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';

const writerCount = 4;
const killCount = Number(process.env.KILLS ?? 10);
/** Below the limit of documents an owner may have. */
const maxUploads = 40;

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
});

afterAll(async () => {
  await server.stop();
});

test('after ten kill -9 during saves every acknowledged write is there and the database is sound', async () => {
  const writers: Writer[] = [];
  for (let index = 0; index < writerCount; index += 1) {
    writers.push(await createWriter());
  }

  for (let kill = 0; kill < killCount; kill += 1) {
    const before = writers.map(({ acknowledged }) => acknowledged);
    const working = writers.map(saveUntilCut);
    // Not before each writer got an answer in this round, however slow the machine.
    while (writers.some(({ acknowledged }, index) => acknowledged === before[index])) {
      await wait(5);
    }
    await wait(kill * 7);
    await server.end('SIGKILL');
    await Promise.all(working);
    await server.start();
    for (const writer of writers) {
      await expectEverythingAcknowledged(writer);
    }
  }

  expect(acknowledgedCount(writers)).toBeGreaterThanOrEqual(writerCount * killCount);
  await server.end();
  const file = new Database(join(server.dataDir, 'porchlight.db'), { readonly: true });
  expect(file.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
  file.close();
});

interface Writer {
  client: PlainClient;
  assistantId: number;
  /** Number of the last save asked for, and of the last one acknowledged. */
  asked: number;
  acknowledged: number;
  /** Names of acknowledged uploads. */
  uploads: string[];
}

async function createWriter(): Promise<Writer> {
  const client = new PlainClient(server.url);
  await client.expectOk('GET', '/api/device');
  const { id } = await client.expectOk('POST', '/api/assistants', {
    companyName: '',
    greeting: '',
    selectedVoice: '',
    transferNumber: '',
    deviceId: newDeviceId(),
  });
  return { client, assistantId: id, asked: 0, acknowledged: 0, uploads: [] };
}

/** Saves the company details again and again, with now and then a document, until the server is gone. */
async function saveUntilCut(writer: Writer): Promise<void> {
  try {
    for (;;) {
      writer.asked += 1;
      await writer.client.expectOk('PATCH', `/api/assistants/${writer.assistantId}/company`, {
        companyName: `Harbour Homes ${writer.asked}`,
        greeting: `Save number ${writer.asked}, thank you for calling.`,
        companyWebsite: 'https://harbour.example',
        residentPortal: '',
        businessHours: 'Mon-Fri 9 AM - 5 PM',
      });
      writer.acknowledged = writer.asked;
      if (writer.asked % 10 === 0 && writer.uploads.length < maxUploads) {
        const name = `rules-${writer.asked}.txt`;
        await writer.client.upload(writer.assistantId, name, `Rules of save ${writer.asked}`);
        writer.uploads.push(name);
      }
    }
  } catch (error) {
    // Cut off by the kill; an answer with a status would be a fault of the server.
    if (!(error instanceof TypeError)) {
      throw error;
    }
  }
}

async function expectEverythingAcknowledged(writer: Writer): Promise<void> {
  const { client, assistantId } = writer;
  const stored = await client.expectOk('GET', `/api/assistants/${assistantId}`);
  const saved = Number(/\d+/.exec(stored.companyName)?.[0]);
  expect(saved).toBeGreaterThanOrEqual(writer.acknowledged);
  // A save may have been stored without its answer getting through.
  expect(saved).toBeLessThanOrEqual(writer.asked);
  expect(stored.greeting).toBe(`Save number ${saved}, thank you for calling.`);
  const documents = await client.expectOk('GET', `/api/assistants/${assistantId}/documents`);
  const names = documents.map(({ originalName }: { originalName: string }) => originalName);
  expect(names).toEqual(expect.arrayContaining(writer.uploads));
}

function acknowledgedCount(writers: Writer[]): number {
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
