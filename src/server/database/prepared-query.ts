// A query that is built once: for one that every request makes, building costs as much as running.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/**
 * @param build the query, with anything in the place of its values
 * @returns runs it with these values, in the order in which they stand in the query, and gives the
 *   first row
 */
export function preparedQuery<Values extends readonly unknown[], Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  const built = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...parameters) => {
    const query = built.get(db) ?? build(db).compile();
    built.set(db, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
