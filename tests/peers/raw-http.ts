// HTTP as bytes over a socket, for what no client library would send: wrong lengths, odd headers, cut bodies.
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  /** 0 when the connection was ended without an answer. */
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
  /** The body as text, unpacked. */
  text: string;
  ms: number;
}

/**
 * Sends the bytes on a connection of their own and reads until the server ends it; they should ask it to.
 *
 * @param isCut ends our side after the bytes, so that nobody waits for what was announced and never comes
 */
export function sendRaw(port: number, bytes: Buffer, isCut = false): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(patienceMs, () => {
      socket.destroy();
      reject(new Error(`no answer within ${patienceMs} ms`));
    });
    // A server that refuses a body may close while it is still being sent; what it answered counts.
    socket.on('error', () => {});
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () =>
      resolve(readAnswer(Buffer.concat(chunks), performance.now() - startedAt)),
    );
    socket.on('end', () => socket.end());
    socket.write(bytes);
    if (isCut) socket.end();
  });
}

const patienceMs = 60_000;

function readAnswer(raw: Buffer, ms: number): RawAnswer {
  const headEnd = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw
    .subarray(0, Math.max(0, headEnd))
    .toString()
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0);
  const sent = raw.subarray(headEnd + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(sent) : sent;
  return { status, headers, body, text: unpack(body, headers['content-encoding']), ms };
}

function joinChunks(sent: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = sent.indexOf('\r\n', at);
    const length = Number.parseInt(sent.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || !(length > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'gzip') return gunzipSync(body).toString();
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return body.toString();
}
