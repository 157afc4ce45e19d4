// Puts one assistant's session, drafts and current step within reach of its steps (spec 2, 3, 4).
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftKeeperContext } from './draft-keeper.ts';
import { GoneNotice } from './gone-notice.tsx';
import type { StoredAssistant } from './setup-form-state.ts';
import { firstStepOf } from './steps.ts';
import { useWizardDrafts } from './use-wizard-drafts.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { type Wizard, WizardContext } from './wizard-context.ts';
import { type SessionState, WizardSession } from './wizard-session.ts';

interface WizardProviderProps {
  /** As last read; a newer reading may be handed in at any time. */
  stored: StoredAssistant;
  footerSlot: HTMLElement | null;
  children: (session: SessionState) => ReactNode;
}

/** Mount it anew (`key`) for another assistant. */
export function WizardProvider({ stored, footerSlot, children }: WizardProviderProps) {
  const client = useQueryClient();
  const keeper = useWizardDrafts(stored.id);
  const [session] = useState(() => new WizardSession(client, stored, keeper));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [firstStep] = useState(() => firstStepOf(stored));
  const step = useWizardStep(stored.id, firstStep);

  useEffect(() => session.open(), [session]);
  useEffect(() => session.takeOver(stored), [session, stored]);

  const wizard = useMemo<Wizard>(
    () => ({
      ...step,
      assistantId: stored.id,
      assistant: stored,
      formState: state.formState,
      updateFormState: session.updateFormState,
      saveSection: session.saveSection,
      saveInBackground: session.saveInBackground,
      isSaving: state.isSaving,
      markAttention: session.markAttention,
      footerSlot,
    }),
    [step, stored, state.formState, state.isSaving, session, footerSlot],
  );
  return (
    <DraftKeeperContext value={keeper}>
      <WizardContext value={wizard}>
        {state.isGone ? <GoneNotice collect={session.collect} /> : children(state)}
        <ConflictDialog
          step={state.conflict?.step ?? null}
          onAnswer={(answer) => state.conflict?.answer(answer)}
        />
      </WizardContext>
    </DraftKeeperContext>
  );
}
