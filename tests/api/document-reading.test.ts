// The reading of documents over the API: what becomes of each kind of file, and of the queue when readers,
// servers or documents go away meanwhile.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '#server/features/documents/change-documents.ts';
import {
  documentPassagesOf,
  readDocumentsOf,
} from '#server/features/documents/documents.service.ts';
import { createReadingQueue } from '#server/features/documents/reading/reading-queue.ts';
import { claimReading, endReading } from '#server/features/documents/reading/readings.store.ts';
import { continueProcess, listReaders, pauseProcess } from '#tests/peers/list-readers.ts';
import { createDraft } from './example-assistant.ts';
import { examplePdf, exampleText, makeDocx } from './example-files.ts';
import { docxWith, makeHandbook, makePdf, makeScan } from './reading-files.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

interface Listed {
  id: number;
  originalName: string;
  readingStatus: string;
  pages: number | null;
  words: number | null;
  readingProblem: string;
}

/** An owner with an assistant to upload to. */
async function newOwner(started: StartedApp) {
  const client = started.newClient();
  const assistantId = await createDraft(client);
  const path = `/api/assistants/${assistantId}/documents`;
  const list = async (): Promise<Listed[]> => (await client.get(path)).body;
  return {
    client,
    assistantId,
    list,
    upload: async (name: string, content: Buffer | string): Promise<Listed> => {
      const { status, body } = await client.upload(path, { name, content });
      expect(status).toBe(200);
      return body;
    },
    untilRead: async (): Promise<Listed[]> => {
      await until(async () => (await list()).every(({ readingStatus }) => isEnded(readingStatus)));
      return list();
    },
  };
}

/** The clock stands still, so the order of upload is not that of the list. */
const byName = (documents: readonly Listed[]): Listed[] =>
  [...documents].sort((a, b) => (a.originalName < b.originalName ? -1 : 1));
const isEnded = (status: string): boolean => status === 'ready' || status === 'failed';
const textOf = (client: TestClient, id: number): Promise<TestAnswer> =>
  client.get(`/api/documents/${id}/text`);

describe('every kind of file', () => {
  let started: StartedApp;
  let client: TestClient;
  const contents = new Map<string, Buffer>();
  const read = new Map<string, Listed>();

  const files: [name: string, make: () => Buffer | Promise<Buffer>][] = [
    ['handbook.pdf', () => makeHandbook()],
    ['rules.docx', () => makeDocx()],
    ['windows.txt', () => Buffer.from('R\xe8gles \x96 50 \x80', 'latin1')],
    ['locked.pdf', () => makePdf((pdf) => pdf.addPage().text('x'), { userPassword: 'secret' })],
    ['scan.pdf', () => makeScan()],
    ['partly.pdf', () => makePdf((pdf) => pdf.addPage().text('Quiet hours').addPage().addPage())],
    ['cut.pdf', () => examplePdf.subarray(0, 60)],
    ['long.pdf', () => makePdf((pdf) => Array.from({ length: 501 }, () => pdf.addPage()))],
    ['empty.docx', () => docxWith('<w:p/>')],
  ];

  beforeAll(async () => {
    started = await startApp();
    const owner = await newOwner(started);
    client = owner.client;
    for (const [name, make] of files) {
      const content = await make();
      contents.set(name, content);
      await owner.upload(name, content);
    }
    for (const document of await owner.untilRead()) read.set(document.originalName, document);
  });
  afterAll(() => started.close());

  it.each([
    ['handbook.pdf', 3, 132],
    ['rules.docx', null, 9],
    ['windows.txt', null, 2],
  ])('[DOC-09] reads %s', (name, pages, words) => {
    const state = { readingStatus: 'ready', pages, words, readingProblem: '' };
    expect(read.get(name)).toMatchObject(state);
  });

  it.each([
    ['locked.pdf', /password/],
    [
      'scan.pdf',
      /looks like a scan.*Upload a version with text, or type the important parts as FAQs/,
    ],
    ['cut.pdf', /damaged/],
    ['long.pdf', /too long: at most 500 pages/],
    ['empty.docx', /no words/],
  ])(
    '[DOC-09] [TALK-34] says why %s cannot be used, keeps it and gives it back',
    async (name, reason) => {
      const document = read.get(name);
      expect(document).toMatchObject({ readingStatus: 'failed', pages: null, words: null });
      expect(document?.readingProblem).toMatch(reason);
      const text = await textOf(client, document?.id ?? 0);
      expect(text.body).toMatchObject({ readingStatus: 'failed', passages: [], passageCount: 0 });
      expect(text.body.readingProblem).toMatch(reason);
      const { bytes } = await client.get(`/api/documents/download/${document?.id}`);
      expect(bytes.equals(contents.get(name) ?? Buffer.alloc(0))).toBe(true);
    },
  );

  it('reads what has text in it and says what has not', () => {
    expect(read.get('partly.pdf')).toMatchObject({ readingStatus: 'ready', pages: 3, words: 2 });
    expect(read.get('partly.pdf')?.readingProblem).toMatch(/^2 of 3 pages have no text/);
  });

  it('[DOC-12] shows the text with headings and pages', async () => {
    const { status, body } = await textOf(client, read.get('handbook.pdf')?.id ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'handbook.pdf', pages: 3, words: 132, passageCount: 3 });
    expect(body.passages.map(({ heading, page }: typeof body) => [heading, page])).toEqual([
      ['Quiet Hours', 1],
      ['Parking', 2],
      ['Bulk Waste', 3],
    ]);
    expect(body.passages[1].text).toContain('Guests may park on the visitor places for 48 hours.');
    const windows = await textOf(client, read.get('windows.txt')?.id ?? 0);
    expect(windows.body.passages).toEqual([{ heading: '', page: null, text: 'Règles – 50 €' }]);
  });

  it('[IDENT-12] shows it to nobody else', async () => {
    const { id } = read.get('handbook.pdf') ?? { id: 0 };
    const other = await newOwner(started);
    for (const stranger of [other.client, started.newClient()]) {
      expect((await textOf(stranger, id)).status).toBe(404);
    }
  });
});

describe('what the assistant knows', () => {
  it('[DOC-14] are the documents that were read, and its version is not touched by that', async () => {
    const started = await startApp();
    const { db } = started.services;
    const owner = await newOwner(started);
    const { ownerId } = await db
      .selectFrom('voice_assistants')
      .select('ownerId')
      .where('id', '=', owner.assistantId)
      .executeTakeFirstOrThrow();
    const known = () => documentPassagesOf(db, ownerId, owner.assistantId);
    const fingerprint = async () =>
      (await readDocumentsOf(db, ownerId, owner.assistantId)).ids.join();
    const version = async () =>
      (
        await db
          .selectFrom('voice_assistants')
          .select(['version', 'updatedAt'])
          .where('id', '=', owner.assistantId)
          .execute()
      )[0];

    expect(await known()).toEqual([]);
    const before = await fingerprint();
    const first = await owner.upload('hours.txt', exampleText);
    const versionBefore = await version();
    await owner.untilRead();
    expect(await version()).toEqual(versionBefore);
    const passages = [{ heading: '', page: null, text: exampleText.trim() }];
    expect(await known()).toEqual([{ id: first.id, title: 'hours.txt', passages }]);
    const afterFirst = await fingerprint();
    expect(afterFirst).not.toBe(before);

    await owner.upload('scan.pdf', await makeScan());
    await owner.untilRead();
    expect(await fingerprint()).toBe(afterFirst);
    started.clock.advance(1000);
    await owner.upload('rules.docx', makeDocx());
    await owner.untilRead();
    expect((await known()).map(({ title }) => title)).toEqual(['hours.txt', 'rules.docx']);
    expect(await fingerprint()).not.toBe(afterFirst);
    // Nobody else's, and nothing of another assistant.
    expect(await documentPassagesOf(db, ownerId + 1, owner.assistantId)).toEqual([]);
    expect(await documentPassagesOf(db, ownerId, owner.assistantId + 1)).toEqual([]);

    await owner.client.delete(`/api/documents/${first.id}`);
    expect((await known()).map(({ title }) => title)).toEqual(['rules.docx']);
    await owner.client.delete(`/api/assistants/${owner.assistantId}`);
    expect(await known()).toEqual([]);
    expect(await db.selectFrom('document_readings').selectAll().execute()).toEqual([]);
    await started.close();
  });
});

describe('the queue', () => {
  const running: StartedApp[] = [];
  afterEach(async () => {
    for (const started of running.splice(0).reverse()) await started.close();
  });

  async function start(beside?: StartedApp): Promise<StartedApp> {
    const config = beside?.services.config;
    const env: Record<string, string> = config?.databaseUrl
      ? { DATABASE_URL: config.databaseUrl }
      : {};
    const started = await startApp(
      config ? { dataDir: config.dataDir, env, services: { clock: beside.clock } } : {},
    );
    running.push(started);
    return started;
  }

  const readings = ({ services }: StartedApp) =>
    services.db.selectFrom('document_readings').selectAll().orderBy('queuedAt').execute();

  /** Long enough to be seen while it is read, however busy the machine is. */
  const longText = `${exampleText}\n\n`.repeat(2_000);

  /** Waits for a reader to begin and stops it, so that what happens meanwhile does not depend on speed. */
  async function pauseReader(): Promise<number> {
    let pid: number | undefined;
    await until(async () => {
      [pid] = await listReaders(process.pid);
      return pid !== undefined && pauseProcess(pid);
    });
    return pid ?? 0;
  }

  /** Waits until so many readers run, and stops them. */
  async function pauseReaders(count: number): Promise<number[]> {
    let pids: number[] = [];
    await until(async () => {
      pids = await listReaders(process.pid);
      return pids.length === count && pids.every(pauseProcess);
    });
    return pids;
  }

  it('[DOC-10] reads two documents at a time, and requests are answered meanwhile', async () => {
    const started = await start();
    const [owner, other] = [await newOwner(started), await newOwner(started)];
    const { id } = await owner.upload('a.txt', longText);
    await pauseReader();
    await owner.upload('b.txt', longText);
    const readers = await pauseReaders(2);
    const later = await other.upload('c.txt', exampleText);
    expect((await other.list())[0]).toMatchObject({ id: later.id, readingStatus: 'pending' });
    const statuses = (await owner.list()).map(({ readingStatus }) => readingStatus);
    expect(statuses).toEqual(['reading', 'reading']);
    expect((await textOf(owner.client, id)).body).toMatchObject({ passages: [] });
    const renamed = { setupType: 'both' };
    expect((await owner.client.patch(`/api/assistants/${owner.assistantId}`, renamed)).status).toBe(
      200,
    );
    expect((await owner.client.get(`/api/documents/download/${id}`)).text).toBe(longText);
    expect((await listReaders(process.pid)).sort()).toEqual(readers.sort());
    for (const reader of readers) continueProcess(reader);
    await owner.untilRead();
    const ready = { readingStatus: 'ready' };
    expect(await owner.list()).toMatchObject([ready, ready]);
    expect(await other.untilRead()).toMatchObject([{ readingStatus: 'ready' }]);
  });

  it('[DOC-17] a document that is not read quickly waits behind the others, who need not wait for it', async () => {
    const started = await start();
    const [owner, other] = [await newOwner(started), await newOwner(started)];
    await owner.upload('slow.txt', longText);
    // As if the short try had not been enough.
    process.kill(await pauseReader(), 'SIGKILL');
    await until(async () => (await readings(started))[0]?.attempts === 2);
    expect((await readings(started))[0]).toMatchObject({ isSlow: 1 });
    const first = await pauseReader();
    // In the order of upload, below.
    started.clock.advance(1_000);
    await owner.upload('slow too.txt', longText);
    for (const reader of await pauseReaders(2)) {
      if (reader !== first) process.kill(reader, 'SIGKILL');
    }
    // The other reader takes none of the slow ones.
    await until(async () => (await readings(started))[1]?.isSlow === 1);
    started.clock.advance(1_000);
    await other.upload('quick.txt', exampleText);
    expect(await other.untilRead()).toMatchObject([{ readingStatus: 'ready' }]);
    expect((await readings(started)).map(({ status }) => status)).toEqual([
      'reading',
      'pending',
      'ready',
    ]);
  });

  it('[DOC-17] the documents of one network address take turns with those of others', async () => {
    const started = await start();
    const { services, clock } = started;
    const { db, dialect } = services;
    const owners = await Promise.all([1, 2, 3].map(() => newOwner(started)));
    const rowOf = async (at: number) =>
      db
        .selectFrom('voice_assistants')
        .select('ownerId')
        .where('id', '=', owners[at]?.assistantId ?? 0)
        .executeTakeFirstOrThrow();
    // Nobody reads but us.
    await started.app.close();
    for (const [at, askedFrom] of ['flood', 'flood', 'elsewhere'].entries()) {
      const { ownerId } = await rowOf(at);
      const file = { name: `${at}.txt`, bytes: Buffer.from(exampleText) };
      const assistantId = owners[at]?.assistantId ?? 0;
      clock.advance(1_000);
      const now = clock.now().toISOString();
      await addDocument(db, { ownerId, assistantId, file, askedFrom, now });
    }
    const now = clock.now().toISOString();
    const claim = { dialect, now, leasedUntil: now, leaseToken: 'ours', withSlow: true };
    const first = await claimReading(db, claim);
    expect(first?.ownerId).toBe((await rowOf(2)).ownerId);
    if (first) await endReading(db, first, { status: 'ready' });
    const ended = (await readings(started)).find(({ status }) => status === 'ready');
    expect(ended).toMatchObject({ askedFrom: null });
  });

  it('[DOC-10] gives up a document whose reader died three times, and goes on with the others', async () => {
    const started = await start();
    const owner = await newOwner(started);
    const heavy = await owner.upload('heavy.txt', longText);
    for (const attempts of [1, 2, 3]) {
      process.kill(await pauseReader(), 'SIGKILL');
      if (attempts < 3) {
        await until(async () => (await readings(started))[0]?.attempts === attempts + 1);
      }
    }
    await owner.upload('light.txt', exampleText);
    const [failed, ready] = byName(await owner.untilRead());
    expect(failed).toMatchObject({ id: heavy.id, readingStatus: 'failed' });
    expect(failed?.readingProblem).toMatch(/too much time or memory.*Upload a simpler copy/);
    expect(ready?.readingStatus).toBe('ready');
  });

  it('ends a reader when its document is deleted', async () => {
    const started = await start();
    const owner = await newOwner(started);
    const { id } = await owner.upload('a.txt', exampleText);
    await pauseReader();
    expect((await owner.client.delete(`/api/documents/${id}`)).status).toBe(200);
    await until(async () => (await listReaders(process.pid)).length === 0);
    await owner.upload('b.txt', exampleText);
    expect(await owner.untilRead()).toMatchObject([
      { originalName: 'b.txt', readingStatus: 'ready' },
    ]);
  });

  it('[DOC-11] a server that stops gives its document back, and the next one reads it', async () => {
    const started = await start();
    const owner = await newOwner(started);
    await owner.upload('a.txt', exampleText);
    await pauseReader();
    await started.app.close();
    expect(await listReaders(process.pid)).toEqual([]);
    expect(await readings(started)).toMatchObject([
      { status: 'pending', attempts: 0, leasedUntil: null, leaseToken: null },
    ]);
    const next = await start(started);
    await until(async () => (await readings(next))[0]?.status === 'ready');
    expect(await readings(next)).toMatchObject([{ attempts: 1 }]);
  });

  it('[DOC-11] [OPS-09] a stop that comes while a document is claimed gives it back', async () => {
    const started = await start();
    const { assistantId } = await newOwner(started);
    const { db, dialect, clock } = started.services;
    // Its own queue is gone, ours is the only one.
    await started.app.close();
    const { ownerId } = await db
      .selectFrom('voice_assistants')
      .select('ownerId')
      .executeTakeFirstOrThrow();
    const file = { name: 'rules.txt', bytes: Buffer.from(exampleText) };
    const now = clock.now().toISOString();
    await addDocument(db, { ownerId, assistantId, file, askedFrom: 'here', now });
    const failures: unknown[] = [];
    const queue = createReadingQueue({ db, dialect, clock, report: (why) => failures.push(why) });
    queue.start();
    await queue.stop();
    expect(failures).toEqual([]);
    expect(await readings(started)).toMatchObject([{ status: 'pending', attempts: 0 }]);
  });

  it('[DOC-11] [OPS-15] two servers on one database share the documents, each is read once', async () => {
    const started = await start();
    const beside = await start(started);
    const owners = await Promise.all([newOwner(started), newOwner(started)]);
    await Promise.all(
      owners.flatMap((owner) => ['a.txt', 'b.txt'].map((name) => owner.upload(name, exampleText))),
    );
    // The other one looks by itself only now and then.
    await (await newOwner(beside)).upload('c.txt', exampleText);
    await until(async () => (await readings(started)).every(({ status }) => status === 'ready'));
    expect((await readings(started)).map(({ attempts }) => attempts)).toEqual(Array(5).fill(1));
  });

  it('[DOC-11] takes over the document of a server that is gone, not before its lease is over', async () => {
    const started = await start();
    const owner = await newOwner(started);
    const { services, clock } = started;
    const lease = new Date(clock.now().getTime() + 5_000).toISOString();
    const held = {
      status: 'reading',
      attempts: 1,
      leaseToken: 'gone',
      leasedUntil: lease,
    } as const;
    await owner.upload('a.txt', exampleText);
    await owner.untilRead();
    await services.db.updateTable('document_readings').set(held).execute();

    clock.advance(4_000);
    await owner.upload('b.txt', exampleText);
    await until(async () => (await readings(started))[1]?.status === 'ready');
    expect((await readings(started))[0]).toMatchObject(held);
    clock.advance(2_000);
    await owner.upload('c.txt', exampleText);
    expect(await owner.untilRead()).toMatchObject(
      [1, 2, 3].map(() => ({ readingStatus: 'ready' })),
    );
    expect((await readings(started))[0]?.attempts).toBe(2);
  });

  it('[DOC-13] takes no more text for one assistant than it can use', async () => {
    const started = await start();
    const owner = await newOwner(started);
    await owner.upload('a.txt', exampleText);
    await owner.untilRead();
    // As if it were a thousand pages, less than this file has.
    const characters = 3_000_000 - exampleText.length + 10;
    await started.services.db.updateTable('document_readings').set({ characters }).execute();
    await owner.upload('b.txt', exampleText);
    const [, over] = byName(await owner.untilRead());
    expect(over).toMatchObject({ readingStatus: 'failed', words: null });
    expect(over?.readingProblem).toMatch(/as much text as it can use.*Delete one/);
    const other = await newOwner(started);
    await other.upload('b.txt', exampleText);
    expect(await other.untilRead()).toMatchObject([{ readingStatus: 'ready' }]);
  });

  it('does not try for ever what takes whole servers down', async () => {
    const started = await start();
    const owner = await newOwner(started);
    await owner.upload('a.txt', exampleText);
    await owner.untilRead();
    const lost = {
      status: 'reading',
      attempts: 5,
      leasedUntil: '2026-01-01T00:00:00.000Z',
    } as const;
    await started.services.db.updateTable('document_readings').set(lost).execute();
    await owner.upload('b.txt', exampleText);
    const [given, ready] = byName(await owner.untilRead());
    expect(given?.readingProblem).toMatch(/interrupted again and again/);
    expect([given?.readingStatus, ready?.readingStatus]).toEqual(['failed', 'ready']);
  });
});
