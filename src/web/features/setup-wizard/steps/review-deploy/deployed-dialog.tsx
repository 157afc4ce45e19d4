// 'Voice Assistant Deployed!': what happens next, in three steps (spec 2, step 6).
import '#web/styles/components/list.css';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NextStep } from './next-steps.ts';
import { NobodyNotified } from './nobody-notified.tsx';

interface DeployedDialogProps {
  open: boolean;
  onClose: () => void;
  steps: readonly NextStep[];
}

export function DeployedDialog({ open, onClose, steps }: DeployedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Voice Assistant Deployed!"
      description="Your deployment request is stored. Here is what happens next."
      footer={
        <Button variant="main" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <NobodyNotified />
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
