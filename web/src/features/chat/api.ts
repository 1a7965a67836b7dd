import { type AskResponse, Chat, ChatMessages } from '@contract/chat.ts';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { messagesQuery, type Pages, withAnswer } from '@/components/conversation/stored.ts';
import { call } from '@/lib/api/api-client.ts';
import { ofBook, pagesOfBook } from '@/lib/device.ts';

const chatsKey = (pdfId: string) => ['chats', pdfId];
const messagesKey = (chatId: string | null) => ['chat messages', chatId];

/** The conversations about a book, the one that was used last first. */
export const useChats = (pdfId: string) =>
  useQuery({
    ...ofBook({
      ...{ bookId: pdfId, key: chatsKey(pdfId), schema: z.array(Chat) },
      fetch: ({ signal }) => call('chat.list', { query: { pdf_id: pdfId }, signal }),
    }),
  });

/** A conversation's messages, oldest first; earlier ones are pages of the query. Nothing for a conversation to be. */
export const useMessages = (pdfId: string, chatId: string | null) =>
  useInfiniteQuery({
    ...pagesOfBook({
      ...{ bookId: pdfId, key: messagesKey(chatId), schema: ChatMessages },
      fetch: ({ signal, pageParam }) =>
        call('chat.messages', { params: { id: chatId ?? '' }, query: { before: pageParam }, signal }),
    }),
    enabled: chatId !== null,
    ...messagesQuery,
  });

/** Pages of a conversation's messages, for whoever takes all of them. */
export const messagesBefore = (id: string) => (before: string | undefined) =>
  call('chat.messages', { params: { id }, query: { before } });

/** Puts an answered question where the next look would find it. */
export function keepAnswer(client: QueryClient, pdfId: string, question: string, reply: AskResponse): void {
  const at = new Date().toISOString();
  const chat = { chat_id: reply.chat_id, pdf_id: pdfId, title: question, created_at: at, updated_at: at };
  client.setQueryData<Pages<ChatMessages>>(messagesKey(reply.chat_id), (known) =>
    withAnswer(known, { chat, messages: [], more: false }, question, reply),
  );
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
