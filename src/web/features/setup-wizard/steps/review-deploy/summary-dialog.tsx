// 'Configuration Summary': what was sent, to whom and when (spec 2, step 6).
import '#web/styles/components/list.css';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { useConfig } from '#web/api/config.ts';
import type { ConfigurationSummary } from '#web/api/deployment.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SummaryContent } from './summary-content.tsx';

interface SummaryDialogProps {
  /** null closes the dialog. */
  summary: ConfigurationSummary | null;
  onClose: () => void;
}

export function SummaryDialog({ summary, onClose }: SummaryDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const config = useConfig().data;

  const isSent = config?.isMailSent ?? true;
  const sentAt = summary && new Date(summary.sentAt).toLocaleString();

  async function onCopy() {
    const text = `${summary?.subject ?? ''}\n\n${content.current?.innerText ?? ''}`;
    showToast((await copyText(text)) ? messages.copied : messages.notCopied);
  }

  return (
    <Dialog
      open={summary !== null}
      onOpenChange={onClose}
      title="Configuration Summary"
      footer={
        <>
          <Button variant="line" icon={<Copy />} onClick={onCopy}>
            Copy Content
          </Button>
          <Button variant="main" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {summary && (
        <>
          <dl className="kv kv--tight">
            <dt>Subject</dt>
            <dd>
              <b>{summary.subject}</b>
            </dd>
            <dt>Sent to</dt>
            <dd>{isSent ? summary.sentTo : `Nobody yet. It is for ${summary.sentTo}`}</dd>
            <dt>Sent</dt>
            <dd className="num">{isSent ? sentAt : `Not yet. Saved ${sentAt}`}</dd>
          </dl>
          {!isSent && (
            <Notice
              tone="lamp"
              title={
                config?.isProviderNotified === false ? nobodyTold : 'Not sent as an e-mail yet'
              }
            >
              This server cannot send e-mail. The message is kept as a file on the server.
            </Notice>
          )}
          <SummaryContent html={summary.body} ref={content} />
        </>
      )}
    </Dialog>
  );
}
