import { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreached } from './api/api-error.ts';
import { connectionLost, whenBack } from './connection.ts';
import { keepBooks } from './device.ts';
import { keepReplies } from './kept.ts';
import { logError } from './log.ts';

const RETRIES = 2;

/** Trying again can help where the service was not reached or not able, never where it refused. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  return error.code === 'network' || error.code === 'unavailable' || error.code === 'internal';
}

/**
 * One cache of the server's state. What fails to load is logged (SPEC §8); the screen shows its own words. Without a
 * connection calls fail, and are told of, instead of waiting without a word until there is one; then what failed is
 * loaded by itself.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: worthRetrying,
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      logError(`Could not load ${JSON.stringify(event.query.queryKey[0])}`, event.action.error);
      if (isUnreached(event.action.error)) connectionLost();
    }
  });
  whenBack(() => void client.refetchQueries({ predicate: ({ state }) => isUnreached(state.error) }));
  keepReplies(client.getQueryCache());
  keepBooks(client.getQueryCache());
  return client;
}
