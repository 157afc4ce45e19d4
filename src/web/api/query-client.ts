// Defaults of every data fetch (spec 7): no retries, no refetch on focus or interval, data never stale.
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { queryKeys } from './query-keys.ts';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        // The old cookie is gone with this answer: whoever asks again hears who this browser is now, and that a
        // recovery code is needed where it is.
        if (isSessionOutdated(error)) {
          void client.invalidateQueries({ queryKey: queryKeys.device });
        }
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline, a call fails with a sentence instead of waiting for a network that may not come.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

function isSessionOutdated(error: Error): boolean {
  return error instanceof ApiError && error.problem?.type === 'urn:problem:session-outdated';
}
