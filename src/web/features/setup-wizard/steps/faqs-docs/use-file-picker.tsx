// Opens the browser's own choice of a document from any button.
import { type ReactNode, useRef } from 'react';
import { documentTypes } from '#shared/domain/document-limits.ts';

const accept = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** `input` belongs anywhere on the page; it is not seen. */
export function useFilePicker(onFiles: (files: File[]) => void): {
  open: () => void;
  input: ReactNode;
} {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
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
    ),
  };
}
