import { HISTORY_SESSIONS } from '@contract/limits.ts';
import type { ReviseAskResponse, RevisionSession } from '@contract/revision.ts';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { messagesQuery, type Pages, withAnswer } from '@/components/conversation/stored.ts';
import { call } from '@/lib/api/api-client.ts';
import { logError } from '@/lib/log.ts';

const HISTORY = ['revision history'];
const sessionKey = (id: string | null) => ['revision session', id];
type History = InfiniteData<RevisionSession[], string | undefined>;

/** The sessions without their messages, the one that was used last first; older ones are pages of the query. */
export const useHistory = () =>
  useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: ({ pageParam, signal }) =>
      call('revise.history', { query: { before: pageParam, messages: 'none' }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
    getNextPageParam: (page) => (page.length < HISTORY_SESSIONS ? undefined : page.at(-1)?._id),
    select: ({ pages }) => [...new Map(pages.flat().map((session) => [session._id, session])).values()],
  });

/** A session's messages, oldest first; earlier ones are pages of the query. Nothing for a session to be. */
export const useSession = (id: string | null) =>
  useInfiniteQuery({
    queryKey: sessionKey(id),
    enabled: id !== null,
    queryFn: ({ pageParam, signal }) =>
      call('revise.session', { params: { id: id ?? '' }, query: { before: pageParam }, signal }),
    ...messagesQuery,
  });

/** Pages of a session's messages, for whoever takes all of them. */
export const messagesBefore = (id: string) => (before: string | undefined) =>
  call('revise.session', { params: { id }, query: { before } });

/** Has the history looked at again. */
export const refreshHistory = (client: QueryClient) => void client.invalidateQueries({ queryKey: HISTORY });

/** Puts an answered question where the next look would find it, and has the history looked at again. */
export function keepAnswer(client: QueryClient, question: string, reply: ReviseAskResponse): void {
  const at = new Date().toISOString();
  const session = { _id: reply.session_id, user_id: '', title: question, created_at: at, updated_at: at };
  client.setQueryData<Pages<RevisionSession>>(sessionKey(reply.session_id), (known) =>
    withAnswer(known, { ...session, messages: [], more: false }, question, reply),
  );
  refreshHistory(client);
}

/** Forgets a deleted session; one that is on the screen when it has left it, or its screen would ask for it once more. */
function forget(client: QueryClient, id: string): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey: sessionKey(id) });
  if (!query) return;
  if (!query.isActive()) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerRemoved' || event.query !== query || query.isActive()) return;
    stop();
    cache.remove(query);
  });
}

const DELETE = ['revise.delete'];

/** Sessions deleted since the page was loaded, however soon the list that asked for it was left. */
export const useDeletedSessions = () =>
  useMutationState({
    filters: { mutationKey: DELETE, status: 'success' },
    select: ({ state }) => state.variables,
  });

/** Deletes a session and takes it off the list. A failure is logged (SPEC §8). */
export function useDeleteSession() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: DELETE,
    // As long as its address can be gone back to.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (id: string) => call('revise.delete', { params: { id } }),
    onError: (error) => logError('Could not delete a revision chat', error),
    onSuccess: (_, id) => {
      client.setQueryData<History>(
        HISTORY,
        (known) => known && { ...known, pages: known.pages.map((page) => page.filter(({ _id }) => _id !== id)) },
      );
      forget(client, id);
      refreshHistory(client);
    },
  });
}
