// The steps of an assistant with input that this browser keeps and the server does not have.
import { keptDrafts } from '#web/features/setup-wizard/kept-drafts.ts';
import { wizardSteps } from '#web/features/setup-wizard/steps.ts';
import { setupPath } from '#web/paths.ts';

/** In the order of the wizard. */
export function unsavedSteps(assistantId: number): { label: string; href: string }[] {
  const kept = keptDrafts().filter((draft) => draft.assistantId === assistantId);
  return wizardSteps
    .filter(({ name }) => kept.some(({ step }) => step === name))
    .map(({ name, label }) => ({ label, href: setupPath(assistantId, name) }));
}
