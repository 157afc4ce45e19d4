// The tab Knowledge Documents: upload area over the whole tab, and what is stored (spec 2, step 5).
import { useRef } from 'react';
import { useDocuments } from '#web/api/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { DropZone } from './drop-zone.tsx';
import type { useDocumentUpload } from './use-document-upload.ts';
import { useDropTarget } from './use-drop-target.ts';

interface DocumentsTabProps {
  assistantId: number;
  maxMegabytes: number;
  upload: ReturnType<typeof useDocumentUpload>;
  focusAfterRender: (id: string) => void;
}

export const dropZoneId = 'knowledge-documents';

export function DocumentsTab(props: DocumentsTabProps) {
  const { assistantId, maxMegabytes, upload, focusAfterRender } = props;
  const area = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(area, upload.add);
  const documents = useDocuments(assistantId);
  const { running, news } = upload;

  return (
    <div ref={area} className="doc-tab" data-note-place>
      <h2 className="sr">Knowledge documents</h2>
      <DropZone id={dropZoneId} isOver={isOver} maxMegabytes={maxMegabytes} onFiles={upload.add} />
      {news && !news.isAdded && (
        <Notice tone="bad" role="alert">
          {news.reason}
        </Notice>
      )}
      {news?.isAdded && (
        <Notice tone="ok" role="status" title="Document added">
          {news.name}
        </Notice>
      )}
      {documents.isPending && (
        <Skeleton label="Loading documents...">
          <Bone height={72} gap={12} />
        </Skeleton>
      )}
      {documents.isError && (
        <Notice tone="bad" title="Your documents could not be loaded.">
          <Button variant="line" onClick={() => documents.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {documents.data && (
        <>
          <h3>Uploaded Documents ({documents.data.length})</h3>
          {documents.data.length === 0 && running.length === 0 ? (
            <p className="mute">No documents uploaded yet.</p>
          ) : (
            <DocumentList
              assistantId={assistantId}
              documents={documents.data}
              running={running}
              onReplace={upload.replace}
              onDeleted={() => focusAfterRender(dropZoneId)}
            />
          )}
        </>
      )}
    </div>
  );
}
