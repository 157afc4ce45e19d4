// A small file beside the embedded database that says it was there: a database that is missing or empty later was
// lost or is on a disk that is not there, and must not be followed by a new one without a word.
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#server/platform/operator-error.ts';

const markerName = 'porchlight.in-use';
const text =
  'The database porchlight.db belongs into this folder. Without it the server does not start, rather than as an\n' +
  'empty service. Delete this file only to begin anew.\n';

/** @param mayBegin false: a database has to be there in any case @throws OperatorError */
export function refuseLostDatabase(dataDir: string, path: string, mayBegin: boolean): void {
  if (existsSync(path) && statSync(path).size > 0) return;
  if (existsSync(join(dataDir, markerName))) {
    throw new OperatorError(
      `The database ${path} is missing or empty, although there was one. Bring back the file or its disk, or the newest copy: npm run restore -- <file>. To begin anew without the old data delete ${markerName} in the same folder.`,
    );
  }
  if (mayBegin) return;
  throw new OperatorError(
    `There is no database in ${dataDir}, and NEW_DATABASE=no forbids to make one. Is the disk mounted? Else bring back the newest copy: npm run restore -- <file>. To begin anew start once without NEW_DATABASE.`,
  );
}

export function markDatabase(dataDir: string): void {
  const marker = join(dataDir, markerName);
  if (existsSync(marker)) return;
  try {
    writeFileSync(marker, text, { mode: 0o600 });
  } catch {
    // A full disk: the next start makes it.
  }
}
