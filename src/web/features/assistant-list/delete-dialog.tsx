// Asks before the assistant shown is deleted (spec 2, Dashboard).
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { useDeleteAssistant } from '#web/api/assistants.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  assistant: ListedAssistant;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteDialog({ assistant, open, onOpenChange }: DeleteDialogProps) {
  const deletion = useDeleteAssistant();
  const onConfirm = async () => {
    // Awaited, not given as callbacks: the last assistant takes this dialog with it.
    try {
      await deletion.mutateAsync(assistant.id);
      showToast(messages.assistantDeleted);
      onOpenChange(false);
    } catch {
      showToast(messages.assistantNotDeleted);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Are you sure?"
      description="This will permanently delete the voice assistant and all associated data."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      onConfirm={onConfirm}
    >
      <p>
        <b>{assistant.companyName.trim() || unnamedAssistant}</b>
      </p>
      {assistant.status === 'deployed' && (
        <p className="dialog__more">{withdrawalText(assistant.numberRequest)}</p>
      )}
    </ConfirmDialog>
  );
}

function withdrawalText(numberRequest: ListedAssistant['numberRequest']): string {
  return numberRequest?.phoneNumber
    ? `Your number ${readablePhoneNumber(numberRequest.phoneNumber)} is given up; stop forwarding first.`
    : 'It is deployed: its phone number request is withdrawn.';
}
