// What the operator has set: product name, support address, limits.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as contract from '#shared/contract/config.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { apiPaths } from '#shared/contract/paths.ts';
import { setProductName } from '../lib/product-name.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export type ProductConfig = Answer<typeof contract.getConfig>;

export function useConfig() {
  const query = useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => request<ProductConfig>('GET', apiPaths.config, undefined, { signal }),
    // Every part of a screen asks; once it failed, the notice of the layout asks again.
    retryOnMount: false,
  });
  const name = query.data?.productName;
  useEffect(() => {
    if (name) setProductName(name);
  }, [name]);
  return query;
}
