// The wizard before its assistant is here: steps that cannot be reached yet, the head of the step that the
// address names, and a loading text (spec 2).
import type { StepName } from '#shared/domain/completeness.ts';
import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { StepBar } from './step-bar.tsx';
import type { WizardScreen } from './steps.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardHead } from './wizard-head.tsx';

interface WizardLoadingProps {
  /** What will open, as far as it is known. */
  screen?: WizardScreen | null;
  label: 'Loading Your Voice Assistant' | 'Initializing Your Voice Assistant';
}

export function WizardLoading({ screen = null, label }: WizardLoadingProps) {
  return (
    <WizardFrame>
      <StepBar currentStep={firstStep} stateOf={stateBeforeLoading} />
      {screen && (
        // To be seen only: what is read aloud is that it loads.
        <div aria-hidden="true">
          <WizardHead screen={screen} />
        </div>
      )}
      <Skeleton label={label} visibleLabel>
        {!screen && (
          <>
            <Bone width="min(280px, 60%)" height={30} gap={10} />
            <Bone width="min(460px, 90%)" height={18} gap={10} />
          </>
        )}
        <Card as="div" className="wiz__bones">
          <Bone height={52} />
          <Bone width={160} height={18} gap={24} />
          <Bone height={48} gap={8} />
          <Bone width={140} height={18} gap={20} />
          <Bone height={112} gap={8} />
        </Card>
      </Skeleton>
    </WizardFrame>
  );
}

const firstStep: StepName = 'flow-selection';

/** Nothing is lit: it is not known yet which step will open. */
const stateBeforeLoading = () => 'ahead' as const;
