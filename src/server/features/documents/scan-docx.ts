// Looks into a DOCX without unpacking it: only the list of its parts is read, so a bomb stays packed.

import type yauzl from 'yauzl';
import { openZip } from './open-zip.ts';

const maxParts = 2_000;
export const maxUnpackedBytes = 100 * 1024 * 1024;
const maxRatio = 200;

export type DocxFinding =
  | 'docx'
  /** A ZIP file, but no Word document, or one with macros (DOCM). */
  | 'other'
  /** Cut off or damaged: its list of parts cannot be read. */
  | 'damaged'
  /** Would unpack to far more than a document holds. */
  | 'bomb';

export async function scanDocx(bytes: Buffer): Promise<DocxFinding> {
  let zip: yauzl.ZipFile;
  try {
    zip = await openZip(bytes);
  } catch {
    return 'damaged';
  }
  if (zip.entryCount > maxParts) return 'bomb';
  return new Promise((resolve) => {
    const names = new Set<string>();
    let unpackedBytes = 0;
    let packedBytes = 0;
    zip.on('error', () => resolve('damaged'));
    zip.on('entry', (entry: yauzl.Entry) => {
      names.add(entry.fileName);
      unpackedBytes += entry.uncompressedSize;
      packedBytes += entry.compressedSize;
      if (unpackedBytes > maxUnpackedBytes) return resolve('bomb');
      zip.readEntry();
    });
    zip.on('end', () => {
      if (unpackedBytes > packedBytes * maxRatio) return resolve('bomb');
      const isDocument = names.has('[Content_Types].xml') && names.has('word/document.xml');
      resolve(isDocument && !names.has('word/vbaProject.bin') ? 'docx' : 'other');
    });
    zip.readEntry();
  });
}
