// A link for another computer was opened: first what it opens, then, if wanted, the opening.
import '#web/styles/components/list.css';
import { useLocation } from 'wouter';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { type LinkPreview, usePreviewLink, useRedeemLink } from '#web/api/browsers.ts';
import { failureText } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchNotice } from './switch-notice.tsx';

interface ResumeDialogProps {
  secret: string;
  onClose: () => void;
  onSaveCode: () => void;
}

export function ResumeDialog({ secret, onClose, onSaveCode }: ResumeDialogProps) {
  const [, navigate] = useLocation();
  const preview = usePreviewLink(secret);
  const redeem = useRedeemLink();
  const error = preview.error ?? redeem.error;
  const onOpenHere = () =>
    redeem.mutate(
      { secret, ...(preview.data?.ownsSomething && { confirmSwitch: true }) },
      {
        onSuccess: () => {
          onClose();
          navigate(paths.dashboard);
          showToast({ title: 'The assistants are open in this browser', tone: 'ok' });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={preview.error ? 'This link cannot be used' : 'Open assistants in this browser?'}
      locked={redeem.isPending}
      footer={
        <>
          <Button variant="line" onClick={onClose} disabled={redeem.isPending}>
            {preview.error ? 'Close' : 'Cancel'}
          </Button>
          {preview.data && (
            <Button busy={redeem.isPending} busyLabel="Opening..." onClick={onOpenHere}>
              {preview.data.ownsSomething ? 'Switch and open' : 'Open here'}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {error && <Notice tone="bad" role="alert" title={failureText(error)} />}
        {preview.error && <p>Make a new link on the device that has the assistants.</p>}
        {preview.isPending && (
          <Skeleton label="Looking at what the link opens...">
            <Bone width="70%" />
            <Bone width="50%" gap={12} />
          </Skeleton>
        )}
        {preview.data && <Opens preview={preview.data} onSaveCode={onSaveCode} />}
      </div>
    </Dialog>
  );
}

function Opens({ preview, onSaveCode }: { preview: LinkPreview; onSaveCode: () => void }) {
  const { assistantNames, ownsSomething } = preview;
  return (
    <>
      {assistantNames.length === 0 ? (
        <p>The link opens a set-up that has no assistants yet.</p>
      ) : (
        <div>
          <p>The link opens:</p>
          <ul className="bullets">
            {assistantNames.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and never move
              <li key={index}>{name.trim() || unnamedAssistant}</li>
            ))}
          </ul>
        </div>
      )}
      {ownsSomething && <SwitchNotice onSaveCode={onSaveCode} />}
    </>
  );
}
