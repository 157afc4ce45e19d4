// Where mails lie that are written instead of sent, and how they are found again.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

export function mailFileName({ date, messageId }: { date: Date; messageId: string }): string {
  return `${date.toISOString().replace(/[:.]/g, '-')}-${messageId}.eml`;
}

/** @returns how many there were */
export async function removeMailFiles(
  config: Pick<Config, 'dataDir'>,
  messageIds: readonly string[],
): Promise<number> {
  const folder = mailFolder(config);
  const files = await readdir(folder).catch(() => []);
  const removed = files.filter((file) => messageIds.some((id) => file.endsWith(`-${id}.eml`)));
  for (const file of removed) await rm(join(folder, file), { force: true });
  return removed.length;
}
