// `npm test`: installs what is missing (a browser and PostgreSQL included), then runs everything on both
// databases and closes with one line that counts it all. A part without its browser or database is
// skipped and counted as skipped; on a CI machine that is a failure.
import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';
import { TestRun } from './lib/test-run.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
const { runStaticChecks } = await import('./lib/static-checks.mjs');
const { runVitest, runJourneys, runBuild } = await import('./lib/test-runners.mjs');
const { ensureChromium } = await import('../tests/peers/chromium.mjs');
const { ensurePostgres, startPostgres } = await import('../tests/peers/postgres.mjs');

// Leaves by the normal way, which ends what was started: PostgreSQL, servers, browsers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(130));
}

const parts = /** @type {const} */ ({
  checks: 'checks',
  sqlite: 'rules, screens and API on SQLite',
  postgres: 'API on PostgreSQL',
  build: 'production build',
  faults: 'faults on the production build',
  journeys: 'browser journeys on SQLite',
  postgresJourney: 'main journey on PostgreSQL',
});
const names = Object.values(parts);
console.log(
  `Everything is checked in ${names.length} parts. On two processors it takes about 20 minutes, on eight about 8.`,
);
mkdirSync(inProject('.cache'), { recursive: true });
const run = new TestRun(names);
const chromium = await ensureChromium();
const postgresFolder = await ensurePostgres();
console.log(`Browser: ${chromium ?? 'none'}\nPostgreSQL: ${postgresFolder ?? 'none'}`);

await run.part(parts.checks, () => runStaticChecks());
await run.part(parts.sqlite, () =>
  runVitest(['unit', 'web', 'api', 'recipe', 'recipe-web'], 'sqlite'),
);

const postgres = postgresFolder ? await startPostgres({ folder: postgresFolder }) : undefined;
try {
  const noPostgres = 'no PostgreSQL 15 or newer was found';
  await run.part(
    parts.postgres,
    postgres ? () => runVitest(['api'], 'postgres', postgres.url) : noPostgres,
  );

  const isBuilt = await run.part(parts.build, () => runBuild());
  if (isBuilt) {
    const noChromium = 'no Chromium or Chrome was found (CHROMIUM_PATH names one)';
    await run.part(parts.faults, () => runVitest(['faults'], 'faults'));
    await run.part(
      parts.journeys,
      chromium ? () => runJourneys(chromium, 'e2e-sqlite') : noChromium,
    );
    await run.part(
      parts.postgresJourney,
      chromium && postgres
        ? () => runJourneys(chromium, 'e2e-postgres', postgres.url)
        : chromium
          ? noPostgres
          : noChromium,
    );
  }
} finally {
  await postgres?.stop();
}

process.exit(run.close());
