import type { ChatMessage } from '@contract/chat.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { ApiError, messageOf } from '@/lib/api/api-error.ts';
import { keepAnswer, useChats, useMessages } from './api.ts';

/** A question on its way. `waiting`: being answered. `reading`: the book isn't read yet, it is asked again. `failed`: can be asked again. */
export interface Pending {
  question: string;
  /** The same question keeps its key over all its tries, so that it is stored and answered once. */
  key: string;
  status: 'waiting' | 'reading' | 'failed';
  reason: string | null;
  /** The id of a stored question that is asked again. */
  retryOf?: string;
}

/** A book that is being read answers soon; asked again after this long where the service does not say (ms). */
const ASK_AGAIN_MS = 2_000;

const notYet = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'not_ready' || error.code === 'in_progress');

/** The conversation that is shown for a book: the latest one, a chosen one, or a new one that its first question makes. */
export function useConversation(pdfId: string) {
  const client = useQueryClient();
  const chats = useChats(pdfId);
  /** undefined: the latest; null: a new one. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [pending, setPending] = useState<Pending | null>(null);
  const alive = useRef(new AbortController());
  /** The key of the question whose outcome the screen waits for; none once another conversation is opened. */
  const awaited = useRef<string | null>(null);
  const chatId = chosen === undefined ? (chats.data?.[0]?.chat_id ?? null) : chosen;
  const messages = useMessages(chatId);

  useEffect(() => {
    alive.current = new AbortController();
    const { current } = alive;
    return () => current.abort();
  }, []);

  const ask = useCallback(
    async (asked: Pending, chat: string | null) => {
      const { signal } = alive.current;
      const isAwaited = () => !signal.aborted && awaited.current === asked.key;
      awaited.current = asked.key;
      setPending({ ...asked, status: 'waiting', reason: null });
      try {
        const reply = await call('chat.ask', {
          body: {
            pdf_id: pdfId,
            question: asked.question,
            chat_id: chat,
            ...(asked.retryOf ? { retry_of: asked.retryOf } : {}),
          },
          headers: { 'Idempotency-Key': asked.key },
          signal,
        });
        keepAnswer(client, pdfId, asked.question, reply);
        if (!isAwaited()) return;
        setChosen(reply.chat_id);
        setPending(null);
      } catch (error) {
        if (!isAwaited()) return;
        if (!notYet(error)) return setPending({ ...asked, status: 'failed', reason: messageOf(error) });
        setPending({ ...asked, status: 'reading', reason: null });
        const wait = error.retryAfter === null ? ASK_AGAIN_MS : error.retryAfter * 1_000;
        setTimeout(() => isAwaited() && void ask(asked, chat), wait);
      }
    },
    [client, pdfId],
  );

  const start = (question: string, retryOf?: string) => {
    const fresh: Pending = { question, key: crypto.randomUUID(), status: 'waiting', reason: null };
    void ask(retryOf ? { ...fresh, retryOf } : fresh, chatId);
  };

  return {
    chats,
    chatId,
    messages,
    pending,
    busy: pending !== null && pending.status !== 'failed',
    /** Asks; the text is trimmed already and not blank. */
    send: (question: string) => start(question),
    /** Asks the failed question again, or a stored one that was never answered. */
    retry: (stored?: ChatMessage) => {
      if (stored) start(stored.content, stored.id);
      else if (pending) void ask(pending, chatId);
    },
    /** Opens a conversation, or with null a new one. */
    open: (id: string | null) => {
      awaited.current = null;
      setPending(null);
      setChosen(id);
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;
