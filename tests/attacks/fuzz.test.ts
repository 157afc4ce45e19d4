// Thousands of broken requests with a fixed seed to every route, on both databases: nothing breaks, nothing
// inside is betrayed, nobody else's data changes, and the log repeats nothing. FUZZ_SEED chooses other ones.
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Things } from '#tests/api/isolation-recipes.ts';
import { makeThings } from '#tests/api/make-things.ts';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import type { TestClient } from '#tests/api/test-client.ts';
import { reportFigure } from '#tests/faults/fault-form.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '#tests/peers/postgres.mjs';
import { type RawAnswer, sendRaw } from '#tests/peers/raw-http.ts';
import { isLong, patienceMs } from './attack-form.ts';
import { type FuzzRequest, fuzzRequests, toBytes } from './fuzz-requests.ts';
import { marker } from './hostile-values.ts';

/** On each database; the short form shares 3,000 between two. */
const requestCount = Number(process.env.FUZZ_REQUESTS ?? (isLong ? 20_000 : 1_500));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const clientCount = 4;
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log('Without PostgreSQL: no PostgreSQL 15 or newer was found.');

interface Victim {
  client: TestClient;
  cookie: string;
  things: Things;
}

/** Words of libraries and places of files that only the log may have. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|\.js:\d|porchlight-test-|SQLITE_|libsql|kysely|\bpg_|\bECONN|insert into|select .+ from |FST_|TypeError|RangeError/;

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])('%s', (database) => {
  const routes = new Set<string>();
  const log: string[] = [];
  let cluster: PostgresCluster | undefined;
  let started: StartedApp;
  let port: number;
  let made = 0;

  beforeAll(async () => {
    if (database === 'PostgreSQL') cluster = await startPostgres();
    started = await startApp({
      env: { DATABASE_URL: cluster?.url ?? '', LOG_LEVEL: 'trace' },
      build: {
        logStream: { write: (line) => log.push(line) },
        onRoute: ({ method, url }) => {
          for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
        },
      },
    });
    await started.app.listen({ port: 0, host: '127.0.0.1' });
    // A listening TCP server has an address of this kind.
    port = (started.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await started.close();
    await cluster?.stop();
  });

  async function newVictim(): Promise<Victim> {
    const client = started.newClient();
    made += 1;
    const things = await makeThings(started, client, `device_1700000000000_quartz${made}x`);
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    return { client, cookie, things };
  }

  test(
    `[INPUT-30] ${requestCount} broken requests: no 5xx, no word from inside, each refusal a sentence`,
    async () => {
      const bystander = await newVictim();
      const path = `/api/assistants/${bystander.things.assistantId}`;
      const before = (await bystander.client.get(path)).text;
      const requests = fc.sample(fuzzRequests([...routes]), {
        // Each database gets requests of its own.
        seed: seed + database.length,
        numRuns: requestCount,
      });
      const findings: string[] = [];
      const statuses = new Map<number, number>();
      let slowest = { ms: 0, route: '' };

      const working = Array.from({ length: clientCount }, async (_, first) => {
        let owner = await newVictim();
        for (let index = first; index < requests.length; index += clientCount) {
          const request = requests[index]?.(owner.things);
          if (!request) continue;
          const answer = await sendRaw(port, toBytes(request, owner.cookie), request.isBroken);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.ms > slowest.ms) slowest = { ms: answer.ms, route: request.route };
          const fault = faultOf(request, answer);
          if (fault) findings.push(`#${index} ${fault}\n${describeRequest(request)}`);
          if (answer.status === 200 && /^DELETE|forget$/.test(request.route)) {
            owner = await newVictim();
          }
        }
      });
      await Promise.all(working);

      const counted = JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
      console.log(`${database}: ${counted}, slowest: ${slowest.route}`);
      reportFigure({
        row: 'T7',
        what: `${requestCount} broken requests on ${database}`,
        wanted: '0 findings, slowest < 1 s',
        measured: `${findings.length} findings, slowest ${Math.round(slowest.ms)} ms`,
      });
      expect(findings).toEqual([]);
      // A fuzz that is refused everywhere tests the refusal only.
      expect(statuses.get(200)).toBeGreaterThan(requestCount / 10);
      expect((await bystander.client.get(path)).text).toBe(before);
      expect(Object.keys(Object.prototype)).toEqual([]);
      if (isLong) expect(slowest.ms).toBeLessThan(1_000);
    },
    patienceMs,
  );

  test('[OPS-14] [INPUT-31] its log repeats no name, number, address, identifier, cookie or invented text', async () => {
    const text = log.join('');
    expect(text.split('\n').length).toBeGreaterThan(requestCount);
    const { db } = started.services;
    const sessions = await db.selectFrom('browser_sessions').selectAll().execute();
    const assistants = await db.selectFrom('voice_assistants').select('id').execute();
    const secrets = [
      ...[marker, 'Maple Homes', 'Maple', '010-0100', '666-6666', 'mallory', 'planted', 'quartz'],
      ...sessions.flatMap((session) => Object.values(session)).filter(isSecretText),
      ...assistants.map(({ id }) => String(id)),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/device_|porchlight_session|[\w.]@[\w.]|rules\.txt/);
  });
});

/** Tokens and their hashes; not dates or names of systems. */
function isSecretText(value: unknown): value is string {
  return typeof value === 'string' && /^[\w+/=-]{24,}$/.test(value);
}

function faultOf(request: FuzzRequest, { status, headers, text }: RawAnswer): string | undefined {
  if (status === 0) return request.isBroken ? undefined : 'no answer';
  // 503: too many at once, or a voice that cannot say this; 507: no room.
  if (status >= 500 && status !== 503 && status !== 507) return `${status} ${text}`;
  if (inside.test(text)) return `${status} tells of the inside: ${text.slice(0, 500)}`;
  if (status < 400 || text === '' || isFromParser(headers)) return undefined;
  const isProblem = /^application\/problem\+json/.test(headers['content-type'] ?? '');
  if (!isProblem) return `${status} is no problem document: ${text.slice(0, 200)}`;
  const { detail, title } = JSON.parse(text);
  return /\S/.test(detail) && /\S/.test(title) ? undefined : `${status} has no sentence: ${text}`;
}

/** What is no HTTP at all is refused before a request exists. */
const isFromParser = (headers: Record<string, string>): boolean =>
  headers['x-request-id'] === undefined;

function describeRequest({ method, target, headers, body }: FuzzRequest): string {
  const head = headers.map(([name, value]) => `${name}: ${value.slice(0, 100)}`).join('\n');
  return `${method} ${target.slice(0, 300)}\n${head}\n${JSON.stringify(body.toString().slice(0, 300))}`;
}
