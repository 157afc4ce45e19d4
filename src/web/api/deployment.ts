// Asking the provider to go live and sending the configuration summary (spec 7). The deployment
// settings are saved by the wizard, like every other section.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#shared/contract/deployment.ts';
import type { Answer, Body } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export type { ConfigurationSummary, SummaryText } from '#shared/contract/deployment.ts';
export type Deployed = Answer<typeof contract.deployAssistant>;
export type SentSummary = Answer<typeof contract.sendSummary>;

export function useDeployAssistant(id: string | number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<Deployed>('POST', fillPath(apiPaths.assistantDeploy, { id })),
    // Also after a failure: the request may have arrived though its answer did not.
    onSettled: () => afterSubmission(client, id),
  });
}

/** @returns what was sent; a success without a summary counts as a failure (spec 8) */
export function useSendSummary(id: string | number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof contract.sendSummary> = {}) => {
      const sent = await request<Partial<SentSummary>>(
        'POST',
        fillPath(apiPaths.assistantWebhook, { id }),
        body,
      );
      if (!sent.success || !sent.summary) {
        throw new Error(sent.message || 'The answer holds no summary');
      }
      return sent as SentSummary; // Both optional parts were just seen.
    },
    // Also after a failure: the assistant may have been deleted in another tab.
    onSettled: () => afterSubmission(client, id),
  });
}

/** What is needed to send a configuration by hand. */
export function useSummaryText(id: string | number) {
  return useQuery({
    queryKey: queryKeys.summaryText(String(id)),
    queryFn: ({ signal }) =>
      request<contract.SummaryText>('GET', fillPath(apiPaths.assistantSummary, { id }), undefined, {
        signal,
      }),
    // A deployment changes it as well.
    staleTime: 0,
    retryOnMount: false,
  });
}

/** Redeems the link of the confirmation mail. */
export function useConfirmNotifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      request<Answer<typeof contract.confirmNotifyEmail>>('POST', apiPaths.notifyEmailConfirm, {
        token,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assistants'] }),
  });
}

async function afterSubmission(client: QueryClient, id: string | number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.assistant(String(id)) }),
    client.invalidateQueries({ queryKey: queryKeys.assistantLists }),
    client.invalidateQueries({ queryKey: queryKeys.submissions }),
  ]);
}
