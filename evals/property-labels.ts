// What a label of the property-management set points at, and whether a passage is it.
import type { Passage } from '#engine/conversation.ts';
import type { Company } from './property-data.ts';

interface Label {
  kind: 'faq' | 'document' | 'setting' | 'script';
  /** FAQ id, file name, or field. */
  name: string;
  /** Words that stand once in the document, '' for other kinds. */
  words: string;
}

function parseLabel(label: string): Label | null {
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

/** Whether a passage of the compiled company is what the label names. */
export function isLabelled(company: Company, label: string, passage: Passage): boolean {
  const parsed = parseLabel(label);
  if (parsed?.kind !== passage.kind) return false;
  const { kind, name, words } = parsed;
  switch (kind) {
    case 'faq':
      return company.faqs.some(({ id, question }) => id === name && question === passage.title);
    case 'document':
      return passage.title === name && oneLine(passage.text).includes(oneLine(words));
    default:
      return passage.id.startsWith(`${kind}:${name}`);
  }
}

/** In one line and lower case, as documents are compared whatever their line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
