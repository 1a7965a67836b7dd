import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { chat } from '@/config/texts/chat.ts';
import { useConnection } from '@/lib/connection.ts';
import { useEngine } from '@/lib/use-engine.ts';
import { type Asked, useFault } from '@/lib/use-fault.ts';
import { AskContext, type HowAsked } from './ask-context.ts';
import { Declined } from './declined.tsx';
import { Answer, FailedAnswer, OnItsWay, Question, StoppedAnswer, Typing } from './message.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReadSoFarNote, StillReading } from './reading-note.tsx';
import { isBeingAnswered } from './stored.ts';
import type { Placed, Unanswered } from './unanswered.ts';
import type { Pending } from './use-asking.ts';
import { useInSight } from './use-in-sight.ts';
import type { Retried } from './use-unanswered.ts';

const NONE: readonly Unanswered[] = [];

/** Whether what a model would add is worth a word: a reply of passages, or none at all. */
const isWithoutModel = ({ role, found, citations }: ChatMessage): boolean =>
  role === 'assistant' && (found !== undefined || citations.length === 0);

/** What is shown of a conversation. */
export interface Conversation {
  messages: Pick<
    UseInfiniteQueryResult<ChatMessage[], unknown>,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isLoading'
  > &
    Asked<ChatMessage[] | undefined>;
  pending: Pending | null;
  /** Under which key each answer came that was on its way here, by the id it is stored under. */
  cameAs: ReadonlyMap<string, string>;
  unanswered: Placed;
  busy: boolean;
  /** Asks; the text is trimmed already and not blank. */
  send: (question: string, how?: HowAsked) => void;
  /** Asks a question again that has no answer. */
  retry: (again: Retried) => void;
  /** Questions that the student wants no answer to. */
  forget: (keys: readonly string[]) => void;
  /** The answer on its way is wanted no more. */
  stop: () => void;
}

interface MessagesProps {
  conversation: Conversation;
  /** What is happening while an answer is on its way. */
  typing: string;
  onShow: (citation: Citation, among: readonly Citation[]) => void;
}

/** Between two questions there is a line. */
const TURNS = 'border-line pt-5 border-t';
const LOG =
  'mb-(--room-below,0px) flex flex-col gap-5 px-4 py-5 sm:px-5 print:mb-0 [&>.turn:first-child]:border-0 [&>.turn:first-child]:pt-0';

/** A question, and under it what there is instead of an answer. */
const Turn = ({ question, id, children }: { question: string; id?: string; children?: ReactNode }) => (
  <div className={`turn flex flex-col gap-5 ${TURNS}`}>
    <Question text={question} id={id} />
    {children}
  </div>
);

/** Questions that the service has not stored, with the reason, as this device keeps them. */
const Kept = ({ kept, conversation, typing }: { kept: readonly Unanswered[] } & Omit<MessagesProps, 'onShow'>) =>
  kept.map((one) => (
    <Turn key={one.key} question={one.question}>
      {one.underWay ? (
        <Typing label={typing} />
      ) : (
        <FailedAnswer
          reason={one.reason ?? chat.unanswered}
          onRetry={() => conversation.retry(one)}
          onRemove={() => conversation.forget([one.key])}
        />
      )}
    </Turn>
  ));

/** A stored question; where no answer follows, why, and the offer to ask again. */
function StoredQuestion({
  message,
  answered,
  conversation,
  typing,
}: { message: ChatMessage; answered: boolean } & Omit<MessagesProps, 'onShow'>) {
  const known = conversation.unanswered.known.get(message.id);
  const retry = () => conversation.retry(known ?? message);
  return (
    <Turn question={message.content} id={message.id}>
      {!answered &&
        (known?.underWay || isBeingAnswered(message) ? (
          <Typing label={typing} />
        ) : message.state === 'stopped' ? (
          <StoppedAnswer onRetry={retry} />
        ) : (
          <FailedAnswer reason={known?.reason ?? chat.unanswered} onRetry={retry} />
        ))}
    </Turn>
  );
}

/** An answer, on its way or stored: one element from its first words on, or what is pressed as it is stored is lost. */
const Reply = ({
  message,
  onShow,
  children,
}: Pick<MessagesProps, 'onShow'> & {
  message: Parameters<typeof Answer>[0]['message'] | null;
  children: ReactNode;
}) => (
  <>
    {message && <Answer message={message} onShow={onShow} />}
    {children}
  </>
);

/** Whether the question of an answer was asked once more: what was said about the first answer is over. */
const askedSince = (stored: readonly ChatMessage[], answer: number): boolean =>
  stored.slice(answer + 1).some(({ role, content }) => role === 'user' && content === stored[answer - 1]?.content);

/** What was said, oldest first; the latest question and the start of its answer are kept in sight. */
export function Messages(props: MessagesProps) {
  const { conversation, typing, onShow } = props;
  const { messages, pending, cameAs, unanswered, busy, send } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const fault = useFault(messages);
  const stored = messages.data ?? [];
  const between = (id: string) => (
    <Kept kept={unanswered.between.get(id) ?? NONE} conversation={conversation} typing={typing} />
  );

  const last = stored.at(-1)?.id ?? '';
  const partial = pending?.partialAnswer;
  useInSight(log, pending?.key ?? cameAs.get(last) ?? last);

  const lost = useConnection((state) => state.lost);
  const engine = useEngine(stored.some(isWithoutModel));
  const asking = useMemo(
    () => ({ model: engine === 'openai', busy: busy || lost, ask: send }),
    [engine, busy, lost, send],
  );

  return (
    <AskContext value={asking}>
      <div ref={log} role="log" aria-label={chat.messages} aria-busy={busy} className={LOG}>
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
        {messages.isLoading && !fault && <Loading label={chat.loading} />}
        {fault && (
          <Fault small title={chat.failedToLoad} failed={fault} works={chat.stillAsks} offline={chat.areKept} />
        )}
        {between('')}
        {[
          ...stored.map((message, i) => {
            const answered = message.state === 'done' || stored[i + 1]?.role === 'assistant';
            const asAnswer = message.role === 'assistant';
            // Asked again it is at the end, on its way.
            const isPending = !asAnswer && !answered && pending?.question === message.content;
            return (
              <Fragment key={cameAs.get(message.id) ?? message.id}>
                {asAnswer ? (
                  <Reply message={message} onShow={onShow}>
                    {message.pages && !askedSince(stored, i) && (
                      <ReadSoFarNote pages={message.pages} question={stored[i - 1]?.content} busy={busy} onAsk={send} />
                    )}
                    {i === stored.length - 1 && !pending && !unanswered.between.has(message.id) && (
                      <NextSteps message={message} onShow={onShow} />
                    )}
                    <Declined
                      message={message}
                      question={stored[i - 1]?.content}
                      engine={engine}
                      busy={busy}
                      last={i === stored.length - 1 && !pending}
                      onAsk={send}
                    />
                  </Reply>
                ) : (
                  !isPending && (
                    <StoredQuestion message={message} answered={answered} conversation={conversation} typing={typing} />
                  )
                )}
                {between(message.id)}
              </Fragment>
            );
          }),
          ...(pending
            ? [
                <Turn key={`${pending.key} asked`} question={pending.question}>
                  {pending.status === 'stopped' && <StoppedAnswer onRetry={() => conversation.retry(pending)} />}
                </Turn>,
                <Fragment key={pending.key}>
                  <Reply message={partial ? { ...partial, content: partial.answer } : null} onShow={onShow}>
                    {pending.status !== 'stopped' && (
                      <OnItsWay
                        label={pending.status === 'reading' ? <StillReading /> : partial ? chat.writing : typing}
                        onStop={conversation.stop}
                      />
                    )}
                  </Reply>
                  {null}
                </Fragment>,
              ]
            : []),
        ]}
      </div>
    </AskContext>
  );
}
