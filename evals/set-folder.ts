// Where the parts of our own sets are. What is measured is what nobody looked at while changing the
// engine: the final part has companies, callers and sentences of its own.
import { join } from 'node:path';

export type OwnSet = 'property' | 'emergencies' | 'people' | 'slots' | 'scripts' | 'spanish';

/** The folder of one part of a set. */
export function setFolder(set: OwnSet, isFinal: boolean): string {
  return join(import.meta.dirname, 'data', isFinal ? 'final' : 'development', set);
}
