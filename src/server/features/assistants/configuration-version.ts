// The version of an assistant: a hash of its fields and documents. Status, dates and owner do not count, and
// neither does the difference between an unset value and the default it stands for (decision 0015).
import { sha256 } from '#server/platform/sha256.ts';
import {
  emptyFields,
  type FieldValues,
  isSaid,
  meaningOf,
} from '#shared/domain/assistant-field-values.ts';
import { firstFields, laterFields } from './counted-fields.ts';

export interface DocumentFingerprint {
  originalName: string;
  /** SHA-256, hex. */
  contentHash: string;
}

export function configurationVersion(
  fields: FieldValues,
  documents: readonly DocumentFingerprint[],
): string {
  const said = laterFields.filter((name) => isSaid(name, fields[name]));
  const counted = [...firstFields, ...said];
  const meanings = Object.fromEntries(counted.map((name) => [name, meaningOf(name, fields[name])]));
  const files = documents
    .map(({ contentHash, originalName }) => `${contentHash} ${originalName}`)
    .sort();
  return sha256(JSON.stringify([meanings, files]));
}

/** Version of an assistant in which nothing is set. */
export const emptyVersion = configurationVersion(emptyFields(), []);
