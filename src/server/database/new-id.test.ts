import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import { insertWithNewId, newId } from './new-id.ts';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

const owner = { createdAt: '2026-03-02T15:00:00.000Z', recoveryCodeHash: null };

describe('ids', () => {
  test('[IDENT-13] are whole numbers of ten digits', () => {
    const drawn = Array.from({ length: 10_000 }, newId);
    expect(drawn.filter((id) => !/^[1-9]\d{9}$/.test(String(id)))).toEqual([]);
  });

  test('[IDENT-13] come back from the database as JSON numbers', async () => {
    const { db } = started.services;
    const id = await insertWithNewId(db, 'owners', owner, () => 9_999_999_999);
    expect(id).toBe(9_999_999_999);
    const rows = await db.selectFrom('owners').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([{ id: 9_999_999_999 }]);
  });

  test('[IDENT-13] that are taken are drawn again, inside a transaction too', async () => {
    const { db } = started.services;
    const taken = await insertWithNewId(db, 'owners', owner);
    const draws = [taken, taken, 1_234_567_890];
    const id = await db
      .transaction()
      .execute((trx) => insertWithNewId(trx, 'owners', owner, () => draws.shift() ?? 0));
    expect(id).toBe(1_234_567_890);
  });
});
