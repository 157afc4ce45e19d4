// The reply on one topic: the server's, or a built-in one when the call fails (spec 8, Fallback).

import type { Assistant } from '#shared/domain/assistant.ts';
import { type CannedReplyKey, cannedReplies } from '#shared/domain/canned-replies.ts';
import { useAssistant } from '#web/api/assistants.ts';
import { useVoiceResponse, type VoiceResponseTopic } from '#web/api/conversation.ts';

export interface TopicReply {
  /** Null while it is on its way. */
  text: string | null;
  /** The call failed: `text` is one of the built-in replies. */
  isBuiltIn: boolean;
}

export function useTopicReply(assistantId: number, topic: VoiceResponseTopic): TopicReply {
  const { data: assistant } = useAssistant(assistantId);
  const { data, isError } = useVoiceResponse(assistantId, topic);
  if (isError) return { text: builtInReply(topic, assistant), isBuiltIn: true };
  return { text: data?.text ?? null, isBuiltIn: false };
}

type Facts = Pick<Assistant, 'companyName' | 'businessHours' | 'emergencyNumber'>;

/** The built-in reply that comes nearest to a topic. */
export function builtInReply(topic: VoiceResponseTopic, facts: Facts = nothingKnown): string {
  return cannedReplies(facts)[nearest[topic]];
}

const nothingKnown: Facts = { companyName: '', businessHours: '', emergencyNumber: '' };

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
