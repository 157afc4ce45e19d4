// Stored documents and those on their way, with the dialogs that their rows open (spec 2, step 5).
import '#web/styles/components/list.css';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { uploadFileSize } from '#shared/domain/file-size.ts';
import { type KnowledgeDocument, useDeleteDocument } from '#web/api/documents.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Tile } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentTextDialog } from './document-text-dialog.tsx';
import type { RunningUpload } from './use-document-upload.ts';

interface DocumentListProps {
  assistantId: number;
  documents: readonly KnowledgeDocument[];
  running: readonly RunningUpload[];
  onReplace: (documentId: number, files: File[]) => void;
  /** After the last button of a deleted row is gone. */
  onDeleted: () => void;
}

export function DocumentList(props: DocumentListProps) {
  const { assistantId, documents, running, onReplace, onDeleted } = props;
  const [doomed, setDoomed] = useState<KnowledgeDocument | null>(null);
  const [shown, setShown] = useState<KnowledgeDocument | null>(null);
  const deletion = useDeleteDocument(assistantId);

  async function onConfirm() {
    if (!doomed) return;
    try {
      await deletion.mutateAsync(doomed.id);
      showToast(messages.documentDeleted);
      onDeleted();
    } catch {
      showToast(messages.documentNotDeleted);
    }
    setDoomed(null);
  }

  return (
    <>
      <ul className="rows docs">
        {running.map((upload) => (
          <UploadRow key={`upload-${upload.key}`} upload={upload} />
        ))}
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onShowText={() => setShown(document)}
            onReplace={(files) => onReplace(document.id, files)}
            onDelete={() => setDoomed(document)}
          />
        ))}
      </ul>
      <DocumentTextDialog document={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Delete this document?"
        description={`“${doomed?.originalName ?? ''}” is removed for good, and the assistant no longer answers from it.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={deletion.isPending}
        onConfirm={onConfirm}
      />
    </>
  );
}

function UploadRow({ upload }: { upload: RunningUpload }) {
  const percent = Math.round(upload.share * 100);
  return (
    <li>
      <Tile>
        <FileText />
      </Tile>
      <div className="grow">
        <b>{upload.name}</b>
        <span className="sub num">
          {uploadFileSize(upload.size)} · {percent < 100 ? `Uploading, ${percent} %` : 'Checking'}
        </span>
        <div
          className="meter"
          role="progressbar"
          aria-label={`Uploading ${upload.name}`}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <div className="acts">
        <Button
          variant="soft"
          size="icon"
          icon={<X />}
          aria-label={`Stop uploading ${upload.name}`}
          onClick={upload.stop}
        />
      </div>
    </li>
  );
}
