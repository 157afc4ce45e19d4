// 'Changed in another tab': what to do with a section that was saved elsewhere since it was read.
import type { StepName } from '#shared/domain/completeness.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { stepPosition, wizardSteps } from './steps.ts';

/** 'later': closed without an answer; nothing is saved and nothing is dropped. */
export type ConflictAnswer = 'reload' | 'keep-mine' | 'later';

interface ConflictDialogProps {
  /** The step whose section was changed; null closes the dialog. */
  step: StepName | null;
  onAnswer: (answer: ConflictAnswer) => void;
}

export function ConflictDialog({ step, onAnswer }: ConflictDialogProps) {
  const label = step === null ? '' : (wizardSteps[stepPosition(step)]?.label ?? '');
  return (
    <Dialog
      open={step !== null}
      onOpenChange={(isOpen) => !isOpen && onAnswer('later')}
      title="Changed in another tab"
      description={`"${label}" was saved in another tab or browser after you opened it here.`}
      footer={
        <>
          <Button variant="line" onClick={() => onAnswer('reload')}>
            Reload
          </Button>
          <Button variant="main" onClick={() => onAnswer('keep-mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        <b>Keep mine</b> saves what you typed here in its place. <b>Reload</b> shows the other
        version and drops what you typed here.
      </p>
    </Dialog>
  );
}
