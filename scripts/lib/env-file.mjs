// Settings may stand in a file: the one that `--env-file <file>` names, else `.env` of the project, so that the
// server and its commands have the same ones wherever they are started from. The environment goes before.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject } from './project.mjs';

/** Takes `--` and `--env-file` out of the arguments. Ends the process when a file that is named cannot be read. */
export function readEnvFile() {
  const named = takeNamedFile();
  const file = named ?? inProject('.env');
  if (named === undefined && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(`The settings in ${file} cannot be read: ${reasonOf(error)}`);
    process.exit(1);
  }
}

function takeNamedFile() {
  // package.json puts it before all words: without it Node.js takes --env-file for its own, wherever it stands.
  const separator = process.argv.indexOf('--');
  if (separator !== -1) process.argv.splice(separator, 1);
  const at = process.argv.findIndex((word) => /^--env-file(=|$)/.test(word));
  if (at === -1) return undefined;
  const [word = ''] = process.argv.splice(at, 1);
  const name = word.includes('=')
    ? word.slice(word.indexOf('=') + 1)
    : process.argv.splice(at, 1)[0];
  if (!name) {
    console.error('Name the file of settings: --env-file /etc/porchlight.env');
    process.exit(1);
  }
  // npm changes into the project's folder; INIT_CWD is where the person was.
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** @param {unknown} error */
function reasonOf(error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES')
    return 'this user may not read it (see "As a service" in docs/operations.md).';
  return String(error instanceof Error ? error.message : error);
}
