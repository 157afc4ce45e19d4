// The link of the confirmation mail: says for which assistant mail will come, or why not.
import { useEffect, useRef } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { failureText } from '#web/api/client.ts';
import { useConfirmNotifyEmail } from '#web/api/deployment.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

interface ConfirmEmailDialogProps {
  token: string;
  onClose: () => void;
}

export function ConfirmEmailDialog({ token, onClose }: ConfirmEmailDialogProps) {
  const { mutate, data, error } = useConfirmNotifyEmail();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    // The token works once; development mode runs effects twice.
    if (sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [token, mutate]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? 'E-mail address confirmed' : error ? 'Not confirmed' : 'Confirming...'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data && (
        <p>
          We write to you as soon as the phone number of{' '}
          <strong>{data.companyName.trim() || unnamedAssistant}</strong> is ready.
        </p>
      )}
      {error && (
        <Notice tone="bad" role="alert" title={failureText(error)}>
          You can ask for a new confirmation mail in the last step of the setup.
        </Notice>
      )}
      {!data && !error && (
        <Skeleton label="Confirming your e-mail address...">
          <Bone width="80%" />
        </Skeleton>
      )}
    </Dialog>
  );
}
