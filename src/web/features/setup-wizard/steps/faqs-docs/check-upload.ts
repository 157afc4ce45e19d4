// What is refused before a file is sent, and how a refusal of the server is worded (spec 5, 8).
import { documentExtension } from '#shared/domain/document-limits.ts';
import { uploadFileSize } from '#shared/domain/file-size.ts';

/** Why a file was not taken: which toast of spec 8 shows, and a sentence that names the file. */
export interface UploadRefusal {
  kind: 'too-large' | 'wrong-type' | 'failed' | 'several';
  reason: string;
}

interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** One file per drop or pick; `maxMegabytes` comes from the server's settings. */
export function checkUpload(
  files: readonly PickedFile[],
  maxMegabytes: number,
): UploadRefusal | null {
  const [file] = files;
  if (!file) return { kind: 'several', reason: 'That was not a file. Please drop one file.' };
  if (files.length > 1) {
    return {
      kind: 'several',
      reason: `Please add one file at a time. You chose ${files.length} files, so none was uploaded.`,
    };
  }
  if (!documentExtension(file.name)) {
    return {
      kind: 'wrong-type',
      reason: `“${file.name}” was not uploaded: only files ending in .pdf, .docx or .txt can be read.`,
    };
  }
  if (file.size > maxMegabytes * 1024 * 1024) {
    return {
      kind: 'too-large',
      reason: `“${file.name}” was not uploaded: it is ${uploadFileSize(file.size)}, and the limit is ${maxMegabytes} MB.`,
    };
  }
  if (file.size === 0) {
    return { kind: 'failed', reason: `“${file.name}” was not uploaded: the file is empty.` };
  }
  return null;
}

/** The server's answer to a refused upload; `detail` is its sentence for a person. */
export function refusalOfServer(
  fileName: string,
  status: number | undefined,
  detail: string | undefined,
): UploadRefusal {
  const why = detail ?? 'The connection was interrupted. Please try again.';
  const reason = `“${fileName}” was not uploaded. ${why}`;
  if (status === 413) return { kind: 'too-large', reason };
  if (status === 415) return { kind: 'wrong-type', reason };
  return { kind: 'failed', reason };
}
