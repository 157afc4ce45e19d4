// The wizard before its assistant is here: steps that cannot be reached yet, the head of the step that the
// address names, and a loading text (spec 2).
import type { StepName } from '#shared/domain/completeness.ts';
import { Bone } from '#web/ui/skeleton.tsx';
import { StepBar } from './step-bar.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { stepOfBar, type WizardScreen } from './steps.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardHead } from './wizard-head.tsx';

interface WizardLoadingProps {
  /** What will open, as far as it is known. */
  screen?: WizardScreen | null;
  label: 'Loading Your Voice Assistant' | 'Initializing Your Voice Assistant';
}

export function WizardLoading({ screen = null, label }: WizardLoadingProps) {
  // Unlit only where it is not known yet which step will open.
  const opening = screen && stepOfBar(screen);
  return (
    <WizardFrame>
      <StepBar
        currentStep={opening ?? firstStep}
        stateOf={(step) => (step === opening ? 'current' : 'ahead')}
      />
      {screen ? (
        // To be seen only: what is read aloud is that it loads.
        <div aria-hidden="true">
          <WizardHead screen={screen} />
        </div>
      ) : (
        <div className="wiz__head waiting">
          <Bone width="min(280px, 60%)" height={30} gap={10} />
          <Bone width="min(460px, 90%)" height={18} gap={10} />
        </div>
      )}
      <StepSkeleton label={label} screen={screen} />
    </WizardFrame>
  );
}

const firstStep: StepName = 'flow-selection';
