// Where a document is dropped or picked. The whole area is one button, so it works by keyboard too.
import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { documentTypes } from '#shared/domain/document-limits.ts';
import { Tile } from '#web/ui/card.tsx';

interface DropZoneProps {
  id: string;
  isOver: boolean;
  maxMegabytes: number;
  onFiles: (files: File[]) => void;
}

const accept = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function DropZone({ id, isOver, maxMegabytes, onFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={clsx('drop', isOver && 'is-over')}
        onClick={() => picker.current?.click()}
      >
        <Tile>
          <Upload />
        </Tile>
        <span>
          <span className="drop__call">
            <b>Upload a file</b> or drag and drop
          </span>
          <span className="small mute">PDF, DOCX or TXT, up to {maxMegabytes}MB</span>
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Else the browser does not tell when the same file is picked again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
