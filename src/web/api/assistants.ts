// Reading, creating and deleting assistants (spec 7). The wizard saves its steps itself, in order.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#shared/contract/assistants.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { removeKeptInput } from '../lib/kept-input.ts';
import { ApiError, request } from './client.ts';
import { adoptServerDevice, ensureDevice } from './device.ts';
import { fetchFailures } from './fetch-failures.ts';
import { queryKeys } from './query-keys.ts';

export type ListedAssistant = Answer<typeof contract.listAssistants>[number];
/** One assistant with the tags of its sections. */
export type StoredAssistant = Answer<typeof contract.getAssistant>;
export type Readiness = Answer<typeof contract.getReadiness>;

const listCacheMs = 5 * 60_000;

/** The dashboard's list: once the device is known, cached 5 minutes, refetched on window focus (spec 7). */
export function useAssistants(deviceId: string | undefined) {
  return useQuery({
    queryKey: queryKeys.assistantList(deviceId),
    queryFn: async ({ signal }) => {
      const path = `${apiPaths.assistants}?deviceId=${encodeURIComponent(deviceId ?? '')}`;
      try {
        return await request<ListedAssistant[]>('GET', path, undefined, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        throw new Error(fetchFailures.assistants, { cause: error });
      }
    },
    enabled: deviceId !== undefined && deviceId !== '',
    staleTime: listCacheMs,
    refetchOnWindowFocus: true,
  });
}

/** The test page's list: everything of this owner. */
export function useAllAssistants() {
  return useQuery({
    queryKey: queryKeys.assistantList(undefined),
    queryFn: ({ signal }) =>
      request<ListedAssistant[]>('GET', apiPaths.assistants, undefined, { signal }),
  });
}

/** One assistant; asked only when there is an id. */
export function useAssistant(id: string | number | undefined) {
  return useQuery({
    queryKey: queryKeys.assistant(String(id ?? '')),
    queryFn: ({ signal }) => fetchAssistant(String(id), signal),
    enabled: id !== undefined && id !== '',
  });
}

/** What a list that was read before tells of an assistant; asks nobody. */
export function useListedAssistant(id: string): ListedAssistant | undefined {
  return useQueryClient()
    .getQueriesData<ListedAssistant[]>({ queryKey: queryKeys.assistantLists })
    .flatMap(([, list]) => list ?? [])
    .find((listed) => String(listed.id) === id);
}

/** As it was last read, else read now; undefined when it cannot be read within `waitMs`. */
export async function knownAssistant(
  client: QueryClient,
  id: number,
  waitMs: number,
): Promise<StoredAssistant | undefined> {
  const reading = client
    .ensureQueryData({
      queryKey: queryKeys.assistant(String(id)),
      queryFn: ({ signal }) => fetchAssistant(String(id), signal),
    })
    .catch(() => undefined);
  const waiting = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
  return Promise.race([reading, waiting]);
}

export function fetchAssistant(id: string, signal?: AbortSignal): Promise<StoredAssistant> {
  return request<StoredAssistant>('GET', fillPath(apiPaths.assistant, { id }), undefined, {
    signal,
  });
}

export function useReadiness(id: string | number | undefined) {
  return useQuery({
    queryKey: queryKeys.readiness(String(id ?? '')),
    queryFn: ({ signal }) =>
      request<Readiness>(
        'GET',
        fillPath(apiPaths.assistantReadiness, { id: String(id) }),
        undefined,
        { signal },
      ),
    enabled: id !== undefined && id !== '',
    // Documents and FAQs change it as well.
    staleTime: 0,
  });
}

interface NewAssistant {
  /** 'Start over': always a new draft, never the untouched one of before. */
  isFresh?: boolean;
}

/** Starts a new set-up with the empty strings of spec 7. */
export function useCreateAssistant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ isFresh = false }: NewAssistant = {}) => {
      const { deviceId } = await ensureDevice(client);
      try {
        return await createAssistant(deviceId, isFresh);
      } catch (error) {
        const isForeignDevice =
          error instanceof ApiError && error.problem?.type === 'urn:problem:foreign-device';
        if (!isForeignDevice) throw error;
        return createAssistant((await adoptServerDevice(client)).deviceId, isFresh);
      }
    },
    onSuccess: (assistant) => {
      client.setQueryData(queryKeys.assistant(String(assistant.id)), assistant);
      return client.invalidateQueries({ queryKey: queryKeys.assistantLists });
    },
  });
}

function createAssistant(deviceId: string, isFresh: boolean): Promise<StoredAssistant> {
  return request<StoredAssistant>('POST', apiPaths.assistants, {
    companyName: '',
    greeting: '',
    selectedVoice: '',
    transferNumber: '',
    deviceId,
    ...(isFresh && { fresh: true }),
  });
}

export function useDeleteAssistant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deleteAssistant(id),
    // Also after a failure: another tab may have deleted it already.
    onSettled: (_, __, id) => afterDelete(client, [id]),
  });
}

/** One call per assistant, in parallel (spec 7). Those that were deleted are gone even if others failed. */
export function useClearAssistants() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const results = await Promise.allSettled(ids.map((id) => deleteAssistant(id)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    onSettled: (_, __, ids) => afterDelete(client, ids),
  });
}

async function deleteAssistant(id: number) {
  const answer = await request<Answer<typeof contract.deleteAssistant>>(
    'DELETE',
    fillPath(apiPaths.assistant, { id }),
  );
  removeKeptInput(id);
  return answer;
}

async function afterDelete(client: QueryClient, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    client.removeQueries({ queryKey: queryKeys.assistant(String(id)), type: 'inactive' });
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.assistantLists }),
    client.invalidateQueries({ queryKey: queryKeys.submissions }),
  ]);
}
