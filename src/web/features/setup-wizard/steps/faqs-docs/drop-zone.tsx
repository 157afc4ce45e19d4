// Where a document is dropped or picked. The whole area is one button, so it works by keyboard too.
import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { maxCharacters, maxPages } from '#shared/domain/document-limits.ts';
import { Tile } from '#web/ui/card.tsx';
import { useFilePicker } from './use-file-picker.tsx';

interface DropZoneProps {
  id: string;
  isOver: boolean;
  maxMegabytes: number;
  onFiles: (files: File[]) => void;
}

export function DropZone({ id, isOver, maxMegabytes, onFiles }: DropZoneProps) {
  const picker = useFilePicker(onFiles);
  return (
    <>
      <button
        type="button"
        id={id}
        className={clsx('drop', isOver && 'is-over')}
        onClick={picker.open}
      >
        <Tile>
          <Upload />
        </Tile>
        <span>
          <span className="drop__call">
            <b>Upload a file</b> or drag and drop
          </span>
          <span className="small mute">
            PDF, DOCX or TXT, up to {maxMegabytes}MB, {maxPages} pages and{' '}
            {maxCharacters / 1_000_000} million characters
          </span>
        </span>
      </button>
      {picker.input}
    </>
  );
}
