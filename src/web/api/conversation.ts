// Talking with an assistant (spec 7): its reply on a topic, and the turns of a conversation.
import type * as contract from '#shared/contract/conversation.ts';
import type { Answer, Body } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { request } from './client.ts';

export type VoiceResponse = Answer<typeof contract.getVoiceResponse>;
export type VoiceResponseTopic = Body<typeof contract.getVoiceResponse>['topic'];
export type ConversationAnswer = Answer<typeof contract.converse>;
/** One reply of a conversation. */
export type ConversationReply = ConversationAnswer['response'];
/** What a reply rests on. */
export type ReplySource = ConversationReply['sources'][number];

export interface Turn {
  /** What the caller typed, or a 16 kHz mono WAV of what they said. */
  said: string | Blob;
  /** As the turn before was answered; null begins a new conversation. */
  conversationId: string | null;
}

/** What the assistant says on one topic. */
export function askTopic(
  assistantId: number,
  topic: VoiceResponseTopic,
  signal: AbortSignal,
): Promise<VoiceResponse> {
  const path = fillPath(apiPaths.assistantVoiceResponse, { id: assistantId });
  return request<VoiceResponse>('POST', path, { topic }, { signal });
}

/** What the assistant answers to one turn of the caller. */
export function converse(
  assistantId: number,
  { said, conversationId }: Turn,
  signal: AbortSignal,
): Promise<ConversationAnswer> {
  const path = fillPath(apiPaths.assistantConversation, { id: assistantId });
  const known: Record<string, string> = conversationId === null ? {} : { conversationId };
  const body = typeof said === 'string' ? { text: said, ...known } : recordingForm(said, known);
  return request<ConversationAnswer>('POST', path, body, { signal });
}

function recordingForm(recording: Blob, fields: Record<string, string>): FormData {
  const form = new FormData();
  // Fields before the file, so that the server knows them when it comes to read it.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('audio', recording, 'message.wav');
  return form;
}
