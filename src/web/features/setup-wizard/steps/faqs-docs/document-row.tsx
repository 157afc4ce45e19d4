// A stored document: size, how far its reading is, download, delete (spec 2, step 5; spec 4, availability).
import { FileText, FileWarning, Trash2 } from 'lucide-react';
import { uploadFileSize } from '#shared/domain/file-size.ts';
import {
  documentDownloadPath,
  type KnowledgeDocument,
  useIsDocumentAvailable,
} from '#web/api/documents.ts';
import { sentences } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Tile } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/notice.tsx';
import { DownloadButton } from './download-button.tsx';
import { ReadingState } from './reading-state.tsx';
import { useFilePicker } from './use-file-picker.tsx';

interface DocumentRowProps {
  document: KnowledgeDocument;
  onShowText: () => void;
  onReplace: (files: File[]) => void;
  onDelete: () => void;
}

/** Where a link of the review leads to. */
export const documentRowId = (id: number) => `document-${id}`;

export function DocumentRow({ document, onShowText, onReplace, onDelete }: DocumentRowProps) {
  const { id, originalName, size, readingStatus } = document;
  const isGone = useIsDocumentAvailable(id).data === false;
  const picker = useFilePicker(onReplace);
  const isUnusable = isGone || readingStatus === 'failed';
  return (
    <li
      id={documentRowId(id)}
      tabIndex={-1}
      className={isGone ? 'warnrow' : undefined}
      data-note-place
    >
      <Tile tone={isUnusable ? 'lamp' : undefined}>
        {isUnusable ? <FileWarning /> : <FileText />}
      </Tile>
      <div className="grow">
        <b>{originalName}</b>
        <div className="sub doc-facts" aria-live="polite">
          <span className="num">{uploadFileSize(size)}</span>
          {isGone ? (
            <span className="doc-facts__problem sub--warn">{sentences.documentMayBeGone}</span>
          ) : (
            <ReadingState document={document} onShowText={onShowText} />
          )}
          {isUnusable && (
            <>
              <LinkButton onClick={picker.open}>
                Replace this file<span className="sr">: {originalName}</span>
              </LinkButton>
              {picker.input}
            </>
          )}
        </div>
      </div>
      <div className="acts">
        {!isGone && <DownloadButton path={documentDownloadPath(id)} fileName={originalName} />}
        <Button
          variant="soft"
          size="icon"
          icon={<Trash2 />}
          aria-label={`Delete ${originalName}`}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
