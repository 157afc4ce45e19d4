// Reads a mail as a mail program does, far enough for the tests: headers, text and HTML part.

export interface ReceivedMail {
  /** Envelope. */
  from: string;
  to: string[];
  /** Lower-case names. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  /** Base64 parts, such as a PDF. */
  attachments: { name: string; content: Buffer }[];
  raw: string;
}

export function readMail(raw: string, from = '', to: string[] = []): ReceivedMail {
  const { headers } = readPart(raw);
  const parts = leavesOf(raw);
  const contentOf = (type: string) =>
    parts.find((part) => part.headers['content-type']?.startsWith(type))?.content ?? '';
  return {
    from,
    to,
    headers,
    subject: decodeWords(headers.subject ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
    attachments: parts.flatMap(({ headers, body }) => {
      const disposition = headers['content-disposition'] ?? '';
      if (!disposition.startsWith('attachment')) return [];
      const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? '';
      return { name, content: Buffer.from(body, 'base64') };
    }),
    raw,
  };
}

interface Part {
  headers: Record<string, string>;
  body: string;
  content: string;
}

function leavesOf(raw: string): Part[] {
  const part = readPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(inner.replace(/^\r\n/, '')));
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const body = raw.slice(end + 4);
  return { headers, body, content: decode(body, headers['content-transfer-encoding'] ?? '') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''));
  return body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** =?UTF-8?Q?…?= and =?UTF-8?B?…?= of headers. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}
