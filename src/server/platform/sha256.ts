// The one hash of what is stored: of secrets, texts and files.
import { hash } from 'node:crypto';

/** In hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}
