// Uploads of the Knowledge Documents tab: checks, progress, toasts and the sentence that names the file.
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useDeleteDocument, useUploadDocument } from '#web/api/documents.ts';
import { showToast, type ToastMessage } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { checkUpload, refusalOfServer, type UploadRefusal } from './check-upload.ts';

export interface RunningUpload {
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Share sent so far, 0 to 1; at 1 the server is reading the file. */
  share: number;
  stop: () => void;
}

/** What the tab says about the last file: added, or why not. */
export type UploadNews =
  | { isAdded: true; name: string }
  | { isAdded: false; reason: string }
  | null;

export function useDocumentUpload(assistantId: number, maxMegabytes: number) {
  const upload = useUploadDocument(assistantId);
  const deletion = useDeleteDocument(assistantId);
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const [news, setNews] = useState<UploadNews>(null);
  const pending = useRef(new Set<Promise<boolean>>());
  const lastKey = useRef(0);

  function add(files: readonly File[]) {
    const file = usable(files);
    if (file) track(send(file));
  }

  /** The new file first: whatever goes wrong with it, the old row stays. */
  function replace(documentId: number, files: readonly File[]) {
    const file = usable(files);
    if (file) track(send(file).then((isSent) => isSent && remove(documentId)));
  }

  function usable(files: readonly File[]): File | undefined {
    const refusal = checkUpload(files, maxMegabytes);
    if (refusal) refuse(refusal);
    return refusal ? undefined : files[0];
  }

  async function remove(documentId: number): Promise<boolean> {
    try {
      await deletion.mutateAsync(documentId);
      return true;
    } catch {
      showToast(messages.documentNotDeleted);
      return false;
    }
  }

  function track(sending: Promise<boolean>) {
    pending.current.add(sending);
    void sending.then(() => pending.current.delete(sending));
  }

  async function send(file: File): Promise<boolean> {
    lastKey.current += 1;
    const key = lastKey.current;
    const stopper = new AbortController();
    const row = { key, name: file.name, size: file.size, share: 0, stop: () => stopper.abort() };
    setNews(null);
    setRunning((rows) => [...rows, row]);
    try {
      await upload.mutateAsync({
        file,
        signal: stopper.signal,
        onProgress: (share) =>
          setRunning((rows) => rows.map((one) => (one.key === key ? { ...one, share } : one))),
      });
      setNews({ isAdded: true, name: file.name });
      showToast(messages.fileUploaded(file.name));
      return true;
    } catch (error) {
      if (!stopper.signal.aborted) refuse(refusalOf(file.name, error));
      return false;
    } finally {
      setRunning((rows) => rows.filter((one) => one.key !== key));
    }
  }

  function refuse(refusal: UploadRefusal) {
    setNews({ isAdded: false, reason: refusal.reason });
    const toast = toastOf(refusal, maxMegabytes);
    if (toast) showToast(toast);
  }

  return {
    add,
    replace,
    running,
    news,
    /** Waits for the uploads on their way; false when one of them failed. */
    settle: async () => !(await Promise.all(pending.current)).includes(false),
  };
}

function refusalOf(fileName: string, error: unknown): UploadRefusal {
  const answer = error instanceof ApiError ? error : undefined;
  return refusalOfServer(fileName, answer?.status, answer?.detail);
}

function toastOf({ kind }: UploadRefusal, maxMegabytes: number): ToastMessage | null {
  if (kind === 'too-large') return messages.fileTooLarge(maxMegabytes);
  if (kind === 'wrong-type') return messages.fileTypeRefused;
  // Several files at once have no toast of their own: the sentence in the tab says it.
  return kind === 'failed' ? messages.uploadFailed : null;
}
