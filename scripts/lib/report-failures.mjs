// Names what failed in a report of Vitest or Playwright, with the first lines of the reason.

/**
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} TestFile
 * @typedef {{ title: string, file: string, ok: boolean, tests: { projectName: string,
 *   results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {{ testResults?: TestFile[] } | undefined} report */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}${reason(message)}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}${reason(failureMessages?.[0])}`),
  );
}

/** @param {Suite | undefined} suite or the whole report, which is built like one
 *  @returns {string[]} */
export function journeyFailures(suite) {
  const own = (suite?.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file} [${tests[0]?.projectName}] ${title}${reason(error?.message)}`;
    });
  return [...own, ...(suite?.suites ?? []).flatMap(journeyFailures)];
}

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string} [message] */
function reason(message = '') {
  const lines = message
    .replace(colors, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, 6)
    .map((line) => `\n    ${line.slice(0, 300)}`)
    .join('');
}
