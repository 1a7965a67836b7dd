import type { ChatMessage } from '@contract/chat.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsking } from '@/components/conversation/use-asking.ts';
import { call } from '@/lib/api/api-client.ts';
import { ask } from '@/lib/api/ask.ts';
import { failedQuestion } from '@/lib/failed-questions.ts';
import { keepQuestion } from '@/lib/reading-places.ts';
import { keepAnswer, useChats, useMessages } from './api.ts';

/** The conversation that is shown for a book: the latest one, a chosen one, or a new one that its first question makes. */
export function useConversation(pdfId: string) {
  const client = useQueryClient();
  const chats = useChats(pdfId);
  /** undefined: the latest, or after a reload the one in which a question failed; null: a new one. */
  const [chosen, setChosen] = useState<string | null | undefined>(() => failedQuestion(pdfId)?.conversation);
  const chatId = chosen === undefined ? (chats.data?.[0]?.chat_id ?? null) : chosen;
  const messages = useMessages(chatId);
  const { pending, busy, start, again, leave, stop } = useAsking(
    { name: pdfId, conversation: chosen ?? null },
    async ({ question, key, retryOf }, chat, signal, onSoFar) => {
      const reply = await ask('chat.ask', {
        body: { pdf_id: pdfId, question, chat_id: chat, ...(retryOf ? { retry_of: retryOf } : {}) },
        headers: { 'Idempotency-Key': key },
        signal,
        onSoFar,
      });
      keepAnswer(client, pdfId, question, reply);
      return reply.chat_id;
    },
    (key) => call('chat.stop', { body: { key } }),
    setChosen,
  );

  return {
    chats,
    chatId,
    messages,
    pending,
    busy,
    stop,
    /** Asks; the text is trimmed already and not blank. */
    send: (question: string) => {
      keepQuestion(pdfId, question);
      start(question, chatId);
    },
    /** Asks the failed question again, or a stored one that was never answered. */
    retry: (stored?: ChatMessage) => (stored ? start(stored.content, chatId, stored.id) : again(chatId)),
    /** Opens a conversation, or with null a new one. */
    open: (id: string | null) => {
      leave();
      setChosen(id);
    },
  };
}
