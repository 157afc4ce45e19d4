// What a configuration summary says, apart from how it looks: the one source of the mail, its plain
// text, the screen's dialog and the PDF (spec 2 step 6, spec 3 'Configuration summary').
import { afterHoursInWords } from '#shared/domain/after-hours.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import type { AssistantSection } from '#shared/domain/assistant-field.ts';
import { fieldNamed, fieldsOf } from '#shared/domain/assistant-field-values.ts';
import { scriptKinds } from '#shared/domain/call-scripts.ts';
import { effectiveCallScripts } from '#shared/domain/effective-call-scripts.ts';
import { reviewFileSize } from '#shared/domain/file-size.ts';
import { pickUpTable } from '#shared/domain/pick-up-table.ts';
import { requiresAfterHours, toSetupType } from '#shared/domain/setup-type.ts';
import { transferConditions } from '#shared/domain/transfer-conditions.ts';
import { configurationDigest } from './configuration-digest.ts';
import {
  bullets,
  type ConfigurationSource,
  type Entry,
  fact,
  longText,
} from './configuration-entry.ts';

export interface Section {
  heading: string;
  entries: Entry[];
  /** Said instead of entries when there are none. */
  emptyText: string;
}

export interface ConfigurationContent {
  productName: string;
  companyName: string;
  /** Subject of the mail and title of the PDF. */
  subject: string;
  /** What matters at a glance; fits on one page. */
  digest: Entry[];
  sections: Section[];
}

export function configurationContent(source: ConfigurationSource): ConfigurationContent {
  const { assistant, documents, productName } = source;
  const companyName = assistant.companyName || 'Unnamed Assistant';
  return {
    productName,
    companyName,
    subject: `Voice assistant configuration for ${companyName}`,
    digest: configurationDigest(source),
    sections: [
      companySection(assistant),
      voiceSection(assistant),
      pickUpSection(assistant),
      scriptsSection(assistant),
      {
        heading: 'Frequently Asked Questions',
        entries: assistant.faqs.map(({ question, answer, phrasings = [] }, index) =>
          longText(
            `${index + 1}. ${question}`,
            [answer, ...phrasings.map((phrasing) => `Also asked as: ${phrasing}`)].join('\n'),
          ),
        ),
        emptyText: 'No FAQs configured',
      },
      {
        heading: 'Knowledge Documents',
        entries: documents.map(({ originalName, size, file, text }) => ({
          kind: 'file',
          label: originalName,
          value: [
            reviewFileSize(size),
            ...(file ? [`File: ${file.url}`] : []),
            ...(text ? [`Text: ${text.url}`] : []),
          ].join('\n'),
        })),
        emptyText: 'No documents uploaded',
      },
    ],
  };
}

function companySection(assistant: Assistant): Section {
  const facts = entriesOf(assistant, 'company', 'fact');
  if (requiresAfterHours(toSetupType(assistant.setupType))) {
    const { afterHoursStartTime: start, afterHoursEndTime: end } = assistant;
    facts.push(fact('After hours', afterHoursInWords(start, end)));
  }
  return {
    heading: 'Company Information',
    entries: filled([...facts, ...entriesOf(assistant, 'company', 'text')]),
    emptyText: 'No company information yet',
  };
}

function voiceSection(assistant: Assistant): Section {
  const conditions = transferConditions
    .filter(({ id }) => assistant.transferConditions.includes(id))
    .map(({ label }) => label);
  const entries = filled([
    ...entriesOf(assistant, 'voiceContact', 'fact'),
    fact('Transfer conditions', conditions.join('\n')),
    fact('E-mail when the number is ready', notifyText(assistant)),
    ...entriesOf(assistant, 'voiceContact', 'text'),
  ]);
  return { heading: 'Voice & Contact', entries, emptyText: 'No voice or contact chosen yet' };
}

/** What the fields of a section say, as far as a field speaks for itself. */
function entriesOf(
  assistant: Assistant,
  section: AssistantSection,
  kind: 'fact' | 'text',
): Entry[] {
  return fieldsOf(section).flatMap((name) => {
    const { summary } = fieldNamed(name);
    if (summary?.kind !== kind) return [];
    return [{ kind, label: summary.label, value: inWords(assistant[name], summary.inWords) }];
  });
}

function inWords(value: unknown, wordsOf = (text: string) => text): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value === true ? 'Yes' : value];
  return parts
    .filter((part) => typeof part === 'string')
    .map(wordsOf)
    .join('\n');
}

/** Open and closed apart, each with its kinds of matter. */
function pickUpSection(assistant: Assistant): Section {
  const rows = pickUpTable({ ...assistant, setupType: toSetupType(assistant.setupType) });
  const entries = rows.map(({ office, matter, pickedUpBy }) =>
    fact(office === 'at any time' ? matter : `Office ${office}: ${matter}`, pickedUpBy),
  );
  return { heading: 'Who picks up', entries, emptyText: 'Nobody: messages are taken' };
}

/** Those that the assistant follows, also where nobody has saved one. */
function scriptsSection({ setupType, callInstructions }: Assistant): Section {
  const scripts = effectiveCallScripts(setupType, callInstructions);
  const fixed = scriptKinds.map(({ id, title }) =>
    bullets(scripts.suggested.includes(id) ? `${title} (suggested)` : title, scripts[id]),
  );
  const custom = scripts.customInstructions.map((script, index) =>
    bullets(`Custom Script ${index + 1}`, script),
  );
  return {
    heading: 'Call Scripts',
    entries: filled([...fixed, ...custom]),
    emptyText: 'No scripts configured',
  };
}

function notifyText({ notifyEmail, isNotifyEmailConfirmed }: Assistant): string {
  if (!notifyEmail) return '';
  return isNotifyEmailConfirmed ? notifyEmail : `${notifyEmail} (not confirmed yet)`;
}

const filled = (entries: Entry[]) => entries.filter(({ value }) => value.trim() !== '');
