// Takes the key away from this browser, for instance on a borrowed computer. Nothing is deleted.
import { useLocation } from 'wouter';
import { useForgetBrowser } from '#web/api/browsers.ts';
import { failureText } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SaveCodeFirst } from './save-code-first.tsx';

interface ForgetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSaveCode: () => void;
}

export function ForgetDialog({ isOpen, onClose, onSaveCode }: ForgetDialogProps) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useForgetBrowser();
  const onForget = () =>
    mutate(undefined, {
      onSuccess: () => {
        onClose();
        navigate(paths.dashboard);
        showToast({ title: 'This browser was forgotten', tone: 'ok' });
      },
      onError: (error) =>
        showToast({
          title: 'This browser was not forgotten',
          description: failureText(error),
          tone: 'bad',
        }),
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title="Forget this browser?"
      description="Your assistants stay as they are, but this browser can no longer open them. What you typed here and did not save is removed. Another browser in use or a recovery code lets it back in; without either they cannot be reached again."
      confirmLabel="Forget this browser"
      busyLabel="Forgetting..."
      busy={isPending}
      onConfirm={onForget}
    >
      <SaveCodeFirst onSaveCode={onSaveCode} />
    </ConfirmDialog>
  );
}
