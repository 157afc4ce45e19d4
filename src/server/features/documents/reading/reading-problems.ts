// Why a document cannot be used, in a sentence for the person who uploaded it and with what to do next.
import { maxCharacters, maxPages } from '#shared/domain/document-limits.ts';
import { maxCharactersPerAssistant } from './reading-limits.ts';

export const readingProblems = {
  encrypted:
    'This document is protected by a password. Upload a copy without a password so that the assistant can use it.',
  damaged:
    'This document is damaged or incomplete. Open it on your computer, save it again and upload the new copy.',
  'no-text':
    'This looks like a scan: there is no text in it. Upload a version with text, or type the important parts as FAQs.',
  empty: 'There are no words in this document. Upload a version with text.',
  'too-large': `This document is too long: at most ${maxPages} pages and ${(maxCharacters / 1_000_000).toFixed(0)} million characters can be read. Split it and upload the parts that callers ask about.`,
  'no-room': `The documents of this assistant hold as much text as it can use (${(maxCharactersPerAssistant / 1_000_000).toFixed(0)} million characters). Delete one that callers do not ask about, then upload this one again.`,
  'too-heavy':
    'Reading this document took too much time or memory, so it was given up. Upload a simpler copy: print it to a new PDF, or save it as a text file.',
  unsupported:
    'This file shows its content only in a special program. Print it to a PDF and upload that.',
  interrupted:
    'Reading this document was interrupted again and again. Delete it and upload it once more, or use a simpler copy.',
} as const;

export type ReadingProblem = keyof typeof readingProblems;

/** Ready all the same: the rest can be used. */
export function pagesWithoutTextNote(without: number, pages: number): string {
  return `${without} of ${pages} pages have no text in them (pictures or scans): the assistant cannot use those.`;
}
