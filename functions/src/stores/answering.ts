/** A stored question's way out: answered once, or marked as failed. */
import { now } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { type Answered, type Asked, answerIdOf, told } from './asking.ts';
import { type Conversations, type Head, parseMessage, type StoredMessage } from './conversations.ts';

/**
 * Stores the answer; once: where another call's answer is stored already, that one is returned.
 * @throws AppError `not_found` where the conversation was deleted meanwhile: nothing is written then
 */
export function finish<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId, seq }: Asked,
  { answer, citations }: Omit<Answered, 'answerId'>,
): Promise<Answered> {
  const messages = store.messagesOf(uid, conversationId);
  const answerRef = messages.doc(answerIdOf(questionId));
  return firestore().runTransaction(async (transaction) => {
    await store.open(uid, conversationId, transaction);
    const earlier = parseMessage(await transaction.get(answerRef));
    if (earlier) return told(earlier);
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
    transaction.update(messages.doc(questionId), { state: 'done' });
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
    if (!head || !store.parse(head) || stored?.timestamp !== since || stored.state === 'done') return;
    transaction.update(ref, { state: 'failed' });
  });
}
