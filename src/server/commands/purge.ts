// `npm run purge`: what the server does by itself once a day, now.
import { clockJump } from '#server/features/purge/clock-jump.ts';
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
  unseenOwners: 'owners not seen for 30 days who never deployed, as room was short',
  emptyOwners: 'owners without browser and data',
};

/** @returns what to print */
export async function purgeCommand(services: Services, args: string[]): Promise<string> {
  const isClockRight = args.length === 1 && args[0] === '--clock-is-right';
  if (args.length > 0 && !isClockRight) {
    throw new CommandError('npm run purge takes nothing more than --clock-is-right.');
  }
  const days = isClockRight ? null : await clockJump(services);
  if (days !== null) {
    throw new CommandError(
      `Nothing was removed: the clock of this machine is ${days} days ahead of the last visit. If it is right: npm run purge -- --clock-is-right`,
    );
  }
  const counts = await purge(services);
  const lines = Object.entries(nameOf).map(([kind, name]) => ({
    count: counts[kind as keyof PurgeCounts], // its own keys
    name,
  }));
  return countedLines(lines);
}
