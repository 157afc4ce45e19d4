// Makes everything a conversation needs of one assistant's set-up and documents. Slow next to a turn:
// done once per set-up and kept.
import type { OfficeHours } from '#shared/domain/business-hours/office-hours.ts';
import { readBusinessHours } from '#shared/domain/business-hours/read-business-hours.ts';
import { ownEmergencyLine } from '#shared/domain/dialled-number.ts';
import type { AssistantSetup, Passage, SetupDocument } from './conversation.ts';
import { compileEmergencyPolicy } from './emergency/compile-emergency-policy.ts';
import type { EmergencyPolicy } from './emergency/emergency-policy.ts';
import type { English } from './english.ts';
import { type InPieces, inOneGo } from './in-pieces.ts';
import {
  compilePassagesInPieces,
  type RetrievalIndex,
  textsWithMeaning,
} from './retrieval/compile-passages.ts';
import { type CompiledScript, compileScripts, type ScriptId } from './scripts/compile-scripts.ts';
import { settingQuestions } from './setting-questions.ts';

export interface KnowledgeIndex {
  setup: AssistantSetup;
  /** null when the hours cannot be read for sure; they are then only quoted. */
  hours: OfficeHours | null;
  /** Everything that may be quoted, by id. */
  passages: ReadonlyMap<string, Passage>;
  scripts: ReadonlyMap<ScriptId, CompiledScript>;
  retrieval: RetrievalIndex;
  /** Lines of scripts that are said on one subject only, found by that subject. */
  topics: RetrievalIndex;
  emergency: EmergencyPolicy;
}

/**
 * `documents` are those that could be read. Most of the time goes into the meanings of FAQs, see
 * meaningsOf().
 */
export function compile(
  setup: AssistantSetup,
  documents: readonly SetupDocument[],
  english: English,
): KnowledgeIndex {
  return inOneGo(compileInPieces(setup, documents, english));
}

/** The same, with a pause after each passage. */
export function* compileInPieces(
  setup: AssistantSetup,
  documents: readonly SetupDocument[],
  english: English,
): InPieces<KnowledgeIndex> {
  const scripts = compileScripts(setup);
  const lines = [...scripts.values()].flatMap((script) => script.lines);
  // What is said at a fixed moment is no answer to a question.
  const facts = lines.filter(({ kind }) => kind === 'statement').map(({ passage }) => passage);
  const answers = [...faqPassages(setup), ...documentPassages(documents)];
  const settings = settingPassages(setup);
  const passages = [...answers, ...lines.map(({ passage }) => passage), ...settings];
  return {
    setup,
    hours: readBusinessHours(setup.businessHours),
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    scripts,
    retrieval: yield* compilePassagesInPieces(
      [...answers, ...facts, ...askedSettings(settings)],
      english,
    ),
    topics: yield* compilePassagesInPieces(topicPassages([...scripts.values()]), {
      ...english,
      encoder: null,
      subjects: null,
    }),
    emergency: compileEmergencyPolicy(setup),
  };
}

/** What compile() asks the encoder for: whoever has them encoded before does not wait in compile(). */
export function meaningsOf(setup: AssistantSetup): string[] {
  return textsWithMeaning([...faqPassages(setup), ...askedSettings(settingPassages(setup))]);
}

/** As settings are: few words by which callers find them. The emergency script is not for questions. */
function topicPassages(scripts: readonly CompiledScript[]): Passage[] {
  return scripts
    .filter(({ id }) => id !== 'urgentIssues')
    .flatMap(({ lines }) => lines)
    .filter(({ moment, topic }) => moment === 'topic' && topic !== '')
    .map(({ passage }) => ({ ...passage, kind: 'setting' as const }));
}

function faqPassages({ faqs }: AssistantSetup): Passage[] {
  return faqs.flatMap(({ question, answer, phrasings = [] }, at) =>
    question.trim() === '' || answer.trim() === ''
      ? []
      : [
          {
            id: `faq:${at}`,
            kind: 'faq' as const,
            title: question.trim(),
            text: answer.trim(),
            keys: [question, ...phrasings].map((key) => key.trim()).filter((key) => key !== ''),
          },
        ],
  );
}

function documentPassages(documents: readonly SetupDocument[]): Passage[] {
  return documents.flatMap(({ id, title, passages }) =>
    passages.map(({ text, heading, page }, at) => ({
      id: `document:${id}:${at}`,
      kind: 'document' as const,
      title: page === null ? title : `${title}, page ${page}`,
      text,
      keys: heading === '' ? [] : [heading],
    })),
  );
}

const quotableSettings = {
  companyName: 'Company name',
  companyWebsite: 'Company website',
  residentPortal: 'Resident portal',
  businessHours: 'Business hours',
  emergencyNumber: 'Emergency number',
  transferMessage: 'Transfer message',
} as const;

/** Those that callers ask for. */
function askedSettings(settings: readonly Passage[]): Passage[] {
  return Object.entries(settingQuestions).flatMap(([field, keys]) => {
    const passage = settings.find(({ id }) => id === `setting:${field}`);
    return passage ? [{ ...passage, keys }] : [];
  });
}

function settingPassages(setup: AssistantSetup): Passage[] {
  // 911 is no number of the company's own.
  const quotable = { ...setup, emergencyNumber: ownEmergencyLine(setup.emergencyNumber) ?? '' };
  return Object.entries(quotableSettings).flatMap(([field, title]) => {
    // The keys of the table above are fields of the set-up.
    const text = quotable[field as keyof typeof quotableSettings].trim();
    return text === ''
      ? []
      : [{ id: `setting:${field}`, kind: 'setting' as const, title, text, keys: [title] }];
  });
}
