// The setup wizard of one assistant: step bar, heading, the step, action bar (spec 2).
import { PhoneCall } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { scrollToTop } from '#web/lib/scroll-to-top.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { paths, setupPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useStepDraftState } from './draft-keeper.ts';
import { PointedNote } from './pointed-note.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { SavePill, type SaveState } from './save-pill.tsx';
import type { StoredAssistant } from './setup-form-state.ts';
import { StepBar } from './step-bar.tsx';
import { StepBody } from './step-body.tsx';
import { isStepStored, stepStateOf } from './step-state.ts';
import { previewScreen, stepAfter, stepBefore, stepOfBar, type WizardScreen } from './steps.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { headOf, WizardHead } from './wizard-head.tsx';
import { WizardProvider } from './wizard-provider.tsx';
import type { SessionState } from './wizard-session.ts';

/** Mount it anew (`key`) for another assistant. */
export function SetupWizard({ stored }: { stored: StoredAssistant }) {
  const [footerSlot, setFooterSlot] = useState<HTMLElement | null>(null);
  return (
    <WizardFrame footerRef={setFooterSlot}>
      <WizardProvider stored={stored} footerSlot={footerSlot}>
        {(session) => <CurrentStep session={session} />}
      </WizardProvider>
    </WizardFrame>
  );
}

function CurrentStep({ session }: { session: SessionState }) {
  const { assistant, assistantId, currentStep, visited, focusField, goToStep } = useWizard();
  const [, navigate] = useLocation();
  const { attention } = session;
  const isPreview = currentStep === previewScreen.name;
  const barStep = stepOfBar(currentStep);
  const heading = useHeadingOfNewStep(currentStep, focusField);
  const saveState = useSaveState(barStep, session);
  useDocumentTitle(headOf(currentStep).title);
  const next = stepAfter(currentStep);
  const before = stepBefore(currentStep);
  return (
    <>
      <StepBar
        currentStep={barStep}
        stateOf={(step) =>
          stepStateOf(step, { assistant, currentStep: barStep, attention, visited })
        }
        onStep={goToStep}
      />
      <WizardHead screen={currentStep} headingRef={heading} saved={<SavePill state={saveState} />}>
        {currentStep === 'review-deploy' && (
          <ButtonLink
            variant="line"
            icon={<PhoneCall />}
            href={setupPath(assistantId, previewScreen.name)}
          >
            Test your assistant
          </ButtonLink>
        )}
      </WizardHead>
      <RefusedNotice error={session.refusals[barStep]} />
      <StepBody
        key={`${currentStep} ${isPreview ? 0 : (session.reloads[barStep] ?? 0)}`}
        step={currentStep}
        assistantId={assistantId}
        onNext={() => next && goToStep(next)}
        // Before the first step there is the dashboard; what was chosen is kept.
        onBack={() => (before ? goToStep(before) : navigate(paths.dashboard))}
      />
      <PointedNote />
    </>
  );
}

/** A new step begins at the top, with the focus on its heading unless a link asks for a field. */
function useHeadingOfNewStep(currentStep: WizardScreen, focusField: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(currentStep);
  const onNewStep = useEffectEvent(() => {
    if (focusField !== null) return;
    heading.current?.focus({ preventScroll: true });
    scrollToTop();
  });
  useEffect(() => {
    if (shownStep.current === currentStep) return;
    shownStep.current = currentStep;
    onNewStep();
  }, [currentStep]);
  return heading;
}

function useSaveState(step: ReturnType<typeof stepOfBar>, session: SessionState): SaveState {
  const { assistant } = useWizard();
  const draft = useStepDraftState(step);
  if (session.isSaving) return 'saving';
  if (session.failing.has(step)) return 'failing';
  if (session.refusals[step]) return 'refused';
  if (draft !== 'none') return draft;
  return isStepStored(step, assistant) ? 'saved' : 'untouched';
}
