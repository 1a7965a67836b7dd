import type { AskResponse, Chat, ChatMessage, ChatMessages } from '@contract/chat.ts';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';

const chatsKey = (pdfId: string) => ['chats', pdfId];
const messagesKey = (chatId: string | null) => ['chat messages', chatId];
type Messages = InfiniteData<ChatMessages, string | undefined>;

/** The conversations about a book, the one that was used last first. */
export const useChats = (pdfId: string) =>
  useQuery({
    queryKey: chatsKey(pdfId),
    queryFn: ({ signal }) => call('chat.list', { query: { pdf_id: pdfId }, signal }),
  });

/** A question is answered within this time or not at all: the longest that a call may take (ms). */
const ANSWERED_WITHIN_MS = 60_000;
/** How often it is looked for an answer that another call is working on (ms). */
const LOOK_AGAIN_MS = 2_000;

/** Whether a stored question is still being worked on: asked in another window, or before this page was loaded again. */
export const isBeingAnswered = ({ role, state, timestamp }: ChatMessage): boolean =>
  role === 'user' && state === 'waiting' && Date.now() - Date.parse(timestamp) < ANSWERED_WITHIN_MS;

/** A conversation's messages, oldest first; earlier ones are pages of the query. Nothing for a conversation to be. */
export const useMessages = (chatId: string | null) =>
  useInfiniteQuery({
    queryKey: messagesKey(chatId),
    enabled: chatId !== null,
    queryFn: ({ pageParam, signal }) =>
      call('chat.messages', { params: { id: chatId ?? '' }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.id : undefined),
    select: ({ pages }) => pages.toReversed().flatMap(({ messages }) => messages),
    staleTime: 60_000,
    refetchInterval: ({ state }) => {
      const last = state.data?.pages[0]?.messages.at(-1);
      return last && isBeingAnswered(last) ? LOOK_AGAIN_MS : false;
    },
  });

const said = (id: string, role: ChatMessage['role'], content: string): ChatMessage => ({
  id,
  role,
  content,
  timestamp: new Date().toISOString(),
  state: 'done',
  citations: [],
});

/** Puts an answered question where the next look would find it. */
export function keepAnswer(client: QueryClient, pdfId: string, question: string, reply: AskResponse): void {
  const { chat_id, question_id, answer_id, answer, citations } = reply;
  const both = [said(question_id, 'user', question), { ...said(answer_id, 'assistant', answer), citations }];
  client.setQueryData<Messages>(messagesKey(chat_id), (known) => {
    const [latest, ...earlier] = known?.pages ?? [];
    const at = new Date().toISOString();
    const fresh = { chat_id, pdf_id: pdfId, title: question, created_at: at, updated_at: at };
    const kept = latest?.messages.filter(({ id }) => id !== question_id && id !== answer_id) ?? [];
    const page = { chat: latest?.chat ?? fresh, messages: [...kept, ...both], more: latest?.more ?? false };
    return { pages: [page, ...earlier], pageParams: known?.pageParams ?? [undefined] };
  });
  void client.invalidateQueries({ queryKey: chatsKey(pdfId) });
}

/** Deletes a conversation and takes it off the list. */
export function useDeleteChat(pdfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('chat.delete', { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<Chat[]>(chatsKey(pdfId), (known) => known?.filter(({ chat_id }) => chat_id !== id));
      client.removeQueries({ queryKey: messagesKey(id) });
    },
  });
}
