// What may be uploaded as a knowledge document (spec 5, 9).
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
export const maxDocumentsPerOwner = 50;
export const maxBytesPerOwner = 200 * 1024 * 1024;

/** Of one document. */
export const maxPages = 500;
/** Of the whole text of one document, in UTF-16 units. */
export const maxCharacters = 2_000_000;

export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type DocumentExtension = keyof typeof documentTypes;

/** The allowed extension of a file name in lower case, or undefined for any other. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return (Object.keys(documentTypes) as DocumentExtension[]).find((type) => type === extension);
}
