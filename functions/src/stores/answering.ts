/** A stored question's way out: answered once, marked as failed, or stopped by the student. */
import type { SoFar } from '../contract/stream.ts';
import { now } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { findAsked } from './askedKeys.ts';
import { type Answered, type Asked, answerIdOf, questionIdOf, told } from './asking.ts';
import { type Conversations, type Head, parseMessage, type StoredMessage } from './conversations.ts';

/**
 * Stores the answer; once: where another call's answer is stored already, that one is returned.
 * @throws AppError `not_found` where the conversation was deleted meanwhile, `in_progress` where another call has taken the
 *   question since: nothing is written then
 */
export function finish<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId, seq, since }: Asked,
  { answer, citations }: Omit<Answered, 'answerId'>,
): Promise<Answered> {
  const messages = store.messagesOf(uid, conversationId);
  const answerRef = messages.doc(answerIdOf(questionId));
  const questionRef = messages.doc(questionId);
  return firestore().runTransaction(async (transaction) => {
    await store.open(uid, conversationId, transaction);
    const [earlier, asked] = (await transaction.getAll(answerRef, questionRef)).map(parseMessage);
    if (earlier) return told(earlier);
    if (asked?.timestamp !== since) throw takenOver();
    const at = now();
    const message: StoredMessage = {
      seq: seq + 1,
      role: 'assistant',
      content: answer,
      timestamp: at,
      state: 'done',
      citations,
    };
    transaction.create(answerRef, message);
    transaction.update(questionRef, { state: 'done' });
    transaction.update(store.ref(uid, conversationId), { updated_at: at });
    return { answer, citations, answerId: answerRef.id };
  });
}

/**
 * Leaves a mark that the question failed and can be asked again; where the conversation is gone, or another call has
 * taken the question since, nothing.
 */
export async function fail<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId, since }: Asked,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const ref = store.messagesOf(uid, conversationId).doc(questionId);
    const [head, asked] = await transaction.getAll(store.ref(uid, conversationId), ref);
    const stored = asked && parseMessage(asked);
    if (!head || !store.parse(head) || stored?.timestamp !== since || stored.state !== 'waiting') return;
    transaction.update(ref, { state: 'failed' });
  });
}

/** Marks the question that was sent with a key as stopped, where it is still being answered. */
export async function stop<H extends Head>(store: Conversations<H>, uid: string, key: string): Promise<void> {
  const id = questionIdOf(uid, key);
  const where = await findAsked(uid, id, store.collection);
  if (where === null) return;
  const ref = store.messagesOf(uid, where).doc(id);
  await firestore().runTransaction(async (transaction) => {
    if (parseMessage(await transaction.get(ref))?.state === 'waiting') transaction.update(ref, { state: 'stopped' });
  });
}

/** How often it is looked whether a question was stopped (ms): what a student takes for at once. */
const LOOK_MS = 700;

/** 409: nothing of the answer was there when the student stopped it. */
const stoppedByStudent = (): AppError => new AppError('stopped', 'You stopped this answer.');

/** 409: the student asked the question again, and that call answers it. */
const takenOver = (): AppError => new AppError('in_progress', 'This question was asked again. Please wait a moment.');

/** Put below what was there of an answer when the student stopped it. */
const STOPPED_HERE = '*You stopped the answer here.*';

/** What answers a question is given: whom to tell how far it is, if anyone listens, and when to stop. */
export interface Listener {
  soFar: ((soFar: SoFar) => void) | undefined;
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
  listen: Listener['soFar'],
  answer: (listener: Listener) => Promise<SoFar>,
): Promise<SoFar> {
  const stopping = new AbortController();
  const ref = store.messagesOf(uid, conversationId).doc(questionId);
  const look = async () => {
    const stored = parseMessage(await ref.get());
    if (stored && stored.timestamp !== since) stopping.abort(takenOver());
    else if (stored?.state === 'stopped') stopping.abort(stoppedByStudent());
  };
  // A look that fails is followed by the next one.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  let told: SoFar | undefined;
  const tell = (next: SoFar) => {
    told = next;
    listen?.(next);
  };
  try {
    return await answer({ soFar: listen && tell, stopped: stopping.signal });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    const { reason } = stopping.signal;
    if (!told?.citations.length || !(reason instanceof AppError) || reason.code !== 'stopped') throw reason;
    return { ...told, answer: `${told.answer}\n\n${STOPPED_HERE}` };
  } finally {
    clearInterval(timer);
  }
}
