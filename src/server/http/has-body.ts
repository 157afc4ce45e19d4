// Whether a request announces a body.
import type { IncomingHttpHeaders } from 'node:http';

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
