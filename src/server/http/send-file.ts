// Sends a stored file as a download that no browser opens by itself (spec 7, downloads).
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface FileToSend {
  /** The name it is saved under. */
  name: string;
  /** From a table of ours, never what an upload claimed. */
  mimeType: string;
  /** Bytes. */
  size: number;
  /** Not called for HEAD. */
  readContent: () => Promise<Buffer>;
}

/** The same headers for HEAD and GET, the length among them. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mimeType, size, readContent }: FileToSend,
): Promise<FastifyReply> {
  const content = request.method === 'HEAD' ? undefined : await readContent();
  reply
    .header('content-type', mimeType)
    .header('content-disposition', contentDisposition(name))
    .header('content-length', size)
    .header('content-security-policy', 'sandbox')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache, no-transform');
  return reply.send(content);
}
