import { QueryClient } from '@tanstack/react-query';
import { isUnreached, triedAgain } from './api/api-error.ts';
import { connectionLost, heedBrowser, whenBack } from './connection.ts';
import { keepBooks } from './device.ts';
import { keepReplies } from './kept.ts';
import { logError } from './log.ts';

const RETRIES = 2;

/** After so long what failed is asked for again while it is looked at (ms). */
const AGAIN_MS = 20_000;

/** When a query is asked again that failed by a fault of the service's; what wasn't reached is when the connection is back. */
export const againAfter = (error: unknown): number | false => triedAgain(error) && !isUnreached(error) && AGAIN_MS;

/** At once it is tried again a few times, where that can help. */
export const worthRetrying = (failures: number, error: unknown): boolean => failures < RETRIES && triedAgain(error);

/**
 * One cache of the server's state. What fails to load is logged (SPEC §8); the screen shows its own words. Without a
 * connection calls fail, and are told of, instead of waiting without a word until there is one; then what failed is
 * loaded by itself, and so is, after a while, what the service was not able to give.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: worthRetrying,
        staleTime: 10_000,
        refetchInterval: ({ state }) => againAfter(state.error),
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
  heedBrowser();
  whenBack(() => void client.refetchQueries({ predicate: ({ state }) => isUnreached(state.error) }));
  keepReplies(client.getQueryCache());
  keepBooks(client.getQueryCache());
  return client;
}
