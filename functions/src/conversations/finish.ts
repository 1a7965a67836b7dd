/** A stored question's way out: answered once, marked as failed, or stopped by the student. */
import { passageReplyOf } from '../contract/passages.ts';
import { now } from '../platform/clock.ts';
import { unlessClashed } from '../platform/compare-and-set.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { findAsked } from '../stores/asked-keys.ts';
import { type Conversations, type Head, parseMessage, type StoredMessage } from '../stores/conversations.ts';
import { type Answered, type Asked, answerIdOf, questionIdOf, told } from './begin.ts';
import { takenOver } from './until-stopped.ts';

/**
 * Stores the answer; once: where another call's answer is stored already, that one is returned.
 * @throws AppError `not_found` where the conversation was deleted meanwhile, `in_progress` where another call has taken the
 *   question since: nothing is written then
 */
export async function finish<H extends Head>(
  store: Conversations<H>,
  uid: string,
  asked: Asked,
  { answer, citations, pages, ...rest }: Omit<Answered, 'answerId'>,
): Promise<Answered> {
  const { conversationId, questionId, seq, since, written } = asked;
  const conversationRef = store.ref(uid, conversationId);
  const messages = store.messagesOf(uid, conversationId);
  const answerRef = messages.doc(answerIdOf(questionId));
  const questionRef = messages.doc(questionId);
  const stored = (at: string): StoredMessage => ({
    seq: seq + 1,
    role: 'assistant',
    content: answer,
    timestamp: at,
    state: 'done',
    citations,
    ...passageReplyOf(rest),
    ...(pages && { pages }),
  });
  const answered = { ...passageReplyOf(rest), answer, citations, pages, answerId: answerRef.id };
  if (written) {
    // Nearly always nobody else has touched either: then there is nothing to read before it is written.
    const at = now();
    const batch = firestore().batch();
    batch.create(answerRef, stored(at));
    batch.update(questionRef, { state: 'done' }, { lastUpdateTime: written.question });
    batch.update(conversationRef, { updated_at: at }, { lastUpdateTime: written.conversation });
    if (await unlessClashed(() => batch.commit())) return answered;
  }
  return firestore().runTransaction(async (transaction) => {
    const [head, ...known] = await transaction.getAll(conversationRef, answerRef, questionRef);
    if (!head || !store.parse(head)) throw notFound('conversation');
    const [earlier, question] = known.map(parseMessage);
    if (earlier) return told(earlier);
    if (question?.timestamp !== since) throw takenOver();
    const at = now();
    transaction.create(answerRef, stored(at));
    transaction.update(questionRef, { state: 'done' });
    transaction.update(conversationRef, { updated_at: at });
    return answered;
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
