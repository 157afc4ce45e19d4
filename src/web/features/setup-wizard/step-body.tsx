// Shows a step once its code is here (spec 2: loading texts), or how to try again.
import { useIsShown } from '#web/lib/use-is-shown.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStepComponent } from './step-components.ts';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step-props.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import type { WizardScreen } from './steps.ts';

interface StepBodyProps extends StepProps {
  step: WizardScreen;
}

export function StepBody({ step, ...props }: StepBodyProps) {
  const { Step, hasFailed, retry } = useStepComponent(step);
  const isShown = useIsShown();
  // A save that ends after the user has gone elsewhere must not fetch them back.
  const onNext = () => isShown.current && props.onNext();
  if (Step) return <Step {...props} onNext={onNext} />;
  if (!hasFailed) return <StepSkeleton label={loadingTexts[step]} screen={step} />;
  return (
    <Card>
      <Notice tone="bad" title="This step could not be loaded" role="alert">
        The server cannot be reached at the moment. What you typed is saved on this device.
      </Notice>
      <p className="wiz__retry">
        <Button variant="line" onClick={retry}>
          Try again
        </Button>
      </p>
      <StepFooter onBack={props.onBack} />
    </Card>
  );
}

const loadingTexts: Record<WizardScreen, string> = {
  'flow-selection': 'Loading assistant types...',
  'company-details': 'Loading company information...',
  'voice-settings': 'Loading voice options...',
  'call-scripts': 'Loading call scripts...',
  'faqs-docs': 'Loading FAQs and documents...',
  'review-deploy': 'Loading your summary...',
  'preview-test': 'Loading the conversation...',
};
