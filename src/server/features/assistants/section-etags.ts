// Tags of the parts of an assistant that are saved apart, so that a change in another tab is noticed
// where it matters and nowhere else.
import { hash } from 'node:crypto';
import { toColumns } from '#server/database/field-columns.ts';
import { AppError } from '#server/http/app-error.ts';
import type { SectionEtags } from '#shared/contract/assistants.ts';
import { emptyFields, type FieldName, fieldNamed } from '#shared/domain/assistant-field-values.ts';
import type { AssistantRow } from './assistants.store.ts';
import { firstFields, laterFields } from './counted-fields.ts';

export type Section = keyof SectionEtags;

const emptyColumns = toColumns(emptyFields());

/** The quoted tag, as `ETag` and `If-Match` carry it. */
export function sectionEtag(row: AssistantRow, section: Section): string {
  const isOfSection = (name: FieldName) => fieldNamed(name).section === section;
  const said = laterFields.filter((name) => row[name] !== emptyColumns[name]);
  const values = [
    ...firstFields.filter(isOfSection).map((name) => row[name]),
    ...said.filter(isOfSection).map((name) => ({ [name]: row[name] })),
  ];
  return `"${hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22)}"`;
}

export function sectionEtags(row: AssistantRow): SectionEtags {
  return {
    setupType: sectionEtag(row, 'setupType'),
    company: sectionEtag(row, 'company'),
    voiceContact: sectionEtag(row, 'voiceContact'),
    callInstructions: sectionEtag(row, 'callInstructions'),
    faqs: sectionEtag(row, 'faqs'),
    deployment: sectionEtag(row, 'deployment'),
  };
}

/**
 * Refuses to overwrite a part that changed since the client read it. Without `If-Match` the last
 * write wins. A part that already holds what is to be saved is no conflict: a repeated save passes.
 * @throws AppError stale-write
 */
export function refuseStaleWrite(
  ifMatch: string | undefined,
  sections: readonly Section[],
  before: AssistantRow,
  after: AssistantRow,
): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  // Proxies that compress may have made a tag weak.
  const known = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  for (const section of sections) {
    const present = sectionEtag(before, section);
    if (known.includes(present) || present === sectionEtag(after, section)) continue;
    throw new AppError('stale-write');
  }
}
