// Runs Vitest, Playwright and the build, and reads their own reports: a runner that dies without a report
// counts as one failure.
import { readFileSync, rmSync } from 'node:fs';
import { isBuildCurrent } from './build-stamp.mjs';
import { listFiles } from './list-files.mjs';
import { inProject } from './project.mjs';
import { journeyFailures, vitestFailures } from './report-failures.mjs';
import { runNode } from './run-command.mjs';

/** @typedef {import('./test-run.mjs').Counts} Counts */

/**
 * @param {string[]} projects of vitest.config.ts
 * @param {string} name of the report
 * @param {string} [databaseUrl] PostgreSQL instead of the embedded database; then only what uses one
 * @returns {Promise<Counts>}
 */
export async function runVitest(projects, name, databaseUrl) {
  const report = freshReport(name);
  const { code } = await runNode(
    inProject('node_modules', 'vitest', 'vitest.mjs'),
    [
      'run',
      ...(databaseUrl ? filesWithDatabase() : []),
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
    ],
    { isShown: true, env: { ...process.env, TEST_DATABASE_URL: databaseUrl ?? '' } },
  );
  const result = readReport(report);
  const failed = (result?.numFailedTests ?? 0) + brokenFiles(result);
  return {
    passed: result?.numPassedTests ?? 0,
    // An error outside of any test shows in the exit code only.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    failures: vitestFailures(result),
  };
}

/**
 * @param {string} chromium
 * @param {string} name of the report
 * @param {string} [databaseUrl] then only the main journey, at one width
 * @returns {Promise<Counts>}
 */
export async function runJourneys(chromium, name, databaseUrl) {
  const report = freshReport(name);
  const { code } = await runNode(
    inProject('node_modules', '@playwright', 'test', 'cli.js'),
    ['test', ...(databaseUrl ? ['--grep', '@main', '--project', 'desk'] : [])],
    {
      isShown: true,
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        E2E_REPORT: report,
        E2E_DATABASE_URL: databaseUrl ?? '',
      },
    },
  );
  const result = readReport(report);
  const stats = result?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return {
    passed: stats?.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats?.skipped ?? 0,
    failures: journeyFailures(result),
  };
}

/** Tests that start the app, and with it a database; all others are the same on every one. */
function filesWithDatabase() {
  return listFiles(['src/server', 'tests/api', 'tests/upgrade'], /\.test\.ts$/).filter((file) =>
    /\bstart-(app|deployment)\.ts/.test(readFileSync(inProject(file), 'utf8')),
  );
}

/** @returns {Promise<Counts>} */
export async function runBuild() {
  if (isBuildCurrent()) {
    console.log('The build is that of the sources as they are.');
    return { passed: 1, failed: 0 };
  }
  const { code } = await runNode(inProject('scripts', 'build.mjs'), [], { isShown: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} name */
function freshReport(name) {
  const file = inProject('.cache', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Test files that could not even be loaded: they hold no test to be counted.
 *
 * @param {{ testResults?: { status: string, assertionResults: unknown[] }[] } | undefined} result
 */
function brokenFiles(result) {
  return (result?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}
