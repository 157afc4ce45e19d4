// Downloads the PDF of a submission (spec 4 and 8): asks by HEAD first, then fetches and saves it.
import { pdfPath } from '#web/api/submissions.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import type { ToastMessage } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';

export interface PdfOutcome {
  /** What to tell the user; null when the PDF was saved. */
  toast: ToastMessage | null;
  /** The server says that there is no such PDF. */
  isGone: boolean;
}

export async function downloadPdf(filename: string): Promise<PdfOutcome> {
  const path = pdfPath(filename);
  const check = await fetch(path, { method: 'HEAD', credentials: 'include' }).catch(() => null);
  if (check === null) return { toast: messages.pdfDownloadFailed, isGone: false };
  if (!check.ok) {
    return { toast: messages.pdfUnavailable, isGone: check.status === 404 || check.status === 410 };
  }
  const result = await downloadFile(path, filename);
  if (result.isOk) return { toast: null, isGone: false };
  const toast =
    result.reason === 'network' ? messages.pdfDownloadFailed : messages.pdfRefused(result.details);
  return { toast, isGone: false };
}
