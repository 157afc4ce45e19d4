// The browsers that open these assistants; each but this one can be removed.
import '#web/styles/components/list.css';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type Browser, useBrowsers, useRemoveBrowser } from '#web/api/browsers.ts';
import { failureText } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tile } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton, Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

interface BrowsersDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function BrowsersDialog({ isOpen, onClose }: BrowsersDialogProps) {
  const [leaving, setLeaving] = useState<Browser>();
  const remove = useRemoveBrowser();
  const onRemove = () => {
    if (!leaving) return;
    remove.mutate(leaving.id, {
      onSuccess: () => showToast({ title: `${leaving.label} was removed`, tone: 'ok' }),
      onError: (error) =>
        showToast({
          title: 'The browser was not removed',
          description: failureText(error),
          tone: 'bad',
        }),
      onSettled: () => setLeaving(undefined),
    });
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={onClose}
        title="Browsers in use"
        description="Each of these opens the same assistants. Remove one that you no longer use or do not know."
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <BrowserList isOpen={isOpen} onRemove={setLeaving} />
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title="Remove this browser?"
        description={`${leaving?.label ?? 'It'} can no longer open your assistants. Nothing is deleted.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={onRemove}
      />
    </>
  );
}

interface BrowserListProps {
  isOpen: boolean;
  onRemove: (browser: Browser) => void;
}

function BrowserList({ isOpen, onRemove }: BrowserListProps) {
  const { data, error, refetch } = useBrowsers(isOpen);
  if (error) {
    return (
      <Notice tone="bad" role="alert" title="The list could not be loaded">
        {failureText(error)} <LinkButton onClick={() => refetch()}>Try again</LinkButton>
      </Notice>
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading browsers...">
        <Bone height={52} />
        <Bone height={52} gap={12} />
      </Skeleton>
    );
  }
  if (data.length === 0) {
    return <p>Nothing is stored yet. This browser appears here once it has set up an assistant.</p>;
  }
  return (
    <ul className="rows browsers">
      {data.map((browser) => (
        <li key={browser.id}>
          <Tile>
            <MonitorSmartphone />
          </Tile>
          <div className="grow">
            <b>{browser.label}</b>
            <span className="sub">Last used {new Date(browser.lastSeenAt).toLocaleString()}</span>
          </div>
          {browser.isThisBrowser ? (
            <Badge tone="info">This browser</Badge>
          ) : (
            <Button
              variant="danger-line"
              aria-label={`Remove ${browser.label}`}
              onClick={() => onRemove(browser)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
