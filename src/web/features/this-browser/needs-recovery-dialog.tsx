// The cookie is gone but the identifier is kept: never silently a new identifier.
import { useState } from 'react';
import { useStartFresh } from '#web/api/device.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

export function NeedsRecoveryDialog({ isOpen }: { isOpen: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const startFresh = useStartFresh();
  if (isLeaving && isOpen) {
    return (
      <Dialog
        open
        onOpenChange={() => setIsLeaving(false)}
        role="alertdialog"
        size="small"
        hasCloseButton={false}
        title="Start fresh?"
        description="This browser begins without assistants. Those of before are not deleted; their recovery code opens them later as well."
        footer={
          <>
            <Button variant="line" onClick={() => setIsLeaving(false)}>
              Back
            </Button>
            <Button
              onClick={() => {
                setIsLeaving(false);
                startFresh();
              }}
            >
              Start fresh
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => undefined}
      locked
      title="This browser was set up before: enter your recovery code"
      description="Its cookies were deleted, and with them the key to your assistants."
    >
      <RecoveryCodeForm
        onDone={() => undefined}
        secondary={
          <Button variant="line" onClick={() => setIsLeaving(true)}>
            Start fresh
          </Button>
        }
      />
    </Dialog>
  );
}
