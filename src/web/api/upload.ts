// Multipart upload with progress, which fetch cannot tell.
import { ApiError, apiError, unreachable } from './client.ts';

/**
 * @param onProgress share sent so far, 0 to 1
 * @throws {ApiError} as `request` does, and when it is stopped
 */
export function uploadFile<Answer>(
  path: string,
  file: File,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject: (error: ApiError) => void) => {
    const call = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status < 200 || status >= 300) return reject(apiError(status, statusText, responseText));
      try {
        resolve(JSON.parse(responseText) as Answer); // The server trims it to the contract's schema.
      } catch {
        reject(new ApiError(0, unreachable));
      }
    };
    call.onerror = () => reject(new ApiError(0, unreachable));
    call.onabort = () => reject(new ApiError(0, 'The upload was stopped.'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
