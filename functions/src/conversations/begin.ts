/** A question's way into a conversation: stored before anything else, once; or taken up again where it is stored already. */
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ReadSoFar } from '../contract/chat.ts';
import type { Citation, NearSection } from '../contract/evidence.ts';
import { SESSION_TITLE_CHARS } from '../contract/limits.ts';
import { type PassageReply, passageReplyOf } from '../contract/passages.ts';
import { now } from '../platform/clock.ts';
import { AppError, notFound, unavailable } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId, isId, newId } from '../platform/ids.ts';
import { findAsked, keyReused, noteAsked } from '../stores/asked-keys.ts';
import {
  type Conversations,
  type Head,
  type Message,
  parseMessage,
  type StoredMessage,
  seqAt,
} from '../stores/conversations.ts';

/** How often a write is tried that another call's write came before. */
const MOST_TRIES = 5;

export interface Asking<H extends Head> {
  conversationId: string;
  question: string;
  /** The call's `Idempotency-Key`: the same key is the same question, asked again. */
  key: string | undefined;
  /** A stored question that is asked again, as it was asked; it is not stored a second time. */
  retryOf?: string | undefined;
  /** Whether a model is to answer from its own knowledge. */
  withoutBook?: boolean | undefined;
  /** Whether the question may go into the conversation that is there. */
  belongs: (head: H) => boolean;
  /** What was seen in one go with other things that are looked up first: the first try does not look again. */
  seen?: Seen | undefined;
  /**
   * The document of what it is about, which must still be there when the question is stored: whoever deletes it looks for its
   * conversations afterwards.
   */
  about?: DocumentReference | undefined;
  /** The conversation that the question begins; null where it must be there already. */
  begins: ((head: Head) => H) | null;
}

/** Where the question went already, if it came before, and the conversation as stored (one that is not there has none). */
export interface Seen {
  where: string | null;
  head: DocumentSnapshot | null;
}

/** A stored answer, as the reply tells it. */
export interface Answered extends PassageReply {
  answer: string;
  citations: Citation[];
  sections?: NearSection[] | undefined;
  pages?: ReadSoFar | undefined;
  answerId: string;
}

export interface Asked {
  conversationId: string;
  questionId: string;
  question: string;
  withoutBook: boolean;
  seq: number;
  /** When this call took the question: what is written for it later is only written while nobody else has taken it. */
  since: string;
  /** It was stored by an earlier call. */
  again: boolean;
  /** When this call wrote its conversation and itself: while both are as they were, nobody else has touched them. */
  written?: { conversation: Timestamp; question: Timestamp };
  /** The stored answer, where this very question was answered before (a reply that was lost on its way). */
  answered?: Answered;
}

/** The first 50 characters of a first question, then '...' where it goes on (SPEC §9). */
function titleOf(question: string): string {
  const characters = [...question];
  const start = characters.slice(0, SESSION_TITLE_CHARS).join('');
  return characters.length > SESSION_TITLE_CHARS ? `${start}...` : start;
}

/** Where the question of an `Idempotency-Key` is. */
export const questionIdOf = (uid: string, key: string) => derivedId('question', uid, key);

/** Where the answer to a question is. */
export const answerIdOf = (questionId: string) => derivedId('answer', questionId);

/**
 * Stores a question. Without locks: of many equal calls at once one creates, the others see what it created.
 * @throws AppError `not_found` (conversation or question), `in_progress` while the same question is being answered,
 *   `key_reused` for another question under the same key, one to another book or conversation, or with or without the book
 */
export async function begin<H extends Head>(store: Conversations<H>, uid: string, asking: Asking<H>): Promise<Asked> {
  const { retryOf, key } = asking;
  const id = retryOf ?? (key === undefined ? newId() : questionIdOf(uid, key));
  if (!isId(id)) throw notFound('question');
  let { seen } = asking;
  for (let tries = MOST_TRIES; ; tries--, seen = undefined) {
    const asked = async () => seen?.where ?? (seen ? null : await findAsked(uid, id, store.collection));
    const where = retryOf === undefined ? key !== undefined && (await asked()) : asking.conversationId;
    if (where) return askedBefore(store, uid, id, where, asking);
    try {
      return await storeQuestion(store, uid, id, asking, seen);
    } catch (error) {
      // Another call changed the conversation between the look and the write.
      if (error instanceof AppError) throw error;
      if (asking.about && !(await asking.about.get()).exists) throw notFound('book');
      if (tries <= 1) throw unavailable(error);
    }
  }
}

/** The question where it is stored already: with its answer, or taken to be answered again. */
function askedBefore<H extends Head>(
  store: Conversations<H>,
  uid: string,
  id: string,
  conversationId: string,
  { conversationId: named, question, retryOf, withoutBook = false, belongs, begins }: Asking<H>,
): Promise<Asked> {
  const messages = store.messagesOf(uid, conversationId);
  const refs = [store.ref(uid, conversationId), messages.doc(id), messages.doc(answerIdOf(id))] as const;
  return firestore().runTransaction(async (transaction) => {
    const [head, asked, answer] = await transaction.getAll(...refs);
    const conversation = head && store.parse(head);
    if (!conversation) throw notFound('conversation');
    const stored = asked && parseMessage(asked);
    if (stored?.role !== 'user') throw notFound('question');
    const elsewhere = begins === null && named !== conversationId;
    const asBefore = stored.without_book ?? false;
    const otherwise = stored.content !== question || (retryOf === undefined && asBefore !== withoutBook);
    if (otherwise || elsewhere || !belongs(conversation)) throw keyReused();
    const answered = answer && parseMessage(answer);
    const { seq, timestamp } = stored;
    const known = { conversationId, questionId: id, question, withoutBook: asBefore, seq, again: true };
    if (answered) return { ...known, since: timestamp, answered: told(answered) };
    if (stored.state === 'waiting') {
      throw new AppError('in_progress', 'This question is being answered already. Please wait a moment.');
    }
    const since = now();
    transaction.update(refs[1], { state: 'waiting', timestamp: since });
    return { ...known, since };
  });
}

/** A stored answer, as the reply tells it. */
export const told = ({ id, content, citations, sections, pages, ...rest }: Message): Answered => ({
  ...passageReplyOf(rest),
  answer: content,
  citations,
  sections,
  pages,
  answerId: id,
});

async function storeQuestion<H extends Head>(
  store: Conversations<H>,
  uid: string,
  id: string,
  { conversationId, question, withoutBook = false, key, about, belongs, begins }: Asking<H>,
  seen: Seen | undefined,
): Promise<Asked> {
  const ref = store.ref(uid, conversationId);
  const snapshot = seen ? seen.head : await ref.get();
  const head = snapshot && store.parse(snapshot);
  const goesOn = head !== null && belongs(head);
  if (!goesOn && (begins === null || snapshot?.exists)) throw notFound('conversation');
  const at = now();
  const seq = seqAt(at);
  const batch = firestore().batch();
  if (snapshot?.updateTime) batch.update(ref, { updated_at: at }, { lastUpdateTime: snapshot.updateTime });
  else if (begins) batch.create(ref, begins({ title: titleOf(question), created_at: at, updated_at: at }));
  const asked: StoredMessage = {
    seq,
    role: 'user',
    content: question,
    timestamp: at,
    state: 'waiting',
    citations: [],
    ...(withoutBook && { without_book: true }),
  };
  batch.create(store.messagesOf(uid, conversationId).doc(id), asked);
  if (key !== undefined) noteAsked(batch, uid, id, { collection: store.collection, conversation: conversationId });
  if (about) batch.update(about, { asked_at: at });
  const [conversation, message] = await batch.commit();
  const written = conversation && message && { conversation: conversation.writeTime, question: message.writeTime };
  return {
    conversationId,
    questionId: id,
    question,
    withoutBook,
    seq,
    since: at,
    again: false,
    ...(written && { written }),
  };
}
