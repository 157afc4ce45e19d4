// Which draft 'Continue where you left off' stands for.
import type { StepName } from '#shared/domain/completeness.ts';

/** Something typed on this computer in a step of the wizard and not saved yet. */
export interface KeptDraft {
  assistantId: number;
  step: StepName;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export interface PickedDraft {
  assistantId: number;
  /** Where it was left on this computer; null when nothing unsaved is kept for it. */
  step: StepName | null;
}

interface Listed {
  id: number;
  companyName: string;
  createdAt: string;
  status: string;
  selectedVoice: string;
}

/**
 * The draft last typed in on this computer, else the newest one with anything in it, else the newest:
 * the list does not tell whether that one was begun, its fields do.
 */
export function pickDraft(
  assistants: readonly Listed[],
  kept: readonly KeptDraft[],
): PickedDraft | null {
  const drafts = assistants
    .filter(({ status }) => status !== 'deployed')
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const left = kept
    .filter(({ assistantId }) => drafts.some(({ id }) => id === assistantId))
    .sort((a, b) => b.keptAt - a.keptAt)[0];
  if (left) return { assistantId: left.assistantId, step: left.step };
  const draft =
    drafts.find((one) => one.companyName.trim() !== '' || one.selectedVoice !== '') ?? drafts[0];
  return draft ? { assistantId: draft.id, step: null } : null;
}
