// Downloads of documents and PDFs (spec 7): GET as a blob saved under its original name, HEAD to ask first.
import { saveBlob } from './save-blob.ts';

export type DownloadResult =
  | { isOk: true }
  /** The server refused; `details` is its sentence, if it gave one. */
  | { isOk: false; reason: 'refused'; details?: string }
  /** The server was not reached. */
  | { isOk: false; reason: 'network' };

/** @param fileName used where the answer names none */
export async function downloadFile(path: string, fileName: string): Promise<DownloadResult> {
  try {
    const response = await fetch(path, { credentials: 'include' });
    if (!response.ok) return { isOk: false, reason: 'refused', details: await detailsOf(response) };
    saveBlob(await response.blob(), namedIn(response.headers) ?? fileName);
    return { isOk: true };
  } catch {
    return { isOk: false, reason: 'network' };
  }
}

/** Asks by HEAD whether the file is there; false also when the server is not reached. */
export async function isFileAvailable(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', credentials: 'include' })).ok;
  } catch {
    return false;
  }
}

/** RFC 6266; the server always sends the encoded form where the plain one would lose a letter. */
function namedIn(headers: Headers): string | undefined {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition)?.[1];
}

async function detailsOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return undefined;
  const { details, message } = body as { details?: unknown; message?: unknown };
  return [details, message].find((text): text is string => typeof text === 'string' && text !== '');
}
