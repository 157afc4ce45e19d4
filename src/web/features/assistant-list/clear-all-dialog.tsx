// Asks before every assistant of this browser's owner is deleted (spec 2, Dashboard).
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { useClearAssistants } from '#web/api/assistants.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface ClearAllDialogProps {
  assistants: readonly ListedAssistant[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ClearAllDialog({ assistants, open, onOpenChange }: ClearAllDialogProps) {
  const clearing = useClearAssistants();
  const isAnyDeployed = assistants.some(({ status }) => status === 'deployed');
  const numbers = assistants.flatMap(({ numberRequest }) =>
    numberRequest?.phoneNumber ? readablePhoneNumber(numberRequest.phoneNumber) : [],
  );
  const onConfirm = async () => {
    try {
      await clearing.mutateAsync(assistants.map(({ id }) => id));
      showToast(messages.assistantsCleared);
      onOpenChange(false);
    } catch {
      showToast(messages.assistantsNotCleared);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete All Assistants?"
      description="This will permanently delete ALL voice assistants and their associated data. This action cannot be undone."
      confirmLabel="Delete All"
      busyLabel="Deleting All..."
      busy={clearing.isPending}
      onConfirm={onConfirm}
    >
      {clearing.isError && !clearing.isPending && (
        <p role="status">
          {assistants.length} of {clearing.variables.length} could not be deleted and are still
          here. Choose Delete All to try again.
        </p>
      )}
      {numbers.length > 0 && (
        <p>
          {numbers.length === 1 ? 'Your number' : 'Your numbers'} {numbers.join(', ')}{' '}
          {numbers.length === 1 ? 'is' : 'are'} given up; stop forwarding first.
        </p>
      )}
      {isAnyDeployed && (
        <p className="dialog__more">
          Where one is deployed, its phone number request is withdrawn.
        </p>
      )}
    </ConfirmDialog>
  );
}
