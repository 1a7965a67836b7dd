import type { PartialAnswer } from '@contract/stream.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error.ts';
import { findStreamAddress } from '@/lib/api/stream-address.ts';
import { failedQuestion, keepFailed } from '@/lib/failed-questions.ts';
import { logError } from '@/lib/log.ts';

/**
 * A question on its way. `waiting`: being answered. `reading`: the book isn't read yet, it is asked again. `failed`, `stopped`
 * (by the student): can be asked again.
 */
export interface Pending {
  question: string;
  /** The same question keeps its key over all its tries, so that it is stored and answered once. */
  key: string;
  status: 'waiting' | 'reading' | 'failed' | 'stopped';
  reason: string | null;
  /** What is there of the answer; null until something is. */
  partialAnswer: PartialAnswer | null;
  /** The id of a stored question that is asked again. */
  retryOf?: string;
  /** It was kept from before the page was loaded: what the service stored meanwhile is not known. */
  fromBefore?: true;
}

/** A book that is being read answers soon; asked again after this long where the service does not say (ms). */
const ASK_AGAIN_MS = 2_000;

const isStopped = (error: unknown): boolean => error instanceof ApiError && error.code === 'stopped';

const notYet = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'not_ready' || error.code === 'in_progress');

/**
 * Asks one question at a time, again by itself while the service says that it is too early.
 * @param place where a question that failed is kept for a reload, and the conversation that is shown there first
 * @param send asks, and tells what is there of the answer; answers with the conversation that the question went into
 * @param stop tells the service that the question of that key needs no answer any more
 * @param onAnswered the answer is there, and the screen still waits for it
 */
export function useAsking(
  place: { name: string; conversation: string | null },
  send: (
    asked: Pending,
    conversation: string | null,
    signal: AbortSignal,
    onSoFar: (partialAnswer: PartialAnswer) => void,
  ) => Promise<string>,
  stop: (key: string) => Promise<unknown>,
  onAnswered: (conversation: string) => void,
) {
  const { name } = place;
  const [pending, setPending] = useState<Pending | null>(() => {
    const kept = failedQuestion(name);
    return kept?.conversation === place.conversation
      ? { ...kept, status: 'failed', partialAnswer: null, fromBefore: true }
      : null;
  });
  const alive = useRef(new AbortController());
  /** The key of the question whose outcome the screen waits for; none once another conversation is opened. */
  const awaited = useRef<string | null>(null);
  const latest = useRef({ send, stop, onAnswered });

  useEffect(() => {
    latest.current = { send, stop, onAnswered };
  });

  useEffect(() => {
    alive.current = new AbortController();
    const { current } = alive;
    void findStreamAddress();
    return () => current.abort();
  }, []);

  const ask = useCallback(
    async ({ fromBefore: _, ...asked }: Pending, conversation: string | null) => {
      const { signal } = alive.current;
      const isAwaited = () => !signal.aborted && awaited.current === asked.key;
      awaited.current = asked.key;
      const now = (status: Pending['status'], more: Partial<Pending> = {}) =>
        setPending({ ...asked, status, reason: null, partialAnswer: null, ...more });
      keepFailed(name, null);
      now('waiting');
      try {
        const id = await latest.current.send(asked, conversation, signal, (partialAnswer) => {
          if (isAwaited()) now('waiting', { partialAnswer });
        });
        if (!isAwaited()) return;
        latest.current.onAnswered(id);
        setPending(null);
      } catch (error) {
        if (!isAwaited()) return;
        if (isStopped(error)) return now('stopped');
        if (!notYet(error)) {
          const { question, key, retryOf } = asked;
          const reason = messageOf(error);
          keepFailed(name, { question, key, reason, conversation, ...(retryOf ? { retryOf } : {}) });
          return now('failed', { reason });
        }
        now('reading');
        const wait = error.retryAfter === null ? ASK_AGAIN_MS : error.retryAfter * 1_000;
        setTimeout(() => isAwaited() && void ask(asked, conversation), wait);
      }
    },
    [name],
  );

  /** The screen no longer waits for the question; it is answered all the same. */
  const leave = () => {
    awaited.current = null;
    keepFailed(name, null);
    setPending(null);
  };

  return {
    pending,
    busy: pending !== null && (pending.status === 'waiting' || pending.status === 'reading'),
    /** Asks; the text is trimmed already and not blank. `retryOf`: the stored question that it is. */
    start: (question: string, conversation: string | null, retryOf?: string) => {
      const fresh: Pending = {
        question,
        key: crypto.randomUUID(),
        status: 'waiting',
        reason: null,
        partialAnswer: null,
      };
      void ask(retryOf ? { ...fresh, retryOf } : fresh, conversation);
    },
    /** Asks the failed question again. */
    again: (conversation: string | null) => {
      if (pending) void ask(pending, conversation);
    },
    leave,
    /** The answer is wanted no more; what is there of it stays. A question that waits for its book is just not asked again. */
    stop: () => {
      if (pending?.status === 'reading') leave();
      else if (pending)
        latest.current.stop(pending.key).catch((error) => logError('The answer was not stopped', error));
    },
  };
}
