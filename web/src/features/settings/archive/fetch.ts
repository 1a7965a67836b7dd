/** Everything of the student's, fetched page by page; what fails in passing is tried again. */
import type { Chat, ChatMessage } from '@contract/chat.ts';
import type { Exam } from '@contract/exam.ts';
import type { Document } from '@contract/library.ts';
import { LIST_PAGE } from '@contract/limits.ts';
import type { Mark } from '@contract/marks.ts';
import type { AttemptSummary } from '@contract/progress.ts';
import type { StoredQuiz } from '@contract/quiz.ts';
import type { KeptCard, ReviewDay } from '@contract/review.ts';
import type { RevisionSession } from '@contract/revision.ts';
import { call, errorOf } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { fetchBinary } from '@/lib/api/binary.ts';

const TRIES = 4;
/** How long to wait before another try, where the service does not say (ms). */
const PAUSE_MS = 2_000;
/** The service's own page of revision sessions. */
const SESSIONS_PAGE = 50;

const passes = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['network', 'unavailable', 'internal', 'limit'].includes(error.code);

/** Runs a call, again where trying again can help. @throws what the last try threw */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = TRIES; ; tries--) {
    try {
      return await work();
    } catch (error) {
      if (tries <= 1 || !passes(error)) throw error;
      const ms = error.retryAfter === null ? PAUSE_MS : error.retryAfter * 1_000;
      await new Promise((resolve) => setTimeout(resolve, ms));
      signal.throwIfAborted();
    }
  }
}

/** All pages of a list, one behind the other. `next` is where to go on, or undefined at the end. */
async function all<T>(
  fetchPage: (from: string | undefined) => Promise<{ items: T[]; next: string | undefined }>,
  signal: AbortSignal,
): Promise<T[]> {
  const found: T[] = [];
  let from: string | undefined;
  do {
    const { items, next } = await patiently(() => fetchPage(from), signal);
    found.push(...items);
    from = next;
  } while (from !== undefined);
  return found;
}

/** Whether a page is full, so that another may follow. */
const full = <T>(items: T[], size: number): T | undefined => (items.length >= size ? items.at(-1) : undefined);

export const allBooks = (signal: AbortSignal): Promise<Document[]> =>
  all(async (after) => {
    const items = await call('upload.list', { query: { after }, signal });
    const last = full(items, LIST_PAGE);
    return { items, next: last && `${last.created_at}_${last.id}` };
  }, signal);

export const allCards = (signal: AbortSignal): Promise<KeptCard[]> =>
  all(async (after) => {
    const { cards, more } = await call('review.cards', { query: { after }, signal });
    return { items: cards, next: more ? cards.at(-1)?.card_id : undefined };
  }, signal);

export const allReviewDays = (signal: AbortSignal): Promise<ReviewDay[]> =>
  all(async (before) => {
    const { days, more } = await call('review.days', { query: { before }, signal });
    return { items: days, next: more ? days.at(-1)?.day : undefined };
  }, signal);

/** The student's own day's limit of review (minutes). */
export const reviewMinutes = async (signal: AbortSignal): Promise<number> => {
  const today = () => call('review.today', { query: { offset: '0' }, signal });
  return (await patiently(today, signal)).limit_minutes;
};

export const allChats = (pdf_id: string, signal: AbortSignal): Promise<Chat[]> =>
  all(async (before) => {
    const items = await call('chat.list', { query: { pdf_id, before }, signal });
    return { items, next: full(items, LIST_PAGE)?.updated_at };
  }, signal);

export const allMarks = (id: string, signal: AbortSignal): Promise<Mark[]> =>
  all(async (after) => {
    const { marks, more } = await call('book.marks', { params: { id }, query: { after }, signal });
    return { items: marks, next: more ? marks.at(-1)?.mark_id : undefined };
  }, signal);

export const allQuizzes = (signal: AbortSignal): Promise<StoredQuiz[]> =>
  all(async (after) => {
    const { quizzes, more } = await call('account.quizzes', { query: { after }, signal });
    return { items: quizzes, next: more ? quizzes.at(-1)?.quiz_id : undefined };
  }, signal);

export const allAttempts = (signal: AbortSignal): Promise<AttemptSummary[]> =>
  all(async (after) => {
    const { attempts, more } = await call('progress.get', { query: { after }, signal });
    return { items: attempts, next: more ? attempts.at(-1)?.attempt_id : undefined };
  }, signal);

/** The exams with their plans as of now: there are few. */
export const allExams = (signal: AbortSignal): Promise<Exam[]> =>
  patiently(async () => {
    const offset = String(-new Date().getTimezoneOffset());
    return (await call('exam.list', { query: { offset }, signal })).exams;
  }, signal);

export const allSessions = (signal: AbortSignal): Promise<RevisionSession[]> =>
  all(async (before) => {
    const items = await call('revise.history', { query: { before, messages: 'none' }, signal });
    return { items, next: full(items, SESSIONS_PAGE)?._id };
  }, signal);

/** All messages of a conversation, oldest first; the service hands the latest ones first. */
async function allMessages(
  fetchPage: (before: string | undefined) => Promise<{ messages: ChatMessage[]; more: boolean }>,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const pages = await all(async (before) => {
    const { messages, more } = await fetchPage(before);
    return { items: [messages], next: more ? messages[0]?.id : undefined };
  }, signal);
  return pages.toReversed().flat();
}

export const chatMessages = (id: string, signal: AbortSignal): Promise<ChatMessage[]> =>
  allMessages((before) => call('chat.messages', { params: { id }, query: { before }, signal }), signal);

export const sessionMessages = (id: string, signal: AbortSignal): Promise<ChatMessage[]> =>
  allMessages((before) => call('revise.session', { params: { id }, query: { before }, signal }), signal);

/** The bytes of a book's PDF; null where it was deleted meanwhile. */
export const pdfOf = (id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> =>
  patiently(async () => {
    const reply = await fetchBinary('upload.file', { id }, { signal, headers: { Accept: 'application/pdf' } });
    if (reply.status === 404) return null;
    if (!reply.ok) throw await errorOf(reply);
    return new Uint8Array(await reply.arrayBuffer());
  }, signal);
