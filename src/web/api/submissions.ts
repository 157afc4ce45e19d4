// The history of submissions (spec 7) and its PDFs.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import type { Submission } from '#shared/contract/submissions.ts';
import { request } from './client.ts';
import { fetchFailures } from './fetch-failures.ts';
import { queryKeys } from './query-keys.ts';

export type { Submission } from '#shared/contract/submissions.ts';

const cacheMs = 60_000;
const pendingPollMs = 5000;

/** Cached 1 minute, asked only when the device is known; no device filter is sent (spec 7). */
export function useSubmissions(deviceId: string | undefined) {
  return useQuery({
    queryKey: [...queryKeys.submissions, deviceId],
    queryFn: async ({ signal }) => {
      try {
        return await request<Submission[]>('GET', apiPaths.submissions, undefined, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        throw new Error(fetchFailures.submissions, { cause: error });
      }
    },
    enabled: deviceId !== undefined && deviceId !== '',
    staleTime: cacheMs,
    // Only while a delivery is under way.
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') ? pendingPollMs : false,
  });
}

export function useRetrySubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Submission>('POST', fillPath(apiPaths.submissionRetry, { id })),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.submissions }),
  });
}

export function pdfPath(filename: string): string {
  return fillPath(apiPaths.pdf, { filename });
}
