/** Answering a stored question until it is done, or the student stops it. */
import type { PartialAnswer } from '../contract/stream.ts';
import { AppError } from '../platform/errors.ts';
import { type Conversations, type Head, parseMessage } from '../stores/conversations.ts';
import type { Answered, Asked } from './begin.ts';

/** How often it is looked whether a question was stopped (ms): what a student takes for at once. */
const LOOK_MS = 700;

/** 409: nothing of the answer was there when the student stopped it. */
const stoppedByStudent = (): AppError => new AppError('stopped', 'You stopped this answer.');

/** 409: the student asked the question again, and that call answers it. */
export const takenOver = (): AppError =>
  new AppError('in_progress', 'This question was asked again. Please wait a moment.');

/** Put below what was there of an answer when the student stopped it. */
const STOPPED_HERE = '*You stopped the answer here.*';

/** What an answer is when it is done, or was stopped. */
export type Draft = Omit<Answered, 'answerId'>;

/** What answers a question is given: whom to tell how far it is, if anyone listens, and when to stop. */
export interface Listener {
  onPartialAnswer: ((partial: PartialAnswer) => void) | undefined;
  /** Aborts, with the error to tell, once the student stops the question, or another call has taken it. */
  stopped: AbortSignal;
}

/**
 * Runs what answers a question, until it is done or the student stops it; then what was told of the answer is the answer.
 * @param listen whom to tell the answer so far; undefined where nobody listens
 * @throws AppError `stopped` where nothing was told yet, `in_progress` where another call has taken the question since
 */
export async function untilStopped<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId, since }: Asked,
  listen: Listener['onPartialAnswer'],
  answer: (listener: Listener) => Promise<Draft>,
): Promise<Draft> {
  const stopping = new AbortController();
  const ref = store.messagesOf(uid, conversationId).doc(questionId);
  const look = async () => {
    const stored = parseMessage(await ref.get());
    if (stored && stored.timestamp !== since) stopping.abort(takenOver());
    else if (stored?.state === 'stopped') stopping.abort(stoppedByStudent());
  };
  // A look that fails is followed by the next one.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  let told: PartialAnswer | undefined;
  const tell = (next: PartialAnswer) => {
    told = next;
    listen?.(next);
  };
  try {
    return await answer({ onPartialAnswer: listen && tell, stopped: stopping.signal });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    const { reason } = stopping.signal;
    if (!told?.citations.length || !(reason instanceof AppError) || reason.code !== 'stopped') throw reason;
    return { ...told, answer: `${told.answer}\n\n${STOPPED_HERE}` };
  } finally {
    clearInterval(timer);
  }
}
