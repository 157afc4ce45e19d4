// kill -9 in the middle of saving, again and again: whatever was acknowledged is there after the restart, and
// nothing was deployed twice.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { CountingWriter, isCutOff } from './counting-writer.ts';
import { isLong, patienceMs, reportFigure } from './fault-form.ts';

const writerCount = isLong ? 8 : 4;
const killCount = isLong ? 50 : 8;
/** Of each writer between two kills, however slow the machine. */
const savesPerRound = isLong ? 8 : 6;
const wantedWrites = isLong ? 3_000 : writerCount * killCount * savesPerRound;

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
});
afterAll(() => server.stop());

test(
  '[OPS-42] after kill -9 during saves every acknowledged write is there, none doubled, the database sound',
  async () => {
    const writers: CountingWriter[] = [];
    for (let index = 0; index < writerCount; index += 1) {
      writers.push(await CountingWriter.create(server.url));
    }
    for (let kill = 0; kill < killCount; kill += 1) {
      const before = writers.map(({ acknowledged }) => acknowledged);
      const working = writers.map(writeUntilCut);
      const isEnough = ({ acknowledged }: CountingWriter, index: number) =>
        acknowledged >= (before[index] ?? 0) + savesPerRound;
      while (!writers.every(isEnough)) await wait(2);
      // Not always at the same point of a write.
      await wait(kill % 11);
      await server.end('SIGKILL');
      await Promise.all(working);
      await server.start();
      for (const writer of writers) await writer.expectEverythingAcknowledged();
    }

    let submissions = 0;
    for (const writer of writers) {
      writer.askedDeployments += 1;
      // Asked again and again, it is one.
      expect(await writer.deploy()).toBe(await writer.deploy());
      submissions += await writer.expectEverythingAcknowledged();
    }
    await server.end();
    const stored = readDatabase(join(server.dataDir, 'porchlight.db'));
    expect(stored).toEqual({
      integrity: 'ok',
      brokenReferences: 0,
      submissions,
      versions: submissions,
      pdfs: submissions,
      mails: submissions,
    });
    const writes = writers.reduce((sum, { acknowledgedWrites }) => sum + acknowledgedWrites, 0);
    expect(writes).toBeGreaterThanOrEqual(wantedWrites);
    reportFigure({
      row: 'T3',
      what: `kill -9 × ${killCount} under ${writerCount} writers`,
      wanted: `≥ ${wantedWrites} acknowledged writes, 0 lost, integrity ok, 0 double submissions`,
      measured: `${writes} acknowledged, 0 lost, integrity ok, ${submissions} submissions, 0 double`,
    });
  },
  patienceMs,
);

async function writeUntilCut(writer: CountingWriter): Promise<void> {
  try {
    for (;;) await writer.write();
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}

function readDatabase(path: string) {
  const file = new Database(path, { readonly: true });
  const first = (query: string) => Object.values(Object(file.prepare(query).get([])))[0];
  const stored = {
    integrity: first('pragma integrity_check'),
    brokenReferences: file.prepare('pragma foreign_key_check').all().length,
    submissions: first('select count(*) from webhook_submissions'),
    versions: first(
      'select count(*) from (select distinct "assistantId", "version" from webhook_submissions)',
    ),
    pdfs: first('select count(distinct "submissionId") from pdf_documents'),
    mails: first(`select count(*) from deliveries where "kind" = 'email'`),
  };
  file.close();
  return stored;
}
