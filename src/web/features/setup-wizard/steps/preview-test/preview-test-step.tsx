// Preview & Test: the conversation inside the wizard, between review and deploying (spec 2). 'Go Back' and
// 'Save and Continue' both lead to review.
import { Suspense, use, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { StepSkeleton } from '../../step-skeleton.tsx';
import { noteCompletedCall } from './first-call.ts';
import { PreviewSlot } from './preview-slot.ts';
import { SetupCompleteDialog } from './setup-complete-dialog.tsx';

export function PreviewTestStep({ assistantId, onNext, onBack }: StepProps) {
  const Conversation = use(PreviewSlot);
  const [isComplete, setIsComplete] = useState(false);
  if (!Conversation) throw new Error('PreviewTestStep needs a PreviewSlot above it');
  return (
    <div className="preview-test">
      <Suspense fallback={<StepSkeleton label="Loading the conversation..." />}>
        <Conversation
          assistantId={assistantId}
          onCallCompleted={() => {
            if (noteCompletedCall(assistantId)) setIsComplete(true);
          }}
        />
      </Suspense>
      <Notice title="Test mode only">
        The final assistant uses only the information from your setup form. Nobody is called,
        transferred or notified while you test.
      </Notice>
      <StepFooter
        onBack={onBack}
        backLabel="Go Back"
        onNext={onNext}
        nextLabel="Save and Continue"
      />
      <SetupCompleteDialog
        open={isComplete}
        onClose={() => setIsComplete(false)}
        onReview={onNext}
      />
    </div>
  );
}
