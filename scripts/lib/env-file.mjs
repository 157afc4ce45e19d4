// Settings may stand in a file `.env` of the project, so that the server and its commands have the same ones
// wherever they are started from. What the environment says goes before.
import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';

export function readEnvFile() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
