// Sends a stored file as a download that no browser opens by itself (spec 7, downloads). It is read from the database
// piece by piece, as fast as the client takes it: many clients that take nothing must not fill the memory.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginDownload } from './download-turns.ts';

export interface FileToSend {
  ownerId: number;
  /** The name it is saved under. */
  name: string;
  /** From a table of ours, never what an upload claimed. */
  mimeType: string;
  /** Bytes. */
  size: number;
  /** `length` bytes from `start` on, or fewer at the end. Not called for HEAD. */
  readPart: (start: number, length: number) => Promise<Buffer>;
}

/** Each read costs the database 2 ms whatever its length, and each client that stands still two of these. */
const partBytes = 256 * 1024;

/** The same headers for HEAD and GET, the length among them. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileToSend,
): Promise<FastifyReply> {
  const content = request.method === 'HEAD' ? undefined : await contentOf(request, reply, file);
  reply
    .header('content-type', file.mimeType)
    .header('content-disposition', contentDisposition(file.name))
    .header('content-length', file.size)
    .header('content-security-policy', 'sandbox')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache, no-transform');
  return reply.send(content);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One piece in each turn of the event loop: many downloads side by side leave the others room between theirs. */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

async function contentOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { ownerId, size, readPart }: FileToSend,
): Promise<Buffer | Readable> {
  if (size <= partBytes) return readPart(0, size);
  await beginDownload(request, reply, ownerId);
  // Before the headers: what cannot be read has an answer of its own.
  const first = await readPart(0, partBytes);
  const parts = async function* () {
    yield first;
    for (let start = first.length; start < size; ) {
      await ownTurn();
      const part = await readPart(start, partBytes);
      if (part.length === 0) throw new Error('a file ends before its size');
      yield part;
      start += part.length;
    }
  };
  return Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
}
