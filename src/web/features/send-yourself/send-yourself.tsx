// What is said of a request that nobody has been told of, and how to send it by hand: copy, PDF, mail.
import { Copy, Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { useSummaryText } from '#web/api/deployment.ts';
import { pdfPath } from '#web/api/submissions.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LinkButton, Notice } from '#web/ui/notice.tsx';
import { mailHref } from './mail-href.ts';

export interface SendYourselfProps {
  assistantId: number;
}

export function SendYourself({ assistantId }: SendYourselfProps) {
  const summary = useSummaryText(assistantId);
  const [isSaving, setIsSaving] = useState(false);
  const { data } = summary;

  async function onCopy() {
    const isCopied = data !== undefined && (await copyText(`${data.subject}\n\n${data.text}`));
    showToast(isCopied ? messages.copied : messages.notCopied);
  }

  async function onDownload(filename: string) {
    setIsSaving(true);
    const result = await downloadFile(pdfPath(filename), filename);
    setIsSaving(false);
    if (result.isOk) return;
    const isAway = result.reason === 'network';
    showToast(isAway ? messages.pdfDownloadFailed : messages.pdfRefused(result.details));
  }

  return (
    <Notice tone="lamp" title={nobodyTold}>
      {summary.isError ? (
        <p>
          The summary could not be loaded.{' '}
          <LinkButton onClick={() => void summary.refetch()}>Try again</LinkButton>
        </p>
      ) : (
        <div className="notice__acts">
          <Button variant="line" icon={<Copy />} disabled={!data} onClick={onCopy}>
            Copy
          </Button>
          {data?.pdfFilename !== null && (
            <Button
              variant="line"
              icon={<Download />}
              disabled={!data}
              busy={isSaving}
              busyLabel="Downloading..."
              onClick={() => data?.pdfFilename && onDownload(data.pdfFilename)}
            >
              Download PDF
            </Button>
          )}
          {data && (
            <ButtonLink variant="line" icon={<Mail />} href={mailHref(data)}>
              Mail
            </ButtonLink>
          )}
        </div>
      )}
    </Notice>
  );
}
