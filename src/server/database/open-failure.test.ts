import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';
import { openDatabase } from './connect.ts';
import { describePlace, openFailure } from './open-failure.ts';

const place = {
  databaseUrl: 'postgres://kim:secret-word@db.example:5433/calls',
  dataDir: '/srv/x',
};
const withCode = (code: string) => Object.assign(new Error('raw words'), { code });

test.each([
  ['ECONNREFUSED', 'PostgreSQL at db.example:5433 cannot be reached (ECONNREFUSED)'],
  ['ENOTFOUND', 'The host db.example of DATABASE_URL is not known here'],
  ['28P01', 'PostgreSQL at db.example:5433 does not let the user kim in'],
  ['3D000', 'PostgreSQL at db.example:5433 has no database calls. Make it: createdb -O kim calls'],
  ['42501', 'The user kim may not make or read tables in the database calls.'],
  ['53300', 'PostgreSQL at db.example:5433 has no connection left'],
])('[OPS-104] PostgreSQL: %s becomes a sentence without the password', (code, sentence) => {
  const failure = openFailure(withCode(code), place) as Error;
  expect(failure.message).toContain(sentence);
  expect(failure.message).not.toContain('secret-word');
});

test.each([
  ['SQLITE_READONLY', 'The database /srv/x/porchlight.db can only be read'],
  ['EACCES', 'The database /srv/x/porchlight.db cannot be opened: it must be a file'],
  ['SQLITE_CANTOPEN', 'The database /srv/x/porchlight.db cannot be opened'],
  ['SQLITE_BUSY', 'The database /srv/x/porchlight.db is held by another program'],
])('[OPS-104] SQLite: %s becomes a sentence that names the file', (code, sentence) => {
  const failure = openFailure(withCode(code), { ...place, databaseUrl: null }) as Error;
  expect(failure.message).toContain(sentence);
});

test('what is not known stays as it is, with its stack', () => {
  const error = new Error('a fault of ours');
  expect(openFailure(error, place)).toBe(error);
  expect(openFailure(error, { ...place, databaseUrl: null })).toBe(error);
});

test('a place is described without user and password', () => {
  expect(describePlace(place)).toBe('the PostgreSQL database calls at db.example:5433');
  expect(describePlace({ ...place, databaseUrl: null })).toBe('/srv/x');
});

test('[OPS-104] data of a newer release is refused with a sentence, and stays as it is', async () => {
  const { services, close } = await startApp();
  const { databaseUrl, dataDir } = services.config;
  const add = sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`;
  await add.execute(services.db);
  const opening = openDatabase({ databaseUrl, dataDir });
  await expect(opening).rejects.toThrow(/^The data was made by a newer version of Porchlight/);
  const kept = await sql`select name from kysely_migration where name like '9999%'`.execute(
    services.db,
  );
  expect(kept.rows).toHaveLength(1);
  await close();
});

test('[OPS-104] the real PostgreSQL says wrong password, user and database in this way', async () => {
  const { services, close } = await startApp();
  const { databaseUrl } = services.config;
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-open-'));
  // The embedded database has no user; its own refusals are those of the file.
  const wrong = databaseUrl
    ? (change: (url: URL) => void) => {
        const url = new URL(databaseUrl);
        change(url);
        return openDatabase({ databaseUrl: url.href, dataDir });
      }
    : null;
  if (wrong) {
    const password = wrong((url) => {
      url.password = 'wrong-word';
    });
    await expect(password).rejects.toThrow(/does not let the user porchlight in/);
    const database = wrong((url) => {
      url.pathname = '/nowhere';
    });
    await expect(database).rejects.toThrow(/has no database nowhere\. Make it: createdb/);
  } else {
    const nowhere = openDatabase({ databaseUrl: null, dataDir: '/dev/null/x' });
    await expect(nowhere).rejects.toThrow('/dev/null is a file, not a folder.');
  }
  rmSync(dataDir, { recursive: true, force: true });
  await close();
});
