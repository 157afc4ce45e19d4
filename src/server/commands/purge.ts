// `npm run purge`: what the server does by itself once a day, now.
import { type PurgeCounts, purge } from '#server/features/purge/purge.service.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import { countedLines } from './counted-lines.ts';

const nameOf: Record<keyof PurgeCounts, string> = {
  emptyDrafts: 'empty drafts',
  conversations: 'test conversations',
  speechClips: 'spoken replies',
  sessions: 'browsers not seen for 400 days',
  resumeLinks: 'links to another computer',
  deployKeys: 'keys of deploy calls',
  deliveries: 'ended deliveries of deleted assistants',
  emptyOwners: 'owners without browser and data',
};

/** @returns what to print */
export async function purgeCommand(services: Services, args: string[]): Promise<string> {
  if (args.length > 0) throw new CommandError('npm run purge takes nothing more.');
  const counts = await purge(services);
  const lines = Object.entries(nameOf).map(([kind, name]) => ({
    count: counts[kind as keyof PurgeCounts], // its own keys
    name,
  }));
  return countedLines(lines);
}
