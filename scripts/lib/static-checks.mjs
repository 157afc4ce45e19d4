// The checks of `npm run check` and the first part of `npm test`, two at a time.
import { inProject } from './project.mjs';
import { runNode } from './run-command.mjs';

const bin = (/** @type {string[]} */ ...parts) => inProject('node_modules', ...parts);

// The slow ones first, so that the two lines of work end together.
const checks = [
  { name: 'types', script: bin('typescript', 'bin', 'tsc'), args: ['-b'] },
  { name: 'dead code', script: bin('knip', 'bin', 'knip.js'), args: ['--no-progress'] },
  {
    name: 'format and lint',
    script: bin('@biomejs', 'biome', 'bin', 'biome'),
    args: ['ci', '--colors=off', '.'],
  },
  { name: 'import rules', script: inProject('scripts', 'check-boundaries.mjs'), args: [] },
  { name: 'requirements', script: inProject('scripts', 'check-requirements.mjs'), args: [] },
  { name: 'lockfile', script: inProject('scripts', 'check-lockfile.mjs'), args: [] },
  { name: 'licences', script: inProject('scripts', 'check-licences.mjs'), args: [] },
  { name: 'file sizes', script: inProject('scripts', 'check-file-sizes.mjs'), args: [] },
];

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

/** @returns {Promise<import('./test-run.mjs').Counts>} */
export async function runStaticChecks() {
  const waiting = [...checks];
  /** @type {string[]} */
  const failures = [];

  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = Date.now();
      const { code, output, stdout } = await runNode(check.script, check.args, { env });
      const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
      const isOk = code === 0;
      if (!isOk) failures.push(check.name);
      // The project's own checks begin with one line of what they saw.
      const remark = check.args.length === 0 ? (stdout.split('\n')[0] ?? '') : '';
      console.log(
        `${isOk ? 'ok    ' : 'failed'}  ${check.name.padEnd(16)} ${seconds.padStart(7)}  ${remark}`,
      );
      if (!isOk) {
        console.log(output.trim().replace(/^/gm, '        '));
      }
    }
  }

  await Promise.all([work(), work()]);
  const failed = failures.length;
  return { passed: checks.length - failed, failed, failures };
}
