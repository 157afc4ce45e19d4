// The backup command while writers go on, restored into an empty database: the export of the copy is that of
// the original, and what was acknowledged before the backup began is in it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { findPostgres, startPostgres } from '#tests/peers/postgres.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { CountingWriter } from './counting-writer.ts';
import { isLong, patienceMs, reportFigure } from './fault-form.ts';

const writerCount = isLong ? 8 : 3;
const backupCount = isLong ? 5 : 1;
const savesBefore = isLong ? 60 : 10;
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log('Only SQLite: no PostgreSQL 15 or newer was found.');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])(
  '[OPS-13] [OPS-44] %s: a backup under load, restored, exports the same',
  async (database) => {
    const clusters =
      database === 'PostgreSQL' ? [await startPostgres(), await startPostgres()] : [];
    const [env, otherEnv] = [0, 1].map((index) => databaseEnv(clusters[index]?.url));
    const server = await startBuiltServer({
      env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env },
    });
    try {
      const writers: CountingWriter[] = [];
      for (let index = 0; index < writerCount; index += 1) {
        writers.push(await CountingWriter.create(server.url));
      }
      let isOver = false;
      const working = writers.map(async (writer) => {
        while (!isOver) await writer.write();
      });
      let rows = 0;
      for (let count = 0; count < backupCount; count += 1) {
        const target = writers.map(({ acknowledged }) => acknowledged + savesBefore);
        while (writers.some(({ acknowledged }, index) => acknowledged < (target[index] ?? 0))) {
          await wait(5);
        }
        const before = writers.map(({ acknowledged }) => acknowledged);
        const file = join(folder, `${count}.backup.gz`);
        await run('backup', file, { ...env, DATA_DIR: server.dataDir });
        const after = writers.map(({ asked }) => asked);

        const copy = { ...otherEnv, DATA_DIR: join(folder, `copy-${count}`) };
        await run('restore', file, copy, ['--yes']);
        const again = join(folder, `${count}-again.backup.gz`);
        await run('backup', again, copy);
        const lines = linesOf(file);
        expect(linesOf(again)).toEqual(lines);
        rows = lines.length - 2;
        for (const [index, { assistantId }] of writers.entries()) {
          const saved = savedNumber(lines, assistantId);
          expect(saved).toBeGreaterThanOrEqual(before[index] ?? 0);
          expect(saved).toBeLessThanOrEqual(after[index] ?? 0);
        }
      }
      isOver = true;
      await Promise.all(working);
      reportFigure({
        row: 'T15',
        what: `${database}: ${backupCount} backups under ${writerCount} writers, each restored`,
        wanted: 'equal export',
        measured: `equal export, ${rows} rows in the last`,
      });
    } finally {
      await server.stop();
      await Promise.all(clusters.map((cluster) => cluster.stop()));
    }
  },
  patienceMs,
);

const databaseEnv = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { DATABASE_URL: url };

async function run(
  action: string,
  file: string,
  settings: Record<string, string>,
  flags: string[] = [],
): Promise<void> {
  const command = inProject('dist', 'server', 'backup-command.js');
  const env = { PATH: process.env.PATH, ...settings };
  await promisify(execFile)(process.execPath, [command, action, file, ...flags], { env });
}

/** The rows of a table come in the order of their keys. */
function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
}

function savedNumber(lines: readonly string[], assistantId: number): number {
  const line = lines.find((text) =>
    text.startsWith(`{"table":"voice_assistants","row":{"id":${assistantId},`),
  );
  return Number(/"companyName":"Harbour Homes (\d+)"/.exec(line ?? '')?.[1]);
}
