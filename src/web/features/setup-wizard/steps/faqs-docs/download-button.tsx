// Downloads a document under its original name and says why when that fails (spec 8, download).
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#web/lib/download-file.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface DownloadButtonProps {
  path: string;
  fileName: string;
}

export function DownloadButton({ path, fileName }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function onDownload() {
    setIsBusy(true);
    const result = await downloadFile(path, fileName);
    setIsBusy(false);
    if (result.isOk) return;
    showToast(
      result.reason === 'refused'
        ? messages.downloadRefused(result.details)
        : messages.downloadFailed,
    );
  }

  return (
    <Button
      variant="soft"
      size="icon"
      icon={<Download />}
      aria-label={`Download ${fileName}`}
      busy={isBusy}
      onClick={onDownload}
    />
  );
}
