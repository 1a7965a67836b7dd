import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HowAsked } from '@/components/conversation/ask-context.ts';
import { useAsking } from '@/components/conversation/use-asking.ts';
import { type Retried, useUnanswered } from '@/components/conversation/use-unanswered.ts';
import { call } from '@/lib/api/api-client.ts';
import { ask } from '@/lib/api/ask.ts';
import { keepQuestion } from '@/lib/reading-places.ts';
import { keepAnswer, useChats, useMessages } from './api.ts';

/** The conversation that is shown for a book: the latest one, a chosen one, or a new one that its first question makes. */
export function useConversation(pdfId: string) {
  const client = useQueryClient();
  const chats = useChats(pdfId);
  /** undefined: the latest; null: a new one. */
  const [chosen, setChosen] = useState<string | null | undefined>();
  const asking = useAsking(pdfId, {
    send: async ({ question, key, retryOf, withoutBook }, chat, signal, onSoFar) => {
      const reply = await ask('chat.ask', {
        body: {
          pdf_id: pdfId,
          question,
          chat_id: chat,
          ...(retryOf && { retry_of: retryOf }),
          ...(withoutBook && { without_book: true }),
        },
        headers: { 'Idempotency-Key': key },
        signal,
        onSoFar,
      });
      keepAnswer(client, pdfId, question, reply);
      return { conversation: reply.chat_id, answerId: reply.answer_id };
    },
    stop: (key) => call('chat.stop', { body: { key } }),
    onAnswered: setChosen,
  });
  const [lastUsed] = chats.data ?? [];
  const lastAsked = asking.unanswered.at(-1);
  // After a reload the conversation in which a question failed, where none was used since.
  const latest =
    lastAsked && !(lastUsed && lastUsed.updated_at > lastAsked.at) ? lastAsked.conversation : lastUsed?.chat_id;
  const chatId = chosen === undefined ? (latest ?? null) : chosen;
  const messages = useMessages(pdfId, chatId);
  const unanswered = useUnanswered(asking, chatId, messages.data);
  const last = messages.data?.at(-1)?.id ?? null;

  return {
    chats,
    chatId,
    messages,
    unanswered,
    pending: asking.pending,
    cameAs: asking.cameAs,
    busy: asking.busy,
    stop: asking.stop,
    forget: asking.forget,
    /** Asks; the text is trimmed already and not blank. */
    send: (question: string, { withoutBook }: HowAsked = {}) => {
      keepQuestion(pdfId, question);
      setChosen(chatId);
      asking.start({ question, withoutBook }, chatId, last);
    },
    /** Asks a question again that has no answer. */
    retry: (again: Retried) => {
      setChosen(chatId);
      if ('id' in again) asking.start({ question: again.content, retryOf: again.id }, chatId, last);
      else asking.again(again, chatId, last);
    },
    /** Opens a conversation, or with null a new one. */
    open: (id: string | null) => {
      asking.leave();
      setChosen(id);
    },
  };
}
