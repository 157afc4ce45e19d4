// How `npm test` counts: nothing that did not run may look as if it had passed.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { journeyFailures, vitestFailures } from '../../scripts/lib/report-failures.mjs';
import { TestRun } from '../../scripts/lib/test-run.mjs';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.stubEnv('CI', '');
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text) => {
      printed.push(String(text));
    });
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('[OPS-02] the closing line sums the parts', async () => {
  const run = new TestRun();
  await run.part('one', async () => ({ passed: 3, failed: 0 }));
  await run.part('two', async () => ({ passed: 4, failed: 0 }));
  expect(run.close()).toBe(0);
  expect(printed.at(-1)).toBe('7 passed, 0 failed');
});

test('[OPS-113] each part says which of how many it is, a skipped one too', async () => {
  const run = new TestRun(['one', 'two', 'three']);
  await run.part('one', async () => ({ passed: 1, failed: 0 }));
  await run.part('two', 'no browser was found');
  await run.part('three', async () => ({ passed: 1, failed: 0 }));
  expect(printed.filter((line) => line.includes(' of 3'))).toEqual([
    '\n== part 1 of 3: one',
    '\n== part 2 of 3: two: skipped, no browser was found',
    '\n== part 3 of 3: three',
  ]);
});

test('[OPS-113] npm test says at its start how long it takes, and names no slow test unless asked', () => {
  expect(readFileSync(inProject('scripts', 'test.mjs'), 'utf8')).toMatch(
    /console\.log\([\s\S]{0,120}it takes about \d+ minutes/,
  );
  for (const config of ['vitest.config.ts', 'playwright.config.ts']) {
    expect(readFileSync(inProject(config), 'utf8')).toMatch(
      /[sS]low\w+: process\.env\.SLOW_TESTS \?/,
    );
  }
});

test('[OPS-02] a failure in any part fails the run', async () => {
  const run = new TestRun();
  expect(await run.part('one', async () => ({ passed: 3, failed: 2 }))).toBe(false);
  await run.part('two', async () => ({ passed: 4, failed: 0 }));
  expect(run.close()).toBe(1);
  expect(printed).toContain('- one: failed, see its output above');
  expect(printed.at(-1)).toBe('7 passed, 2 failed');
});

test('[OPS-02] a part that cannot run here is skipped with its reason and counted', async () => {
  const run = new TestRun();
  await run.part('one', async () => ({ passed: 3, failed: 0 }));
  await run.part('journeys', 'no browser was found');
  expect(run.close()).toBe(0);
  expect(printed.join('\n')).toContain('journeys: skipped, no browser was found');
  expect(printed.at(-1)).toBe('3 passed, 0 failed, 1 skipped');
});

test('[OPS-02] on a CI machine a skipped part is a failure', async () => {
  vi.stubEnv('CI', 'true');
  const run = new TestRun();
  await run.part('one', async () => ({ passed: 3, failed: 0 }));
  await run.part('journeys', 'no browser was found');
  expect(run.close()).toBe(1);
  expect(printed).toContain('- journeys: no browser was found');
  expect(printed.at(-1)).toBe('3 passed, 1 failed');
});

test('[OPS-02] a part in which no test ran is a failure', async () => {
  const run = new TestRun();
  await run.part('one', async () => ({ passed: 0, failed: 0 }));
  expect(run.close()).toBe(1);
  expect(printed).toContain('- one: no test ran');
});

test('[OPS-02] npm test and the CI machine run the same script', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  expect(scripts.test).toBe('node scripts/test.mjs');
  expect(readFileSync(inProject('.ci', 'run'), 'utf8')).toContain('npm test');
});

test('[OPS-02] what failed is named once more before the closing line, with its reason', async () => {
  const run = new TestRun();
  await run.part('rules', async () => ({
    passed: 1,
    failed: 2,
    failures: vitestFailures({
      testResults: [
        {
          name: 'dates.test.ts',
          status: 'failed',
          assertionResults: [
            {
              fullName: 'a leap year',
              status: 'failed',
              failureMessages: ['\nexpected 28\nto be 29'],
            },
            { fullName: 'a year', status: 'passed' },
          ],
        },
        {
          name: 'times.test.ts',
          status: 'failed',
          message: 'No such module',
          assertionResults: [],
        },
      ],
    }),
  }));
  await run.part('journeys', async () => ({
    passed: 0,
    failed: 1,
    failures: journeyFailures({
      suites: [
        {
          specs: [
            {
              title: 'a visit',
              file: 'visit.spec.ts',
              ok: false,
              tests: [
                {
                  projectName: 'phone',
                  results: [{ error: { message: '\u001b[31mnot visible\u001b[39m' } }],
                },
              ],
            },
          ],
        },
      ],
    }),
  }));
  run.close();
  expect(printed.slice(printed.indexOf('\n== What failed'))).toEqual([
    '\n== What failed',
    '- rules: a leap year\n    expected 28\n    to be 29',
    '- rules: times.test.ts\n    No such module',
    '- journeys: visit.spec.ts [phone] a visit\n    not visible',
    expect.stringContaining('Everything took'),
    '1 passed, 3 failed',
  ]);
});
