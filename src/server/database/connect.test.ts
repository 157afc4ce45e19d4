import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  test('the embedded file is durable (WAL, synchronous FULL) and waits for other processes', () =>
    inFolder(async (dataDir) => {
      const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
      const pragma = async (name: string) =>
        Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
      expect(await pragma('busy_timeout')).toBe(5000);
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
