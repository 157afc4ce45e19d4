// 'Voice Assistant Deployed!': what happens next, in three steps (spec 2, step 6).
import '#web/styles/components/list.css';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NextStep } from './next-steps.ts';
import { NobodyTold } from './nobody-told.tsx';

interface DeployedDialogProps {
  open: boolean;
  onClose: () => void;
  steps: readonly NextStep[];
  assistantId: number;
  isProviderNotified: boolean;
}

export function DeployedDialog(props: DeployedDialogProps) {
  const { open, onClose, steps, assistantId, isProviderNotified } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Voice Assistant Deployed!"
      description="Your deployment request is recorded. Here is what happens next."
      footer={
        <Button variant="main" onClick={onClose}>
          Got it
        </Button>
      }
    >
      {!isProviderNotified && <NobodyTold assistantId={assistantId} />}
      <ol className="steps-list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{title}.</b> {text}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
