// The text of the session cookie: a random token, and a tag that only this installation can make.
// The tag keeps invented tokens out, so that nothing has to be stored before the first write.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `token.tag`, the value of the cookie. */
export function newTaggedToken(secret: string): { token: string; cookie: string } {
  return withTag(randomBytes(32).toString('base64url'), secret);
}

/**
 * The token that follows another one. Always the same one, so that an answer lost on its way can be
 * repeated without making a second.
 */
export function successorOf(token: string, secret: string): { token: string; cookie: string } {
  return withTag(sign(`successor:${token}`, secret), secret);
}

/** null for a text that cannot be one of our cookies. */
export function readCookieText(
  cookie: string | undefined,
  secret: string,
): { token: string; hasTag: () => boolean } | null {
  const match = /^([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '');
  if (!match) return null;
  const [, token = '', tag = ''] = match;
  // Asked for only when nothing is stored for the token.
  const hasTag = () =>
    timingSafeEqual(Buffer.from(tag), Buffer.from(sign(`token:${token}`, secret)));
  return { token, hasTag };
}

function withTag(token: string, secret: string) {
  return { token, cookie: `${token}.${sign(`token:${token}`, secret)}` };
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
