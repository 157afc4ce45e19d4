// Links to the files of a deployment that work without a cookie: signed, for one file of one submission, and
// only for so long. Nothing is stored: what is deleted is not found behind them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';

export interface OrderFile {
  submissionId: number;
  /** A document as it was uploaded, what was read in it, or the PDF of the submission. */
  kind: 'file' | 'text' | 'pdf';
  /** 0 for the PDF. */
  documentId: number;
}

export interface OrderLink {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface LinkSettings {
  secret: string;
  /** Origin. */
  publicUrl: string;
  expiresAt: Date;
}

export function orderLink(file: OrderFile, { secret, publicUrl, expiresAt }: LinkSettings) {
  const seconds = Math.ceil(expiresAt.getTime() / 1000);
  const named = [file.submissionId, file.kind, file.documentId, seconds].join('.');
  const token = `${named}.${sign(named, secret)}`;
  return {
    url: `${publicUrl}${fillPath(apiPaths.orderFile, { token })}`,
    expiresAt: new Date(seconds * 1000).toISOString(),
  } satisfies OrderLink;
}

/** null for a token that this server never made; `isExpired` for one whose time is over. */
export function readOrderLink(
  token: string,
  secret: string,
  now: Date,
): { file: OrderFile; isExpired: boolean } | null {
  const match = /^(\d{10})\.(file|text|pdf)\.(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, submissionId, kind, documentId, seconds, tag = ''] = match;
  const named = token.slice(0, -tag.length - 1);
  if (!timingSafeEqual(Buffer.from(tag), Buffer.from(sign(named, secret)))) return null;
  return {
    file: {
      submissionId: Number(submissionId),
      kind: kind as OrderFile['kind'], // One of the three words above.
      documentId: Number(documentId),
    },
    isExpired: now.getTime() > Number(seconds) * 1000,
  };
}

function sign(named: string, secret: string): string {
  return createHmac('sha256', secret).update(`order-file:${named}`).digest('base64url');
}
