// Knowledge documents of an assistant (spec 7).
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#shared/contract/documents.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { isBeingRead } from '#shared/domain/document-reading.ts';
import { isFileAvailable } from '../lib/download-file.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { uploadFile } from './upload.ts';

export type { DocumentText } from '#shared/contract/documents.ts';
export type KnowledgeDocument = Answer<typeof contract.listDocuments>[number];

const readingPollMs = 1_500;

/** When to look again: only while one of them is being read. */
export function documentsPollMs(
  documents: readonly Pick<KnowledgeDocument, 'readingStatus'>[],
): number | false {
  return documents.some(({ readingStatus }) => isBeingRead(readingStatus)) ? readingPollMs : false;
}

export function useDocuments(assistantId: string | number | undefined) {
  return useQuery({
    queryKey: queryKeys.documents(String(assistantId ?? '')),
    queryFn: ({ signal }) =>
      request<KnowledgeDocument[]>(
        'GET',
        fillPath(apiPaths.assistantDocuments, { id: String(assistantId) }),
        undefined,
        { signal },
      ),
    enabled: assistantId !== undefined && assistantId !== '',
    refetchInterval: ({ state }) => documentsPollMs(state.data ?? []),
  });
}

/** The HEAD check that runs when a row appears (spec 4). */
export function useIsDocumentAvailable(id: number) {
  return useQuery({
    queryKey: ['document-available', id],
    queryFn: () => isFileAvailable(documentDownloadPath(id)),
    // The server may have been away: a failed check is made again with the next look.
    staleTime: ({ state }) => (state.data === false ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** What was read in it; asked only when somebody wants to see it. */
export function useDocumentText(id: number | undefined) {
  return useQuery({
    queryKey: queryKeys.documentText(id),
    queryFn: ({ signal }) =>
      request<contract.DocumentText>(
        'GET',
        fillPath(apiPaths.documentText, { id: id ?? '' }),
        undefined,
        { signal },
      ),
    enabled: id !== undefined,
    // It may have been read, or read again, since.
    staleTime: 0,
  });
}

interface Upload {
  file: File;
  /** Share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export function useUploadDocument(assistantId: string | number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress, signal }: Upload) =>
      uploadFile<KnowledgeDocument>(
        fillPath(apiPaths.assistantDocuments, { id: assistantId }),
        file,
        onProgress,
        signal,
      ),
    // Also after a failure: the assistant may have been deleted in another tab.
    onSettled: () => afterChange(client, assistantId),
  });
}

export function useDeleteDocument(assistantId: string | number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Answer<typeof contract.deleteDocument>>(
        'DELETE',
        fillPath(apiPaths.document, { id }),
      ),
    // Also after a failure: another tab may have deleted it already.
    onSettled: () => afterChange(client, assistantId),
  });
}

export function documentDownloadPath(id: number): string {
  return fillPath(apiPaths.documentDownload, { id });
}

/** A document changes the assistant's version, so a deployed one has changes not deployed yet. */
async function afterChange(client: QueryClient, assistantId: string | number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.assistant(String(assistantId)) }),
    client.invalidateQueries({ queryKey: queryKeys.assistantLists }),
  ]);
}
