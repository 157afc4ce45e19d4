// Removes what has had its time, of all owners. Each kind's own feature says how long that is.
import { deleteEmptyOwners } from '#server/database/owner-rows.ts';
import { removeEmptyDrafts } from '#server/features/assistants/empty-drafts.service.ts';
import { deleteOverConversations } from '#server/features/conversation/conversation.service.ts';
import { deleteOverLinks } from '#server/features/device/device.service.ts';
import { removeUnseenOwners } from '#server/features/owner-data/unseen-owners.service.ts';
import { deleteOldClips } from '#server/features/speech/speech.service.ts';
import { deleteOldKeys } from '#server/features/submissions/submissions.service.ts';
import { deleteEndedSessions } from '#server/http/session.ts';
import { deleteEndedDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';

/** How many rows of each kind went. */
export interface PurgeCounts {
  emptyDrafts: number;
  conversations: number;
  speechClips: number;
  sessions: number;
  resumeLinks: number;
  deployKeys: number;
  deliveries: number;
  unseenOwners: number;
  emptyOwners: number;
}

/** May run in several processes at once. */
export async function purge(services: Services): Promise<PurgeCounts> {
  const { db, clock } = services;
  const now = clock.now();
  return {
    emptyDrafts: await removeEmptyDrafts(services),
    conversations: await deleteOverConversations(db, now),
    speechClips: await deleteOldClips(services),
    sessions: await deleteEndedSessions(services),
    resumeLinks: await deleteOverLinks(services),
    deployKeys: await deleteOldKeys(db, now),
    deliveries: await deleteEndedDeliveries(db, now),
    unseenOwners: await removeUnseenOwners(services),
    // Last: what went before may have been all they had.
    emptyOwners: await deleteEmptyOwners(db),
  };
}
