import type { PartialAnswer } from '@contract/stream.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chat } from '@/config/texts/chat.ts';
import { ApiError, messageOf } from '@/lib/api/api-error.ts';
import { findStreamAddress } from '@/lib/api/stream-address.ts';
import { forgetQuestion, joinConversation, keepQuestion, keptQuestions } from '@/lib/failed-questions.ts';
import { logError } from '@/lib/log.ts';
import type { Unanswered } from './unanswered.ts';

/** The reason under the apology: of a fault of the service's, which the apology tells of already, whose it was. */
function reasonOf(error: unknown): string {
  const reason = messageOf(error);
  return error instanceof ApiError && error.code === 'internal' ? reason.replace(error.message, chat.ourFault) : reason;
}

/**
 * A question on its way. `waiting`: being answered. `reading`: the book isn't read yet, it is asked again. `stopped` (by the
 * student): can be asked again.
 */
export interface Pending {
  question: string;
  /** The same question keeps its key over all its tries, so that it is stored and answered once. */
  key: string;
  status: 'waiting' | 'reading' | 'stopped';
  /** What is there of the answer; null until something is. */
  partialAnswer: PartialAnswer | null;
  /** The id of a stored question that is asked again. */
  retryOf?: string | undefined;
  /** A model is to answer of its own knowledge. */
  withoutBook?: boolean | undefined;
}

type Asked = Pick<Pending, 'question' | 'key' | 'retryOf' | 'withoutBook'>;

/** How an answer is stored: in which conversation, and under which id. */
interface StoredAs {
  conversation: string;
  answerId: string;
}

/** What asks a place's questions. */
export interface Asker {
  /** Asks, and tells what is there of the answer. */
  send: (
    asked: Asked,
    conversation: string | null,
    signal: AbortSignal,
    onSoFar: (partialAnswer: PartialAnswer) => void,
  ) => Promise<StoredAs>;
  /** Tells the service that the question of that key needs no answer any more. */
  stop: (key: string) => Promise<unknown>;
  /** The answer is there, and the screen still waits for it. */
  onAnswered: (conversation: string) => void;
}

/** A book that is being read answers soon; asked again after this long where the service does not say (ms). */
const ASK_AGAIN_MS = 2_000;

const isStopped = (error: unknown): boolean => error instanceof ApiError && error.code === 'stopped';

const notYet = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'not_ready' || error.code === 'in_progress');

/** The questions of a place that have no answer, as this device keeps them, and which of them are under way. */
function useKept(place: string) {
  const [kept, setKept] = useState(() => keptQuestions(place));
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback(
    (work: () => void) => {
      work();
      setKept(keptQuestions(place));
    },
    [place],
  );
  const mark = useCallback(
    (key: string, on: boolean) =>
      setUnderWay((before) => new Set(on ? [...before, key] : [...before].filter((one) => one !== key))),
    [],
  );
  return { kept: kept.map((one): Unanswered => ({ ...one, underWay: underWay.has(one.key) })), change, mark };
}

/**
 * Asks one question at a time, again by itself while the service says that it is too early. Each is kept until it is answered.
 * @param place a book's id, or the revision chat
 */
export function useAsking(place: string, asker: Asker) {
  const [pending, setPending] = useState<Pending | null>(null);
  /** Under which key each answer came that is stored by now, by its id. */
  const [cameAs, setCameAs] = useState<ReadonlyMap<string, string>>(new Map());
  const { kept, change, mark } = useKept(place);
  const alive = useRef(new AbortController());
  /** The key of the question whose outcome the screen waits for; none once another conversation is opened. */
  const awaited = useRef<string | null>(null);
  const latest = useRef(asker);

  useEffect(() => {
    latest.current = asker;
  });

  useEffect(() => {
    alive.current = new AbortController();
    const { current } = alive;
    void findStreamAddress();
    return () => current.abort();
  }, []);

  const ask = useCallback(
    async (asked: Asked, conversation: string | null, after: string | null) => {
      const { signal } = alive.current;
      const isAwaited = () => !signal.aborted && awaited.current === asked.key;
      awaited.current = asked.key;
      const now = (status: Pending['status'], partialAnswer: PartialAnswer | null = null) => {
        if (isAwaited()) setPending({ ...asked, status, partialAnswer });
      };
      const keep = (reason: string | null) => {
        const before = keptQuestions(place).find(({ key }) => key === asked.key);
        const at = before?.at ?? new Date().toISOString();
        keepQuestion(place, { ...asked, reason, conversation, after: before?.after ?? after, at });
      };
      change(() => keep(null));
      mark(asked.key, true);
      now('waiting');
      try {
        const stored = await latest.current.send(asked, conversation, signal, (part) => now('waiting', part));
        const id = stored.conversation;
        change(() => {
          forgetQuestion(place, asked.key);
          if (conversation === null) joinConversation(place, id);
        });
        if (!isAwaited()) return;
        latest.current.onAnswered(id);
        setCameAs((before) => new Map(before).set(stored.answerId, asked.key));
        setPending(null);
      } catch (error) {
        // A page that is left hangs up on its question, which is answered all the same: whether it failed is not known.
        if (signal.aborted) return;
        if (notYet(error) && isAwaited()) {
          now('reading');
          const wait = error.retryAfter === null ? ASK_AGAIN_MS : error.retryAfter * 1_000;
          setTimeout(() => isAwaited() && void ask(asked, conversation, after), wait);
          return;
        }
        if (isStopped(error)) {
          change(() => forgetQuestion(place, asked.key));
          return now('stopped');
        }
        change(() => keep(reasonOf(error)));
        if (isAwaited()) setPending(null);
      } finally {
        mark(asked.key, false);
      }
    },
    [place, change, mark],
  );

  /** The screen no longer waits for the question; it is answered all the same, or kept. */
  const leave = useCallback(() => {
    awaited.current = null;
    setPending(null);
  }, []);

  const forget = useCallback(
    (keys: readonly string[]) =>
      change(() => {
        for (const key of keys) forgetQuestion(place, key);
      }),
    [change, place],
  );

  return {
    pending,
    /** The same answer, stored, is drawn where it came: what is pressed in it meanwhile is not lost. */
    cameAs,
    /** Those of all the place's conversations that have no answer, but the one that is awaited; in their order. */
    unanswered: kept.filter(({ key }) => key !== pending?.key),
    busy: pending !== null && pending.status !== 'stopped',
    /**
     * Asks; the text is trimmed already and not blank.
     * @param after the id of the message that it follows
     */
    start: (asked: Omit<Asked, 'key'>, conversation: string | null, after: string | null) =>
      void ask({ ...asked, key: crypto.randomUUID() }, conversation, after),
    /** Asks a question again that has no answer. */
    again: ({ question, key, retryOf, withoutBook }: Asked, conversation: string | null, after: string | null) =>
      void ask({ question, key, retryOf, withoutBook }, conversation, after),
    /** Forgets questions that need no answer any more. */
    forget,
    leave,
    /** The answer is wanted no more; what is there of it stays. A question that waits for its book is just not asked again. */
    stop: () => {
      if (pending?.status === 'reading') {
        change(() => forgetQuestion(place, pending.key));
        leave();
      } else if (pending)
        latest.current.stop(pending.key).catch((error) => logError('The answer was not stopped', error));
    },
  };
}
