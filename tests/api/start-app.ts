// Starts the whole server in this process for API tests: real routes, a fresh database, a clock to set.
// The database is the embedded one in a temporary folder, or one of its own on TEST_DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type BuildOptions, buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { answerFormat, assistantAnswerText } from '#server/features/assistants/assistant-answer.ts';
import { createServices, type Services } from '#server/platform/services.ts';
import { createDatabase } from '#tests/peers/postgres-database.ts';
import { TestClient } from './test-client.ts';

export interface StartedApp {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  /** A browser or program with a cookie jar of its own. */
  newClient(): TestClient;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Settings as in the environment, such as PUBLIC_URL. */
  env?: Record<string, string>;
  services?: Partial<Services>;
  build?: BuildOptions;
  /** Data of an earlier start, for tests of restarts; kept at close. */
  dataDir?: string;
}

export async function startApp(options: StartOptions = {}): Promise<StartedApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'porchlight-test-'));
  const database = options.dataDir ? null : await createDatabase(process.env.TEST_DATABASE_URL);
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    // The test's clock stands still, so that a limit that is used up would never fill again.
    RATE_LIMIT: 'off',
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...options.env,
  });
  const clock = new TestClock();
  const services = await createServices(config, { clock, ...options.services });
  // Without a web app, unless a test brings one: a build that lies around must not change results.
  const app = await buildApp(services, { webFolder: join(dataDir, 'no-web'), ...options.build });
  await app.ready();
  return {
    app,
    services,
    clock,
    newClient: () => new TestClient(app, clock),
    async close() {
      await expectTrueAnswers(services);
      await app.close();
      await services.close();
      await database?.drop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export class TestClock {
  #now = new Date('2026-03-02T15:00:00.000Z');

  now(): Date {
    return this.#now;
  }

  set(text: string): void {
    this.#now = new Date(text);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

/** Whatever the test wrote: the answer kept with each assistant is the one its row gives. */
async function expectTrueAnswers({ db }: Services): Promise<void> {
  const rows = await db.selectFrom('voice_assistants').selectAll().execute();
  for (const row of rows) {
    // One of an earlier release is made anew when it is read.
    if (row.answerFormat === answerFormat) expect(row.answer).toBe(assistantAnswerText(row));
  }
}
