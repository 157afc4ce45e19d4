// Where things lie in the project, for the scripts.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts */
export function inProject(...parts) {
  return join(projectFolder, ...parts);
}
