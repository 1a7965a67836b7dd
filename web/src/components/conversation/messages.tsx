import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TryAgain } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { chat } from '@/config/texts/chat.ts';
import { Answer, FailedAnswer, OnItsWay, Question, StoppedAnswer, Typing } from './message.tsx';
import { isBeingAnswered } from './stored.ts';
import type { Pending } from './use-asking.ts';
import { useInSight } from './use-in-sight.ts';

/** What is shown of a conversation. */
export interface Conversation {
  messages: Pick<
    UseInfiniteQueryResult<ChatMessage[]>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isLoading' | 'isError' | 'isFetching' | 'refetch'
  >;
  pending: Pending | null;
  busy: boolean;
  /** Asks the failed question again, or a stored one that was never answered. */
  retry: (stored?: ChatMessage) => void;
  /** The answer on its way is wanted no more. */
  stop: () => void;
}

interface MessagesProps {
  conversation: Conversation;
  /** What is happening while an answer is on its way. */
  typing: string;
  onShow: (citation: Citation, among: readonly Citation[]) => void;
}

/** What was said, oldest first; the latest question and the start of its answer are kept in sight. */
export function Messages({ conversation, typing, onShow }: MessagesProps) {
  const { messages, pending, retry, stop, busy } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const stored = messages.data ?? [];
  const last = stored.at(-1)?.id;
  // A page that is left hangs up on its question, which is answered all the same: then nothing of it failed.
  const answered = stored.at(-1)?.role === 'assistant' && stored.at(-2)?.content === pending?.question;
  const isOver = pending?.fromBefore === true && answered;

  useInSight(log, `${last} ${pending?.key} ${pending?.status}`);

  return (
    <div
      ref={log}
      role="log"
      aria-label={chat.messages}
      aria-busy={busy}
      className="flex flex-col gap-5 px-4 py-5 sm:px-5 [&>:has([data-question]):not(:first-child)]:border-t [&>:has([data-question]):not(:first-child)]:border-line [&>:has([data-question]):not(:first-child)]:pt-5"
    >
      {messages.hasNextPage && (
        <Button
          size="small"
          className="self-center"
          busy={messages.isFetchingNextPage}
          onClick={() => messages.fetchNextPage()}
        >
          {chat.earlier}
        </Button>
      )}
      {messages.isLoading && <Loading label={chat.loading} />}
      {messages.isError && (
        <div className="flex flex-col items-center gap-2 text-soft">
          {chat.failedToLoad}
          <TryAgain onClick={() => messages.refetch()} busy={messages.isFetching} />
        </div>
      )}
      {stored.map((message, i) => {
        if (message.role === 'assistant') return <Answer key={message.id} message={message} onShow={onShow} />;
        const unanswered = message.state !== 'done' && stored[i + 1]?.role !== 'assistant';
        if (unanswered && pending?.question === message.content) return null;
        return (
          <div key={message.id} className="flex flex-col gap-5">
            <Question text={message.content} />
            {unanswered &&
              (isBeingAnswered(message) ? (
                <Typing label={typing} />
              ) : message.state === 'stopped' ? (
                <StoppedAnswer onRetry={() => retry(message)} />
              ) : (
                <FailedAnswer reason={chat.unanswered} onRetry={() => retry(message)} />
              ))}
          </div>
        );
      })}
      {pending && !isOver && (
        <>
          <Question text={pending.question} />
          {pending.status === 'failed' ? (
            <FailedAnswer reason={pending.reason} onRetry={() => retry()} />
          ) : pending.status === 'stopped' ? (
            <StoppedAnswer onRetry={() => retry()} />
          ) : (
            <>
              {pending.partialAnswer && (
                <Answer
                  message={{ content: pending.partialAnswer.answer, citations: pending.partialAnswer.citations }}
                  onShow={onShow}
                />
              )}
              <OnItsWay
                label={pending.status === 'reading' ? chat.stillReading : pending.partialAnswer ? chat.writing : typing}
                onStop={stop}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
