import type { Health } from '@contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './api/api-client.ts';

/** Which study engine serves; undefined until it is known. @param asked whether anybody needs to know */
export const useEngine = (asked: boolean): Health['engine'] | undefined =>
  useQuery({
    queryKey: ['engine'],
    queryFn: ({ signal }) => call('health.get', { signal }),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ engine }) => engine,
  }).data;
