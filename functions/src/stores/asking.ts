/** One question's way through a conversation: stored before anything else, then answered or failed; never twice. */
import type { Citation } from '../contract/evidence.ts';
import { SESSION_TITLE_CHARS } from '../contract/limits.ts';
import { msSince, now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId, newId } from '../platform/ids.ts';
import { type Conversations, type Head, parseMessage, type StoredMessage, seqAt } from './conversations.ts';

/** A question whose answering is younger than this is still being worked on: the longest that a call may take. */
const ANSWERING_MS = 60_000;
/** How often a write is tried that another call's write came before. */
const MOST_TRIES = 5;

export interface Asking<H extends Head> {
  conversationId: string;
  question: string;
  /** The call's `Idempotency-Key`: the same key is the same question, asked again. */
  key: string | undefined;
  /** A stored question that is asked again; it is not stored a second time. */
  retryOf?: string | undefined;
  /** Whether the question may go into the conversation that is there. */
  belongs: (head: H) => boolean;
  /** The conversation that the question begins; null where it must be there already. */
  begins: ((head: Head) => H) | null;
}

/** A stored answer, as the reply tells it. */
export interface Answered {
  answer: string;
  citations: Citation[];
  answerId: string;
}

export interface Asked {
  conversationId: string;
  questionId: string;
  question: string;
  seq: number;
  /** The stored answer, where this very question was answered before (a reply that was lost on its way). */
  answered?: Answered;
}

/** The first 50 characters of a first question, then '...' where it goes on (SPEC §9). */
export function titleOf(question: string): string {
  const characters = [...question];
  const start = characters.slice(0, SESSION_TITLE_CHARS).join('');
  return characters.length > SESSION_TITLE_CHARS ? `${start}...` : start;
}

const answerIdOf = (questionId: string) => derivedId('answer', questionId);

/**
 * Stores a question. Without locks: of many equal calls at once one creates, the others see what it created.
 * @throws AppError `not_found` (conversation or question), `in_progress` while the same question is being answered,
 *   `key_reused` for another question under the same key
 */
export async function begin<H extends Head>(store: Conversations<H>, uid: string, asking: Asking<H>): Promise<Asked> {
  const { retryOf, key } = asking;
  const questionId = retryOf ?? (key === undefined ? newId() : derivedId('question', uid, key));
  for (let tries = MOST_TRIES; ; tries--) {
    const asked = await askedBefore(store, uid, questionId, asking);
    if (asked) return asked;
    try {
      return await storeQuestion(store, uid, questionId, asking);
    } catch (error) {
      // Another call changed the conversation between the look and the write.
      if (error instanceof AppError || tries <= 1) throw error;
    }
  }
}

/** The question where it is stored already, to be answered again or with its answer; null where it is new. */
async function askedBefore<H extends Head>(
  store: Conversations<H>,
  uid: string,
  id: string,
  { conversationId, question }: Asking<H>,
): Promise<Asked | null> {
  const messages = store.messagesOf(uid, conversationId);
  const stored = parseMessage(await messages.doc(id).get());
  if (!stored) return null;
  if (stored.role !== 'user') throw notFound('question');
  if (stored.content !== question) {
    throw new AppError('key_reused', 'This question was sent before with other words. Please ask it once more.');
  }
  const asked = { conversationId, questionId: id, question, seq: stored.seq };
  const answer = stored.state === 'done' && parseMessage(await messages.doc(answerIdOf(id)).get());
  if (answer) {
    const { content, citations } = answer;
    return { ...asked, answered: { answer: content, citations, answerId: answer.id } };
  }
  if (!(await takeAgain(store, uid, conversationId, id))) {
    throw new AppError('in_progress', 'This question is being answered already. Please wait a moment.');
  }
  return asked;
}

/** Takes a failed or abandoned question to answer it; false while somebody else has it. */
function takeAgain<H extends Head>(
  store: Conversations<H>,
  uid: string,
  conversationId: string,
  id: string,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const ref = store.messagesOf(uid, conversationId).doc(id);
    const stored = parseMessage(await transaction.get(ref));
    if (!stored || (stored.state === 'waiting' && msSince(stored.timestamp) < ANSWERING_MS)) return false;
    transaction.update(ref, { state: 'waiting', timestamp: now() });
    return true;
  });
}

async function storeQuestion<H extends Head>(
  store: Conversations<H>,
  uid: string,
  id: string,
  { conversationId, question, retryOf, belongs, begins }: Asking<H>,
): Promise<Asked> {
  const ref = store.ref(uid, conversationId);
  const snapshot = await ref.get();
  const head = store.parse(snapshot);
  const goesOn = head !== null && belongs(head);
  if (retryOf !== undefined || !(goesOn || (begins !== null && !snapshot.exists))) throw notFound('conversation');
  const at = now();
  const seq = seqAt(at);
  const batch = firestore().batch();
  if (snapshot.updateTime) batch.update(ref, { updated_at: at }, { lastUpdateTime: snapshot.updateTime });
  else if (begins) batch.create(ref, begins({ title: titleOf(question), created_at: at, updated_at: at }));
  const message: StoredMessage = {
    seq,
    role: 'user',
    content: question,
    timestamp: at,
    state: 'waiting',
    citations: [],
  };
  batch.create(store.messagesOf(uid, conversationId).doc(id), message);
  await batch.commit();
  return { conversationId, questionId: id, question, seq };
}

/**
 * Stores the answer; once, however often it is called.
 * @throws AppError `not_found` where the conversation was deleted meanwhile: nothing is written then
 */
export async function finish<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId, seq }: Asked,
  { answer, citations }: Omit<Answered, 'answerId'>,
): Promise<Answered> {
  const answerId = answerIdOf(questionId);
  await firestore().runTransaction(async (transaction) => {
    await store.open(uid, conversationId, transaction);
    const at = now();
    const messages = store.messagesOf(uid, conversationId);
    const message: StoredMessage = {
      seq: seq + 1,
      role: 'assistant',
      content: answer,
      timestamp: at,
      state: 'done',
      citations,
    };
    transaction.set(messages.doc(answerId), message);
    transaction.update(messages.doc(questionId), { state: 'done' });
    transaction.update(store.ref(uid, conversationId), { updated_at: at });
  });
  return { answer, citations, answerId };
}

/** Leaves a mark that the question failed and can be asked again; where the conversation is gone, nothing. */
export async function fail<H extends Head>(
  store: Conversations<H>,
  uid: string,
  { conversationId, questionId }: Asked,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const question = store.messagesOf(uid, conversationId).doc(questionId);
    const [head, asked] = await transaction.getAll(store.ref(uid, conversationId), question);
    if (head && store.parse(head) && asked?.exists) transaction.update(question, { state: 'failed' });
  });
}
