// What a label of the property-management set points at, and whether a source of a reply is it.
import type { ReplySource, SetupDocument } from '#engine/conversation.ts';
import type { Company } from './property-data.ts';

interface Label {
  kind: 'faq' | 'document' | 'setting' | 'script';
  /** FAQ id, file name, or field. */
  name: string;
  /** Words that stand once in the document, '' for other kinds. */
  words: string;
}

export function parseLabel(label: string): Label | null {
  const match = /^(faq|document|setting|script):([^#]+)(?:#(.+))?$/.exec(label);
  if (!match) return null;
  const [, kind, name = '', words = ''] = match;
  return { kind: kind as Label['kind'], name, words }; // The pattern allows these four only.
}

/** Why a label points at nothing in its company; null when it is right. */
export function labelProblem(company: Company, label: string): string | null {
  const parsed = parseLabel(label);
  if (!parsed) return `${label}: no label`;
  const { kind, name, words } = parsed;
  if (kind === 'faq') return company.faqs.some(({ id }) => id === name) ? null : `${label}: no FAQ`;
  if (kind === 'setting') {
    const value: unknown = Object.entries(company.setup).find(([field]) => field === name)?.[1];
    return typeof value === 'string' && value !== '' ? null : `${label}: no such text`;
  }
  if (kind === 'script') {
    const scripts = Object.keys(company.setup.callInstructions ?? {});
    return scripts.includes(name) ? null : `${label}: no script`;
  }
  const document = company.documents.find(({ file }) => file === name);
  const times = document && words ? oneLine(document.text).split(oneLine(words)).length - 1 : 0;
  return times === 1 ? null : `${label}: ${times} times`;
}

/** Whether a reply's source is what the label names; documents as they were given to the engine. */
export function isSource(
  company: Company,
  documents: readonly SetupDocument[],
  label: string,
  source: ReplySource,
): boolean {
  const parsed = parseLabel(label);
  if (parsed?.kind !== source.kind) return false;
  const { name, words } = parsed;
  switch (parsed.kind) {
    case 'faq':
      return company.faqs.some(({ id, question }) => id === name && question === source.title);
    case 'document':
      return documents
        .filter(({ title, id }) => title === name && source.passageId.split(':')[1] === String(id))
        .flatMap(({ passages }) => passages.map(({ text }) => oneLine(text)))
        .some((text) => text.includes(oneLine(source.quote)) && text.includes(oneLine(words)));
    default:
      return source.passageId.startsWith(`${parsed.kind}:${name}`);
  }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
