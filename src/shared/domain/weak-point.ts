// A weak point of a set-up: worth a look before deploying, but in nobody's way. What the rules look at.
import type { Assistant } from './assistant.ts';
import type { Problem } from './completeness.ts';
import type { ReadingStatus } from './document-reading.ts';
import type { SetupType } from './setup-type.ts';

export type WeakPoint = Problem;

export interface WeakPointSubject
  extends Pick<
    Assistant,
    | 'companyName'
    | 'greeting'
    | 'companyWebsite'
    | 'residentPortal'
    | 'businessHours'
    | 'timeZone'
    | 'afterHoursStartTime'
    | 'afterHoursEndTime'
    | 'transferNumber'
    | 'transferMessage'
    | 'transferConditions'
    | 'emergencyNumber'
    | 'callInstructions'
    | 'faqs'
  > {
  setupType: SetupType;
  /** The number that calls are forwarded to, once assigned. */
  dedicatedNumber: string | null;
}

export interface ReadDocument {
  id: number;
  originalName: string;
  readingStatus: ReadingStatus;
  readingProblem: string;
}

/** For texts in which nothing may be left to fill in. */
export function stillHolds(what: string, placeholder: string): string {
  return `${what} still holds “${placeholder}”, which looks like something to fill in.`;
}

const maxQuoteLength = 60;

/** The beginning of a text, to tell it apart from others. */
export function shortQuote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const letters = [...line];
  return letters.length <= maxQuoteLength
    ? `“${line}”`
    : `“${letters
        .slice(0, maxQuoteLength - 1)
        .join('')
        .trimEnd()}…”`;
}
