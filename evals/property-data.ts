// Reads the property-management set: companies, their callers' questions and scripted calls. Its
// format is described in data/property.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  AssistantSetup,
  CallerRequest,
  EmergencyLevel,
  PendingQuestion,
  TransferReason,
  TurnAction,
} from '#engine/conversation.ts';
import { setFolder } from './set-folder.ts';

export interface Company {
  /** The folder's name, such as 'larkspur-hollow'. */
  slug: string;
  setup: Omit<AssistantSetup, 'faqs'>;
  faqs: readonly LabelledFaq[];
  documents: readonly { file: string; text: string }[];
  questions: readonly CallerQuestion[];
  calls: readonly ScriptedCall[];
}

export interface LabelledFaq {
  id: string;
  question: string;
  answer: string;
  phrasings: readonly string[];
}

export interface CallerQuestion {
  say: string;
  style: 'plain' | 'short' | 'indirect' | 'typo' | 'speech';
  /** Labels of right answers, the best first; empty when the company told nothing of it. */
  expect: readonly string[];
  nothing?: 'near' | 'far';
}

export interface ScriptedCall {
  name: string;
  /** ISO 8601 with offset. */
  at: string;
  /** Fields that differ from the company's setup in this call. */
  setup?: Partial<Company['setup']>;
  /** What the caller says when asked for it. */
  slots?: Partial<Record<'name' | 'unit' | 'phone' | 'problem', string>>;
  turns: readonly ScriptedTurn[];
}

export type ScriptedTurn = { expect?: TurnExpectation } & (
  | { say: string; answer?: undefined }
  | { answer: 'once' | 'all'; say?: undefined }
);

export interface TurnExpectation {
  action?: readonly TurnAction[];
  source?: readonly string[];
  contains?: readonly string[];
  containsOne?: readonly string[];
  excludes?: readonly string[];
  emergency?: readonly EmergencyLevel[];
  category?: readonly string[];
  transfer?: TransferReason | null;
  number?: string;
  asks?: PendingQuestion['kind'] | null;
  request?: Partial<CallerRequest> | null;
  hasEnded?: boolean;
}

/** The companies of one part, in the order of their names. */
export function loadCompanies(isFinal: boolean): Company[] {
  const folder = setFolder('property', isFinal);
  return readdirSync(folder)
    .sort()
    .map((slug) => loadCompany(folder, slug));
}

function loadCompany(folder: string, slug: string): Company {
  const read = (...path: string[]) => readFileSync(join(folder, slug, ...path), 'utf8');
  const documents = readdirSync(join(folder, slug, 'documents')).sort();
  // The shapes are those of property.md; property-data.test.ts holds the files to them.
  return {
    slug,
    setup: JSON.parse(read('setup.json')) as Company['setup'],
    faqs: JSON.parse(read('faqs.json')) as LabelledFaq[],
    documents: documents.map((file) => ({ file, text: read('documents', file) })),
    questions: JSON.parse(read('questions.json')) as CallerQuestion[],
    calls: JSON.parse(read('calls.json')) as ScriptedCall[],
  };
}
