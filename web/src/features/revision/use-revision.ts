import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HowAsked } from '@/components/conversation/ask-context.ts';
import { useAsking } from '@/components/conversation/use-asking.ts';
import { type Retried, useUnanswered } from '@/components/conversation/use-unanswered.ts';
import { call } from '@/lib/api/api-client.ts';
import { ask } from '@/lib/api/ask.ts';
import { localDay } from '@/lib/format.ts';
import { keepAnswer, refreshHistory, useDeletedSessions, useSession } from './api.ts';

/** Where the address names the session that is shown, so that going back from a book finds it again. */
const PARAM = 'session';

/** The session that is shown; a new one until its first question is answered. */
export function useRevision() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const sessionId = params.get(PARAM);
  const show = (id: string | null) => setParams(id === null ? {} : { [PARAM]: id });
  const messages = useSession(sessionId);
  const asking = useAsking('revision', {
    send: async ({ question, key, retryOf, withoutBook }, session_id, signal, onSoFar) => {
      try {
        const reply = await ask('revise.ask', {
          body: {
            question,
            session_id,
            today: localDay(),
            ...(retryOf && { retry_of: retryOf }),
            ...(withoutBook && { without_book: true }),
          },
          headers: { 'Idempotency-Key': key },
          signal,
          onSoFar,
        });
        keepAnswer(client, question, reply);
        return { conversation: reply.session_id, answerId: reply.answer_id };
      } catch (error) {
        // The question may be stored all the same, in a session that the list does not show yet.
        refreshHistory(client);
        throw error;
      }
    },
    stop: (key) => call('revise.stop', { body: { key } }),
    onAnswered: (id) => id !== sessionId && setParams({ [PARAM]: id }, { replace: true }),
  });
  const { leave } = asking;
  const unanswered = useUnanswered(asking, sessionId, messages.data);
  const last = messages.data?.at(-1)?.id ?? null;
  const deleted = useDeletedSessions();
  const gone = sessionId !== null && deleted.includes(sessionId);
  // Here, not where the deletion is asked for: that list may be closed before it is done.
  useEffect(() => {
    if (!gone) return;
    leave();
    setParams({}, { replace: true });
  }, [gone, leave, setParams]);

  return {
    sessionId,
    messages,
    unanswered,
    pending: asking.pending,
    cameAs: asking.cameAs,
    busy: asking.busy,
    stop: asking.stop,
    forget: asking.forget,
    /** Asks; the text is trimmed already and not blank. */
    send: (question: string, { withoutBook }: HowAsked = {}) =>
      asking.start({ question, withoutBook }, sessionId, last),
    /** Asks a question again that has no answer. */
    retry: (again: Retried) =>
      'id' in again
        ? asking.start({ question: again.content, retryOf: again.id }, sessionId, last)
        : asking.again(again, sessionId, last),
    /** Shows a session, or with null a new one. */
    open: (id: string | null) => {
      leave();
      show(id);
    },
  };
}
