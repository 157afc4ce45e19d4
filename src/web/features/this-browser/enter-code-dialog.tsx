// 'Enter a recovery code' from the menu.
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

interface EnterCodeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSaveCode: () => void;
}

export function EnterCodeDialog({ isOpen, onClose, onSaveCode }: EnterCodeDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Enter a recovery code"
      description="It opens the assistants for which it was saved, here in this browser."
    >
      <RecoveryCodeForm
        onDone={onClose}
        onSaveCode={onSaveCode}
        secondary={
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  );
}
