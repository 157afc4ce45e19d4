import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';
import { openDatabase } from './connect.ts';

const run = promisify(execFile);

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-connect-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const openInChild = (config: { databaseUrl: string | null; dataDir: string }) =>
  run(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { openDatabase } from './src/server/database/connect.ts';
     const { db, close } = await openDatabase(${JSON.stringify(config)});
     const rows = await db.selectFrom('kysely_migration').select('name').execute();
     await close();
     console.log(rows.length);`,
  ]);

describe('the database', () => {
  test('[OPS-15] two processes that start at once on a new one bring its tables up once', () =>
    inFolder(async (dataDir) => {
      const { services, close } = await startApp();
      const databaseUrl = services.config.databaseUrl;
      if (databaseUrl) {
        await services.db.schema.dropSchema('public').cascade().execute();
        await services.db.schema.createSchema('public').execute();
      }
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => openInChild({ databaseUrl, dataDir })),
      );
      for (const { stdout } of answers) expect(Number(stdout)).toBeGreaterThan(0);
      expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
      await close();
    }));

  test('bytes come back as they went in, on both databases', async () => {
    const { services, close } = await startApp();
    const bytes = Buffer.from([0, 1, 255, 128, 10, 13, 0]);
    await services.db
      .insertInto('pdf_documents')
      .values({
        id: 1_000_000_001,
        ownerId: 1,
        filename: 'a.pdf',
        originalName: 'a.pdf',
        fileContent: bytes,
        createdAt: '',
        assistantId: 1,
        submissionId: 1,
        size: bytes.length,
      })
      .execute();
    const row = await services.db
      .selectFrom('pdf_documents')
      .select('fileContent')
      .executeTakeFirstOrThrow();
    expect(Buffer.isBuffer(row.fileContent)).toBe(true);
    expect(row.fileContent.equals(bytes)).toBe(true);
    await close();
  });

  test('a write waits for the lock of another process, and reads see its work afterwards', () =>
    inFolder(async (dataDir) => {
      const config = { databaseUrl: null, dataDir };
      const [mine, other] = [await openDatabase(config), await openDatabase(config)];
      const owner = (id: number) => ({ id, createdAt: 'before', recoveryCodeHash: null });
      const idsSeen = async () =>
        (await mine.db.selectFrom('owners').select('id').orderBy('id').execute()).map(
          ({ id }) => id,
        );
      await mine.db.insertInto('owners').values(owner(1)).execute();

      let sayLocked = () => {};
      let release = () => {};
      const locked = new Promise<void>((resolve) => {
        sayLocked = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const theirs = other.db.transaction().execute(async (trx) => {
        await trx.insertInto('owners').values(owner(2)).execute();
        sayLocked();
        await released;
      });
      await locked;
      const single = mine.db.insertInto('owners').values(owner(3)).execute();
      const inTransaction = mine.db
        .transaction()
        .execute((trx) => trx.insertInto('owners').values(owner(4)).execute());
      await delay(300);
      release();
      await Promise.all([theirs, single, inTransaction]);
      expect(await idsSeen()).toEqual([1, 2, 3, 4]);
      await other.db.insertInto('owners').values(owner(5)).execute();
      expect(await idsSeen()).toEqual([1, 2, 3, 4, 5]);
      await mine.close();
      await other.close();
    }));

  test('the embedded file is durable (WAL, synchronous FULL)', () =>
    inFolder(async (dataDir) => {
      const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
      const pragma = async (name: string) =>
        Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
      await close();
    }));

  test('a transaction that fails leaves nothing behind', async () => {
    const { services, close } = await startApp();
    const failing = services.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('owners')
        .values({ id: 1_000_000_001, createdAt: '', recoveryCodeHash: null })
        .execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await services.db.selectFrom('owners').selectAll().execute()).toEqual([]);
    await close();
  });
});
