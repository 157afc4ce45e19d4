// What a configuration summary says, apart from how it looks: the one source of the mail, its plain
// text, the screen's dialog and the PDF (spec 2 step 6, spec 3 'Configuration summary').
import type { Assistant } from '#shared/domain/assistant.ts';
import type { AssistantSection } from '#shared/domain/assistant-field.ts';
import { fieldNamed, fieldsOf } from '#shared/domain/assistant-field-values.ts';
import { scriptKinds } from '#shared/domain/call-scripts.ts';
import { effectiveCallScripts } from '#shared/domain/effective-call-scripts.ts';
import { reviewFileSize } from '#shared/domain/file-size.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { pickUpTable } from '#shared/domain/pick-up-table.ts';
import { requiresAfterHours, setupTypeNames, toSetupType } from '#shared/domain/setup-type.ts';
import { isTimeZone } from '#shared/domain/time-zone.ts';
import { transferConditions } from '#shared/domain/transfer-conditions.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OrderLink } from './order-links.ts';

/** A short value beside its label, a long text under it, or a file's name and size. */
export interface Entry {
  kind: 'fact' | 'text' | 'file';
  label: string;
  value: string;
}

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
  facts: Entry[];
  sections: Section[];
}

export interface ListedDocument {
  originalName: string;
  /** Bytes. */
  size: number;
  /** Where it can be fetched, where the reader may. */
  file?: OrderLink;
  text?: OrderLink;
}

interface Source {
  assistant: Assistant;
  order: OrderFacts;
  documents: readonly ListedDocument[];
  productName: string;
  /** When this summary is made, ISO 8601. */
  madeAt: string;
}

export function configurationContent(source: Source): ConfigurationContent {
  const { assistant, order, documents, productName, madeAt } = source;
  const companyName = assistant.companyName || 'Unnamed Assistant';
  return {
    productName,
    companyName,
    subject: `Voice assistant configuration for ${companyName}`,
    facts: [
      fact('Assistant type', typeOf(assistant)),
      fact('Assistant number', `#${assistant.id}`),
      ...(order.submissionId === null ? [] : [fact('Submission number', `#${order.submissionId}`)]),
      fact('Set up on', longDate(assistant.createdAt, assistant.timeZone)),
      ...orderEntries(order, assistant.timeZone),
      fact('Date of this summary', longDate(madeAt, assistant.timeZone)),
    ],
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

function orderEntries(order: OrderFacts, timeZone: string): Entry[] {
  const { deployedAt, phoneNumber, expectedBy, isProviderTold, request, revision } = order;
  const number =
    phoneNumber !== null
      ? readablePhoneNumber(phoneNumber)
      : isProviderTold
        ? `None yet, expected within 5-7 business days, by ${longDay(expectedBy)}`
        : 'None yet';
  const asked =
    deployedAt === null
      ? [fact('Deployment requested', 'Not for this version')]
      : [
          fact('Deployment requested', longDate(deployedAt, timeZone)),
          fact(
            'Kind of request',
            request === 'first'
              ? 'First deployment'
              : `Change of a deployed assistant (revision ${revision})`,
          ),
        ];
  return [...asked, fact('Phone number', number)];
}

/** Such as 'March 4, 2026 at 3:20 PM UTC', in the company's own time zone when it named one. */
export function longDate(iso: string, timeZone = ''): string {
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const shown = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(date);
  return `${shown} (${zone})`;
}

/** '2026-03-11' as 'Wednesday, March 11, 2026'. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function companySection(assistant: Assistant): Section {
  const facts = entriesOf(assistant, 'company', 'fact');
  if (requiresAfterHours(toSetupType(assistant.setupType))) {
    const { afterHoursStartTime: start, afterHoursEndTime: end } = assistant;
    facts.push(fact('After hours', start && end ? `${start} to ${end}` : ''));
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
    fact('Tell when the number is ready', notifyText(assistant)),
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
    longText(scripts.suggested.includes(id) ? `${title} (suggested)` : title, scripts[id]),
  );
  const custom = scripts.customInstructions.map((script, index) =>
    longText(`Custom Script ${index + 1}`, script),
  );
  return {
    heading: 'Call Scripts',
    entries: filled([...fixed, ...custom]),
    emptyText: 'No scripts configured',
  };
}

function typeOf({ setupType }: Assistant): string {
  const name = setupTypeNames[toSetupType(setupType)];
  return setupType ? name : `${name} (not chosen yet)`;
}

function notifyText({ notifyEmail, isNotifyEmailConfirmed }: Assistant): string {
  if (!notifyEmail) return '';
  return isNotifyEmailConfirmed ? notifyEmail : `${notifyEmail} (not confirmed yet)`;
}

const fact = (label: string, value: string): Entry => ({ kind: 'fact', label, value });
const longText = (label: string, value: string): Entry => ({ kind: 'text', label, value });
const filled = (entries: Entry[]) => entries.filter(({ value }) => value.trim() !== '');
