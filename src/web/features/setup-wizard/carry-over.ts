// Takes what was typed and saved in this tab from an assistant that is gone to a new one: what was saved is
// saved there, what was only typed waits there as a draft.
import type { QueryClient } from '@tanstack/react-query';
import { sectionValues } from '#shared/domain/assistant-field-values.ts';
import type { StepName } from '#shared/domain/completeness.ts';
import { fetchAssistant } from '#web/api/assistants.ts';
import { ApiError } from '#web/api/client.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { browserStorage, removeKeptInput } from '#web/lib/kept-input.ts';
import { LocalDrafts } from './local-drafts.ts';
import type { Section, SectionBodies } from './save-outcome.ts';
import { sendSection } from './sections.ts';
import type { SetupFormState } from './setup-form-state.ts';
import { tabId } from './tab-id.ts';

export interface CarriedOver {
  formerId: number;
  formState: SetupFormState;
  drafts: ReadonlyMap<StepName, unknown>;
}

/** Safe to do again after a failure: every part replaces what a try before has left. */
export async function carryOver(
  client: QueryClient,
  { formerId, formState, drafts }: CarriedOver,
  newId: number,
): Promise<void> {
  for (const [section, body] of savedSections(formState)) {
    try {
      await sendSection(newId, section, body);
    } catch (error) {
      // Not valid, so it was never saved either: its draft goes along.
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
    }
  }
  const kept = new LocalDrafts(browserStorage(), tabId());
  for (const [step, values] of drafts) kept.keep({ assistantId: newId, step }, values);
  removeKeptInput(formerId);
  client.setQueryData(queryKeys.assistant(String(newId)), await fetchAssistant(String(newId)));
  await client.invalidateQueries({ queryKey: queryKeys.assistantLists });
}

type Saved = { [S in Section]: [S, SectionBodies[S]] }[Section];

/** Only sections in which something was set. */
function savedSections(state: SetupFormState): Saved[] {
  const { callInstructions, faqs, notifyEmail, setupType } = state;
  const company = sectionValues('company', state);
  const voiceContact = sectionValues('voiceContact', state);
  const saved: Saved[] = [];
  if (state.isSetupTypeChosen) saved.push(['setup-type', { setupType }]);
  if (company.companyName || company.greeting || company.businessHours) {
    saved.push(['company', company]);
  }
  if (voiceContact.selectedVoice || voiceContact.transferNumber) {
    // What is no condition today was none when it was saved either.
    const body = voiceContact as SectionBodies['voice-contact'];
    saved.push(['voice-contact', body]);
  }
  if (callInstructions) saved.push(['call-scripts', callInstructions]);
  if (faqs.length > 0) saved.push(['faqs', faqs]);
  if (notifyEmail) saved.push(['deployment', { notifyEmail }]);
  return saved;
}
