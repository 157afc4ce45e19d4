// Where 'Continue where you left off' leads: the draft, and its step.
import type { StepName } from '#shared/domain/completeness.ts';
import { type ListedAssistant, useAssistant } from '#web/api/assistants.ts';
import { isBegun, nextStep } from '#web/features/assistant-list/next-step.ts';
import { pickDraft } from '#web/features/assistant-list/pick-draft.ts';
import { keptDrafts } from '#web/features/setup-wizard/kept-drafts.ts';

export interface ResumePoint {
  assistantId: number;
  companyName: string;
  /** Null until the draft has been read. */
  step: StepName | null;
}

/** Null when no draft was begun. */
export function useResumePoint(assistants: readonly ListedAssistant[]): ResumePoint | null {
  const picked = pickDraft(assistants, keptDrafts());
  const { data: draft } = useAssistant(picked?.assistantId);
  const listed = assistants.find(({ id }) => id === picked?.assistantId);
  if (!picked || !listed) return null;
  // The list alone often tells that it was begun: then the row is there at once, without a jump later.
  const isKnownBegun =
    picked.step !== null || listed.companyName.trim() !== '' || listed.selectedVoice !== '';
  if (!isKnownBegun && !(draft && isBegun(draft))) return null;
  return {
    assistantId: listed.id,
    companyName: listed.companyName,
    step: picked.step ?? (draft ? nextStep(draft) : null),
  };
}
