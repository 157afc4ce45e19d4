// A database of its own on a PostgreSQL server that runs already.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** @param serverUrl of a user that may create databases; without one there is none */
export async function createDatabase(serverUrl: string | undefined): Promise<OwnDatabase | null> {
  if (!serverUrl) return null;
  const name = `porchlight_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
