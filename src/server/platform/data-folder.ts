// DATA_DIR, where the embedded database, mails and sounds lie.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, OperatorError } from './operator-error.ts';

/**
 * Makes it if it is missing, closed to the other accounts of the machine: all in it is personal data.
 * @throws OperatorError when it cannot be made or used
 */
export function makeDataFolder(path: string): void {
  try {
    makeFolders(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR=${path} cannot be used: ${reasonOf(error, path)}`, {
      cause: error,
    });
  }
}

/** One after the other: where nothing can be made, such as in /proc, the recursive form tries for ever. */
function makeFolders(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new NoFolder(path);
  const parent = dirname(path);
  if (parent !== path) makeFolders(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

class NoFolder extends Error {}

function reasonOf(error: unknown, path: string): string {
  if (error instanceof NoFolder) return `${error.message} is a file, not a folder.`;
  const place = error instanceof Error && 'path' in error ? String(error.path) : path;
  const code = codeOf(error);
  const reasons: Record<string, string> = {
    ENOTDIR: `${dirname(place)} is a file, not a folder.`,
    EACCES: `this user may not write in ${place}.`,
    EPERM: `this user may not write in ${place}.`,
    EROFS: `${place} lies on a disk that can only be read.`,
    ENOENT: `${place} cannot be made.`,
    ENOSPC: `the disk of ${place} is full.`,
    ENAMETOOLONG: 'its name is too long.',
  };
  return reasons[code] ?? `${place} answers ${code || error}.`;
}
