// The PDF button of a submission (spec 2); gives way to a sentence when the PDF is not there.
import { Download, FileX } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadPdf } from './download-pdf.ts';

interface PdfDownloadProps {
  filename: string;
  /** Id of the card's title: all these buttons have the same words. */
  describedBy: string;
}

export function PdfDownload({ filename, describedBy }: PdfDownloadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const onDownload = async () => {
    setIsBusy(true);
    const outcome = await downloadPdf(filename);
    setIsBusy(false);
    setIsGone(outcome.isGone);
    if (outcome.toast) showToast(outcome.toast);
  };
  return (
    <>
      {isGone && (
        <p className="submission__no-pdf small">
          <FileX />
          This PDF is not on the server at the moment.
        </p>
      )}
      <Button
        variant="line"
        wide
        icon={<Download />}
        busy={isBusy}
        busyLabel="Downloading..."
        aria-describedby={describedBy}
        onClick={onDownload}
      >
        Download PDF
      </Button>
    </>
  );
}
