// What the assistant says on a topic (spec 7, voice-response).
import { useQuery } from '@tanstack/react-query';
import type * as contract from '#shared/contract/conversation.ts';
import type { Answer, Body } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export type VoiceResponse = Answer<typeof contract.getVoiceResponse>;
export type VoiceResponseTopic = Body<typeof contract.getVoiceResponse>['topic'];

/** The reply on one topic, asked for again whenever it is shown: the settings may have changed. */
export function useVoiceResponse(id: number, topic: VoiceResponseTopic) {
  return useQuery({
    queryKey: [...queryKeys.assistant(String(id)), 'voice-response', topic],
    queryFn: ({ signal }) =>
      request<VoiceResponse>(
        'POST',
        fillPath(apiPaths.assistantVoiceResponse, { id }),
        { topic },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });
}
