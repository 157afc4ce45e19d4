// 'Setup Complete': what to do after the first simulated call (spec 2, Preview & Test step).
import '#web/styles/components/list.css';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SetupCompleteDialogProps {
  open: boolean;
  onClose: () => void;
  onReview: () => void;
}

export function SetupCompleteDialog({ open, onClose, onReview }: SetupCompleteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Setup Complete"
      description="Your assistant has taken its first test call. Here is what to do next."
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Keep testing
          </Button>
          <Button onClick={onReview}>Go to review</Button>
        </>
      }
    >
      <ol className="steps-list">
        <li>
          <span>
            <b>Review.</b> Check once more what callers will hear. The report of your call shows
            what had no answer.
          </span>
        </li>
        <li>
          <span>
            <b>Deploy.</b> Press “Deploy Voice Assistant” on the review page to ask for your phone
            number.
          </span>
        </li>
      </ol>
    </Dialog>
  );
}
