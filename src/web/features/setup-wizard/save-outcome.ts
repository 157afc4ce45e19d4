// The sections of an assistant that are saved on their own, and how a save can end.
import type {
  chooseSetupType,
  saveCompanyDetails,
  saveKnowledgeBase,
  saveVoiceContact,
} from '#shared/contract/assistants.ts';
import type { saveDeployment } from '#shared/contract/deployment.ts';
import type { Body } from '#shared/contract/endpoint.ts';

type KnowledgeBase = Body<typeof saveKnowledgeBase>;

/** What is sent for each section. */
export interface SectionBodies {
  'setup-type': Body<typeof chooseSetupType>;
  company: Body<typeof saveCompanyDetails>;
  'voice-contact': Body<typeof saveVoiceContact>;
  'call-scripts': NonNullable<KnowledgeBase['callInstructions']>;
  faqs: NonNullable<KnowledgeBase['faqs']>;
  deployment: Body<typeof saveDeployment>;
}
export type Section = keyof SectionBodies;

export type SaveOutcome =
  /** Stored. The wizard has refreshed the assistant, the lists and the form state. */
  | { status: 'saved' }
  /**
   * The section was changed in another tab and the user chose to take that version: form state and
   * draft hold it now, the step shows it anew. Do not advance.
   */
  | { status: 'reloaded' }
  /**
   * Not stored; the input is kept. `error` is an ApiError when the server answered. `isRetried`: a
   * background save goes on trying.
   */
  | { status: 'failed'; error: Error; isRetried: boolean };
