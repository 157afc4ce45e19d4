// The parts of an assistant that are saved apart: their call, their tag, their step (spec 7).
import type { SectionEtags } from '#shared/contract/assistants.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { fieldsOf } from '#shared/domain/assistant-field-values.ts';
import type { StepName } from '#shared/domain/completeness.ts';
import { request } from '#web/api/client.ts';
import type { Section, SectionBodies } from './save-outcome.ts';
import {
  chosenTypeOf,
  formStateOf,
  type SetupFormState,
  type StoredAssistant,
} from './setup-form-state.ts';

interface SectionFacts {
  step: StepName;
  etag: keyof SectionEtags;
  path: string;
}

const sections: Record<Section, SectionFacts> = {
  'setup-type': {
    step: 'flow-selection',
    etag: 'setupType',
    path: apiPaths.assistant,
  },
  company: {
    step: 'company-details',
    etag: 'company',
    path: apiPaths.assistantCompany,
  },
  'voice-contact': {
    step: 'voice-settings',
    etag: 'voiceContact',
    path: apiPaths.assistantVoiceContact,
  },
  'call-scripts': {
    step: 'call-scripts',
    etag: 'callInstructions',
    path: apiPaths.assistantKnowledgeBase,
  },
  faqs: {
    step: 'faqs-docs',
    etag: 'faqs',
    path: apiPaths.assistantKnowledgeBase,
  },
  deployment: {
    step: 'review-deploy',
    etag: 'deployment',
    path: apiPaths.assistantDeployment,
  },
};

export const sectionNames = Object.keys(sections) as Section[]; // Exactly the keys written above.

export function stepOfSection(section: Section): StepName {
  return sections[section].step;
}

export function etagOf(section: Section, etags: SectionEtags): string {
  return etags[sections[section].etag];
}

/** Sends one section and gives back its new tag. Without `ifMatch` the last write wins. */
export async function sendSection(
  assistantId: number,
  section: Section,
  body: SectionBodies[Section],
  ifMatch?: string,
): Promise<{ fields: Partial<StoredAssistant>; etag: string | null }> {
  let etag: string | null = null;
  const path = fillPath(sections[section].path, { id: assistantId });
  const answer = await request<Partial<StoredAssistant>>('PATCH', path, payloadOf(section, body), {
    ifMatch,
    // Continue and then closing the tab must not lose what was just confirmed.
    outlivesPage: true,
    onHeaders: (headers) => {
      etag = headers.get('etag');
    },
  });
  return { fields: sectionOf(section, answer), etag };
}

/** The fields of one section. */
export function sectionOf(
  section: Section,
  stored: Partial<StoredAssistant>,
): Partial<StoredAssistant> {
  return pick(stored, fieldsIn(section));
}

/** Whether the server holds what a save of this section sends. */
export function holdsSection(
  stored: StoredAssistant,
  section: Section,
  body: SectionBodies[Section],
): boolean {
  const held = new Map(Object.entries(stored));
  return Object.entries(payloadOf(section, body)).every(
    ([field, value]) => value === undefined || isSame(held.get(field), value),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `etags` with the tag of one section replaced. */
export function withEtag(etags: SectionEtags, section: Section, etag: string): SectionEtags {
  return { ...etags, [sections[section].etag]: etag };
}

/** What a section of a stored assistant says in the form state. */
export function sectionFormState(
  section: Section,
  stored: StoredAssistant,
): Partial<SetupFormState> {
  const state = formStateOf(stored);
  return section === 'setup-type' ? chosenTypeOf(state) : pick(state, fieldsIn(section));
}

/** What it holds, in the stored assistant and in the form state alike. */
function fieldsIn(section: Section) {
  return fieldsOf(sections[section].etag);
}

function payloadOf(section: Section, body: SectionBodies[Section]): object {
  if (section === 'call-scripts') return { callInstructions: body };
  if (section === 'faqs') return { faqs: body };
  return body;
}

function pick<T extends object>(source: T, keys: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const key of keys) if (key in source) picked[key] = source[key];
  return picked;
}
