// `npm run test:node [-- 22 24]`: the tests of rules and API under other versions of Node.js than the one at
// hand, brought by the npm packages node-<system>-<processor>. By hand or nightly; `npm test` uses the one at hand.
import './lib/require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installMissingPackages, runNpm } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';
import { runCommand } from './lib/run-command.mjs';

const wanted = process.argv.slice(2);
const majors = wanted.length > 0 ? wanted : ['22', '24', '26'];
if (majors.some((major) => !/^\d{2}$/.test(major))) {
  console.error('Name versions by their first number: npm run test:node -- 22 24');
  process.exit(2);
}

await installMissingPackages({ isDevelopmentNeeded: true });
const folder = inProject('.cache', 'node-versions');
mkdirSync(folder, { recursive: true });
let failed = 0;
for (const major of majors) {
  const node = await bringNode(major);
  if (!node) {
    console.log(`Node.js ${major}: cannot be had for ${process.platform}-${process.arch}.`);
    failed += 1;
    continue;
  }
  const report = join(folder, `${major}.json`);
  rmSync(report, { force: true });
  const { code } = await runCommand(
    node,
    [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run']
      .concat(['unit', 'api'].flatMap((project) => ['--project', project]))
      .concat(['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report]),
    {
      isShown: true,
      // What the tests start is this version too.
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
    },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  console.log(`Node.js ${major}: ${numPassedTests} passed, ${numFailedTests} failed`);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

/**
 * Packed and unpacked, nothing is installed.
 *
 * @param {string} major
 * @returns {Promise<string | undefined>} the program
 */
async function bringNode(major) {
  const home = join(folder, major);
  const program = join(home, 'package', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const system = process.platform === 'win32' ? 'win' : process.platform;
  await runNpm(['pack', `node-${system}-${process.arch}@${major}`, '--pack-destination', home]);
  const archive = readdirSync(home).find((name) => name.endsWith('.tgz'));
  if (archive) await runCommand('tar', ['xzf', join(home, archive), '-C', home]);
  return existsSync(program) ? program : undefined;
}
