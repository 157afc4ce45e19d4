// The browsers of this owner: recovery codes, links for another computer, removing and forgetting.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#shared/contract/device.ts';
import type { Answer, Body } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import { request } from './client.ts';
import { ensureDevice, joinOwner, leaveOwner, markRecoveryCodeMade } from './device.ts';
import { queryKeys } from './query-keys.ts';

export type Browser = Answer<typeof contract.listBrowsers>[number];
export type LinkPreview = Answer<typeof contract.previewLink>;

export function useBrowsers(isWanted = true) {
  return useQuery({
    queryKey: queryKeys.browsers,
    queryFn: ({ signal }) =>
      request<Browser[]>('GET', apiPaths.deviceBrowsers, undefined, { signal }),
    enabled: isWanted,
    // Another browser may have joined since the dialog was last open.
    staleTime: 0,
  });
}

export function useRemoveBrowser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Answer<typeof contract.removeBrowser>>(
        'DELETE',
        fillPath(apiPaths.deviceBrowser, { id }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.browsers }),
  });
}

export function useCreateRecoveryCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await ensureDevice(client);
      return request<Answer<typeof contract.createRecoveryCode>>(
        'POST',
        apiPaths.deviceRecoveryCode,
      );
    },
    onSuccess: () => markRecoveryCodeMade(client),
  });
}

export function useCreateLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await ensureDevice(client);
      return request<Answer<typeof contract.createLink>>('POST', apiPaths.deviceLinks);
    },
  });
}

export function useRedeemRecoveryCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.redeemRecoveryCode>) =>
      request<Answer<typeof contract.redeemRecoveryCode>>('POST', apiPaths.deviceRecovery, body),
    onSuccess: ({ deviceIds }) => joinOwner(client, deviceIds),
  });
}

/** Asks what a link opens, without using it up. */
export function usePreviewLink(secret: string | undefined) {
  return useQuery({
    queryKey: ['link-preview', secret],
    queryFn: () => request<LinkPreview>('POST', apiPaths.deviceLinkPreview, { secret }),
    enabled: secret !== undefined,
    gcTime: 0,
  });
}

export function useRedeemLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.redeemLink>) =>
      request<Answer<typeof contract.redeemLink>>('POST', apiPaths.deviceLinkRedeem, body),
    onSuccess: ({ deviceIds }) => joinOwner(client, deviceIds),
  });
}

export function useForgetBrowser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<Answer<typeof contract.forgetBrowser>>('POST', apiPaths.deviceForget),
    onSuccess: () => leaveOwner(client),
  });
}
