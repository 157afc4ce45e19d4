// Asks before something is done that cannot be taken back. Cancel has the focus.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Shown while `busy`, such as 'Deleting...'. */
  busyLabel?: string;
  busy?: boolean;
  tone?: 'danger' | 'main';
  /** The dialog stays open until `onOpenChange(false)`. */
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onOpenChange, confirmLabel, busyLabel, busy } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={onOpenChange}
      title={props.title}
      description={props.description}
      role="alertdialog"
      size="small"
      locked={busy}
      hasCloseButton={false}
      footer={
        <>
          <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant={props.tone ?? 'danger'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
