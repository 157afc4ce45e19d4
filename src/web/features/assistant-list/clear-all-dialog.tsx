// Asks before every assistant of this browser's owner is deleted (spec 2, Dashboard).

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
      {isAnyDeployed && <p>Where one is deployed, its phone number request is withdrawn.</p>}
    </ConfirmDialog>
  );
}
