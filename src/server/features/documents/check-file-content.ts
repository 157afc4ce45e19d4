// Refuses a file whose content is not what its name says (spec 5, document upload).
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#server/http/app-error.ts';
import type { DocumentExtension } from '#shared/domain/document-limits.ts';
import { looksLikeText } from './looks-like-text.ts';
import { scanDocx } from './scan-docx.ts';

/** @throws AppError file-type, upload-failed */
export async function checkFileContent(extension: DocumentExtension, bytes: Buffer): Promise<void> {
  if (isEmpty(bytes)) throw new AppError('upload-failed', { detail: 'The file is empty.' });
  switch (extension) {
    case 'pdf':
      if (!(await isPdf(bytes))) refuse('a PDF');
      return;
    case 'docx':
      return checkDocx(bytes);
    case 'txt':
      // A PDF may be made of printable characters only.
      if ((await isPdf(bytes)) || !looksLikeText(bytes)) refuse('plain text');
      return;
  }
}

function refuse(kind: string): never {
  throw new AppError('file-type', {
    detail: `Only PDF, DOCX, TXT files are allowed. The name says that this is ${kind}, but its content is not: open the file, save it as ${kind} and upload that.`,
  });
}

/** Nothing but a byte order mark counts as empty too. */
function isEmpty(bytes: Buffer): boolean {
  return bytes.length <= 3 && ['', 'efbbbf', 'fffe', 'feff'].includes(bytes.toString('hex'));
}

async function isPdf(bytes: Buffer): Promise<boolean> {
  // Some programs write a mark or blank lines before the header, and readers accept it.
  const lead = /^(\xef\xbb\xbf)?\s*/.exec(bytes.subarray(0, 1024).toString('latin1'))?.[0].length;
  const type = await fileTypeFromBuffer(bytes.subarray(lead ?? 0, (lead ?? 0) + 4100));
  return type?.mime === 'application/pdf';
}

const zipStart = 'PK\x03\x04';
/** Old .doc files, and DOCX files under a password. */
const compoundFileStart = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

async function checkDocx(bytes: Buffer): Promise<void> {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start === compoundFileStart) {
    throw new AppError('file-type', {
      detail:
        'Only PDF, DOCX, TXT files are allowed. This is an old or password-protected Word file: please save it as DOCX without a password.',
    });
  }
  if (!start.startsWith(zipStart)) refuse('a Word file');
  switch (await scanDocx(bytes)) {
    case 'docx':
      return;
    case 'other':
      return refuse('a Word file');
    case 'damaged':
      throw new AppError('upload-failed', {
        detail: 'The Word file is damaged or was cut off on its way. Please try again.',
      });
    case 'bomb':
      throw new AppError('upload-failed', {
        detail: 'The Word file unpacks to far more than a document holds, so it was refused.',
      });
  }
}
