// The voices on offer (spec 7).
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/contract/endpoint.ts';
import { apiPaths } from '#shared/contract/paths.ts';
import type * as contract from '#shared/contract/voices.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export type Voice = Answer<typeof contract.listVoices>[number];

export function useVoices() {
  return useQuery({
    queryKey: queryKeys.voices,
    queryFn: ({ signal }) => request<Voice[]>('GET', apiPaths.voices, undefined, { signal }),
  });
}
