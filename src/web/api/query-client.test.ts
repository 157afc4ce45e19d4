import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('[CALL-23] never retries, never refetches on focus or interval, and data never grows stale', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
});
