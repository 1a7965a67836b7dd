/** Stored messages, as the pages of a query hold them: the latest page first, each oldest first. */
import type { ChatMessage } from '@contract/chat.ts';
import { type PassageReply, passageReplyOf } from '@contract/passages.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { againAfter } from '@/lib/query-client.ts';

/** A question is answered within this time or not at all: the longest that a call may take (ms). */
const ANSWERED_WITHIN_MS = 60_000;
/** How often it is looked for an answer that another call is working on (ms). */
const LOOK_AGAIN_MS = 2_000;

/** A page of messages; `more`: there are messages before these. */
export interface MessagesPage {
  messages: ChatMessage[];
  more: boolean;
}
export type Pages<P extends MessagesPage> = InfiniteData<P, string | undefined>;

/** Whether a stored question is still being worked on: asked in another window, or before this page was loaded again. */
export const isBeingAnswered = ({ role, state, timestamp }: ChatMessage): boolean =>
  role === 'user' && state === 'waiting' && Date.now() - Date.parse(timestamp) < ANSWERED_WITHIN_MS;

/** What every query of a conversation's messages does with its pages. */
export const messagesQuery = {
  initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
  getNextPageParam: ({ more, messages }: MessagesPage) => (more ? messages[0]?.id : undefined),
  select: ({ pages }: Pages<MessagesPage>) => pages.toReversed().flatMap(({ messages }) => messages),
  staleTime: 60_000,
  refetchInterval: ({
    state: { data, error },
  }: {
    state: { data?: Pages<MessagesPage> | undefined; error: unknown };
  }) => {
    const last = data?.pages[0]?.messages.at(-1);
    return last && isBeingAnswered(last) ? LOOK_AGAIN_MS : againAfter(error);
  },
};

const said = (id: string, role: ChatMessage['role'], content: string): ChatMessage => ({
  id,
  role,
  content,
  timestamp: new Date().toISOString(),
  state: 'done',
  citations: [],
});

/** The part of a reply that is kept. */
type Reply = Pick<ChatMessage, 'citations' | 'sections' | 'pages'> &
  PassageReply & {
    question_id: string;
    answer_id: string;
    answer: string;
  };

/**
 * The pages with an answered question where the next look would find it.
 * @param fresh the page of a conversation that was not known before
 */
export function withAnswer<P extends MessagesPage>(
  known: Pages<P> | undefined,
  fresh: P,
  question: string,
  reply: Reply,
): Pages<P> {
  const { question_id, answer_id, answer, citations, sections, pages } = reply;
  const more = { ...passageReplyOf(reply), ...(sections && { sections }), ...(pages && { pages }) };
  const both = [said(question_id, 'user', question), { ...said(answer_id, 'assistant', answer), citations, ...more }];
  const [latest = fresh, ...earlier] = known?.pages ?? [];
  const kept = latest.messages.filter(({ id }) => id !== question_id && id !== answer_id);
  const page = { ...latest, messages: [...kept, ...both] };
  return { pages: [page, ...earlier], pageParams: known?.pageParams ?? [undefined] };
}
