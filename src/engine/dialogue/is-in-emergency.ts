// Whether an emergency goes on in this call.
import type { ConversationState } from '#engine/conversation.ts';
import { emergencyRank } from '#engine/emergency/emergency-level.ts';

export function isInEmergency({ emergency }: ConversationState): boolean {
  return emergencyRank[emergency] >= emergencyRank.urgent;
}
