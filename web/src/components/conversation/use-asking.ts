import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error.ts';

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

/**
 * Asks one question at a time, again by itself while the service says that it is too early.
 * @param send asks; answers with the conversation that the question went into
 * @param onAnswered the answer is there, and the screen still waits for it
 */
export function useAsking(
  send: (asked: Pending, conversation: string | null, signal: AbortSignal) => Promise<string>,
  onAnswered: (conversation: string) => void,
) {
  const [pending, setPending] = useState<Pending | null>(null);
  const alive = useRef(new AbortController());
  /** The key of the question whose outcome the screen waits for; none once another conversation is opened. */
  const awaited = useRef<string | null>(null);
  const latest = useRef({ send, onAnswered });

  useEffect(() => {
    latest.current = { send, onAnswered };
  });

  useEffect(() => {
    alive.current = new AbortController();
    const { current } = alive;
    return () => current.abort();
  }, []);

  const ask = useCallback(async (asked: Pending, conversation: string | null) => {
    const { signal } = alive.current;
    const isAwaited = () => !signal.aborted && awaited.current === asked.key;
    awaited.current = asked.key;
    setPending({ ...asked, status: 'waiting', reason: null });
    try {
      const id = await latest.current.send(asked, conversation, signal);
      if (!isAwaited()) return;
      latest.current.onAnswered(id);
      setPending(null);
    } catch (error) {
      if (!isAwaited()) return;
      if (!notYet(error)) return setPending({ ...asked, status: 'failed', reason: messageOf(error) });
      setPending({ ...asked, status: 'reading', reason: null });
      const wait = error.retryAfter === null ? ASK_AGAIN_MS : error.retryAfter * 1_000;
      setTimeout(() => isAwaited() && void ask(asked, conversation), wait);
    }
  }, []);

  return {
    pending,
    busy: pending !== null && pending.status !== 'failed',
    /** Asks; the text is trimmed already and not blank. `retryOf`: the stored question that it is. */
    start: (question: string, conversation: string | null, retryOf?: string) => {
      const fresh: Pending = { question, key: crypto.randomUUID(), status: 'waiting', reason: null };
      void ask(retryOf ? { ...fresh, retryOf } : fresh, conversation);
    },
    /** Asks the failed question again. */
    again: (conversation: string | null) => {
      if (pending) void ask(pending, conversation);
    },
    /** The screen no longer waits for the question; it is answered all the same. */
    leave: () => {
      awaited.current = null;
      setPending(null);
    },
  };
}
