// The built-in reply that comes nearest to a topic, for when the server is away (spec 8, Fallback).
import {
  type CannedReplyFacts,
  type CannedReplyKey,
  cannedReplies,
} from '#shared/domain/canned-replies.ts';
import type { VoiceResponseTopic } from '#web/api/conversation.ts';

const nothingKnown: CannedReplyFacts = { companyName: '', businessHours: '', emergencyNumber: '' };

export function builtInReply(
  topic: VoiceResponseTopic,
  facts: CannedReplyFacts = nothingKnown,
): string {
  return cannedReplies(facts)[nearest[topic]];
}

const nearest: Record<VoiceResponseTopic, CannedReplyKey> = {
  greeting: 'hello',
  default: 'default',
  maintenance: 'maintenance',
  payment: 'payment',
  emergency: 'emergency',
  hours: 'office',
  faq: 'help',
  transfer: 'help',
  custom: 'help',
};
