// `npm run operator -- token add|list|revoke …`: what the provider's own programs show.
import {
  addToken,
  listTokens,
  revokeToken,
} from '#server/features/operators/api-tokens.service.ts';
import type { Services } from '#server/platform/services.ts';

export interface TokenFlags {
  write?: boolean;
  json?: boolean;
}

/** @returns what to print; undefined for what it does not know */
export async function apiTokensCommand(
  { db, clock }: Services,
  words: string[],
  { write, json }: TokenFlags,
): Promise<string | undefined> {
  const [action, name = '', ...more] = words;
  if (more.length > 0) return undefined;
  if (action === 'list' && name === '' && !write) {
    const tokens = await listTokens(db);
    if (json) return JSON.stringify(tokens, null, 2);
    const lines = tokens.map(
      ({ name, scope, createdAt, lastUsedAt }) =>
        `${name}  ${scope}  since ${createdAt}  ${lastUsedAt ? `last used ${lastUsedAt}` : 'never used'}`,
    );
    return lines.join('\n') || 'There is no token yet.';
  }
  if (name === '' || json) return undefined;
  if (action === 'add') {
    const scope = write ? 'write' : 'read';
    const token = await addToken(db, { name, scope }, clock.now());
    return `${token}\nThis is the token ${name} (${scope}). It is shown this once: keep it like a password.`;
  }
  if (action !== 'revoke' || write) return undefined;
  await revokeToken(db, name);
  return `The token ${name} is revoked and opens nothing any more.`;
}
