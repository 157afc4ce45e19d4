// Every hostile file on the production build: the answer of its upload, what its reading says, and meanwhile a
// server that answers, stays small and reads one document at a time in a child with limits of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedFiles, refusedFiles } from '#tests/api/hostile-files.ts';
import { reportFigure } from '#tests/faults/fault-form.ts';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { listReaders } from '#tests/peers/list-readers.ts';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';
import { isLong, patienceMs } from './attack-form.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { peakMegabytes } from './peak-megabytes.ts';
import { percentile } from './percentile.ts';

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.stop());

interface Listed {
  id: number;
  originalName: string;
  readingStatus: string;
  readingProblem: string;
}

async function newOwner() {
  const client = new PlainClient(server.url);
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  const path = `/api/assistants/${id}/documents`;
  return {
    client,
    path,
    list: (): Promise<Listed[]> => client.expectOk('GET', path),
    send: async (name: string, content: Buffer | string) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
      const { status, body } = await client.send('POST', path, form);
      return { status, sentence: `${body.title ?? ''} ${body.detail ?? ''}` };
    },
  };
}

/** Those that an upload tells apart are in tests/api/hostile-uploads.test.ts, on both databases. */
const refused = isLong ? refusedFiles : [];
const accepted = isLong ? acceptedFiles : [];
const fileCount = refused.length + accepted.length + hostileDocuments.length;

test(
  `[INPUT-34] [DOC-10] ${fileCount} hostile files: each its answer, the server small and answering`,
  async () => {
    const { client, path, list, send } = await newOwner();
    const other = await newOwner();
    const watch = watchServer(client, path);

    await watch.during(async () => {
      for (const [what, name, content, [status, title]] of refused) {
        const answer = await send(name, content);
        expect(`${what}: ${answer.status} ${answer.sentence}`).toContain(
          `${what}: ${status} ${title}`,
        );
      }
      expect(await list()).toEqual([]);
      for (const [what, name, content] of accepted) {
        expect(`${what}: ${(await other.send(name, content)).status}`).toBe(`${what}: 200`);
      }
      for (const { what, name, make } of hostileDocuments) {
        expect(`${what}: ${(await send(name, await make())).status}`).toBe(`${what}: 200`);
      }

      const isOver = ({ readingStatus }: Listed) => /ready|failed/.test(readingStatus);
      while (![...(await list()), ...(await other.list())].every(isOver)) await watch.look();
    });
    const rows = await list();
    const states = hostileDocuments.map(({ what, name }) => {
      const row = rows.find(({ originalName }) => originalName === name);
      return `${what}: ${row?.readingStatus} ${row?.readingProblem}`;
    });
    expect(states).toEqual(
      hostileDocuments.map(({ what, reading }) =>
        expect.stringMatching(new RegExp(`^${what}: ${reading.source.replace(/^\^/, '')}`)),
      ),
    );
    // Nothing of this machine got into a document.
    for (const { id } of rows) {
      const text = JSON.stringify(await client.expectOk('GET', `/api/documents/${id}/text`));
      expect(text).not.toMatch(/root:|haha/);
    }

    const { times, mostReaders, readerPeak } = watch;
    const p99 = percentile(times, 99);
    const peak = peakMegabytes(server.pid());
    reportFigure({
      row: 'T8',
      what: `${fileCount} hostile files`,
      wanted: 'other GETs p99 < 250 ms, server < 400 MB, child < 600 MB, two at a time',
      measured: `p99 ${Math.round(p99)} ms of ${times.length}, server ${peak ?? '?'} MB, child ${readerPeak ?? '?'} MB, ${mostReaders} at a time`,
    });
    expect(mostReaders).toBeLessThanOrEqual(2);
    if (peak !== null) expect(peak).toBeLessThan(400);
    if (isLong) {
      expect(p99).toBeLessThan(250);
      expect(readerPeak ?? 0).toBeLessThan(600);
    }
    // What was written of a document into the log is its number only.
    for (const { name } of hostileDocuments) expect(server.output()).not.toContain(name);
  },
  patienceMs,
);

/** Asks for other things all the time, as other users do, and looks at the children of the server. */
function watchServer(client: PlainClient, path: string) {
  const watch = {
    times: [] as number[],
    mostReaders: 0,
    readerPeak: null as number | null,
    async look() {
      const readers = await listReaders(server.pid());
      watch.mostReaders = Math.max(watch.mostReaders, readers.length);
      for (const pid of readers) {
        const peak = peakMegabytes(pid);
        if (peak !== null) watch.readerPeak = Math.max(watch.readerPeak ?? 0, peak);
      }
    },
    async during(work: () => Promise<void>) {
      let isOver = false;
      const asking = async () => {
        while (!isOver) {
          const startedAt = performance.now();
          await client.expectOk('GET', path);
          watch.times.push(performance.now() - startedAt);
        }
      };
      const working = async () => {
        try {
          await work();
        } finally {
          isOver = true;
        }
      };
      await Promise.all([working(), asking()]);
    },
  };
  return watch;
}
