// DATA_DIR, where the embedded database, mails and sounds lie.
import { mkdirSync } from 'node:fs';

/** Makes it if it is missing, closed to the other accounts of the machine: all in it is personal data. */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}
