/**
 * Conversations and their `messages`, in whichever collection of a student they are kept. Messages are documents of their
 * own, so that no conversation outgrows one. Gone is gone: nothing is written to a conversation that was deleted.
 */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ChatMessage, Role } from '../contract/chat.ts';
import { LIST_PAGE } from '../contract/limits.ts';
import { msSince } from '../platform/clock.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';
import { pagesOf } from '../platform/sweeping.ts';

/** What every conversation has, beside its messages. */
export const Head = z.object({
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Being deleted: to every reader it is gone already. */
  deleted: z.optional(z.boolean()),
});
export type Head = z.infer<typeof Head>;

const { id: _, ...fields } = ChatMessage.shape;
/** `without_book`: of a question that a model was to answer from its own knowledge. */
const StoredMessage = z.object({ ...fields, seq: z.int(), role: Role, without_book: z.optional(z.boolean()) });
export type StoredMessage = z.infer<typeof StoredMessage>;
export type Message = StoredMessage & { id: string };

/** The order of messages: twice the time in milliseconds, so that an answer stands right behind its question (`seq + 1`). */
export const seqAt = (iso: string): number => Date.parse(iso) * 2;

/** A question whose answering is younger than this is still being worked on: the longest that a call may take. */
const ANSWERING_MS = 60_000;

/** A message, or null. A question whose answering stopped without a word (a crash) has failed: it can be asked again. */
export function parseMessage(snapshot: DocumentSnapshot): Message | null {
  if (!snapshot.exists) return null;
  const message = { id: snapshot.id, ...StoredMessage.parse(snapshot.data()) };
  const abandoned = message.state === 'waiting' && msSince(message.timestamp) >= ANSWERING_MS;
  return abandoned ? { ...message, state: 'failed' } : message;
}

export type Conversations<H extends Head> = ReturnType<typeof conversationsIn<H>>;

/** The conversations of one collection of a student, whose heads fit `schema`. */
export function conversationsIn<H extends Head>(collection: 'chats' | 'sessions', schema: z.ZodMiniType<H>) {
  const all = (uid: string) => firestore().collection('users').doc(uid).collection(collection);

  const ref = (uid: string, id: string) => {
    if (!isId(id)) throw notFound('conversation');
    return all(uid).doc(id);
  };

  const messagesOf = (uid: string, id: string) => ref(uid, id).collection('messages');

  /** A conversation as stored, or null where it is not there any more. */
  const parse = (snapshot: DocumentSnapshot): H | null => {
    if (!snapshot.exists) return null;
    const head = schema.parse(snapshot.data());
    return head.deleted ? null : head;
  };

  /** The conversation, inside a transaction where one is given. @throws AppError `not_found` */
  const open = async (uid: string, id: string, transaction?: Transaction): Promise<H> => {
    const where = ref(uid, id);
    const head = parse(await (transaction ? transaction.get(where) : where.get()));
    if (!head) throw notFound('conversation');
    return head;
  };

  /**
   * The latest messages of a conversation, oldest first, or those before the message `before`; at most `limit`.
   * @throws AppError `not_found` for a message that is not there
   */
  const latestMessages = async (uid: string, id: string, before?: string, limit = LIST_PAGE) => {
    const messages = messagesOf(uid, id);
    const end = before !== undefined && isId(before) ? parseMessage(await messages.doc(before).get()) : null;
    if (before !== undefined && !end) throw notFound('message');
    const ordered = messages.orderBy('seq', 'desc');
    const { docs } = await (end ? ordered.startAfter(end.seq) : ordered).limit(limit + 1).get();
    const latest = docs.slice(0, limit).flatMap((doc) => parseMessage(doc) ?? []);
    return { messages: latest.reverse(), more: docs.length > limit };
  };

  /** The answered turns before a question, oldest first, at most `turns`. */
  const turnsBefore = async (uid: string, id: string, seq: number, turns: number) => {
    const earlier = messagesOf(uid, id).where('seq', '<', seq).orderBy('seq', 'desc');
    const { docs } = await earlier.limit(turns * 2).get();
    const messages = docs.flatMap((doc) => parseMessage(doc) ?? []).reverse();
    return messages.flatMap(({ role, content, citations }, i) => {
      const question = messages[i - 1];
      return role === 'assistant' && question?.role === 'user'
        ? [{ question: question.content, answer: content, citations }]
        : [];
    });
  };

  /**
   * Deletes a conversation: gone for every reader first, then its messages, itself last, so that a crash leaves a mark to
   * sweep by. Finishes what stopped half-way.
   * @returns whether any reader could still see it
   */
  const discard = async (uid: string, id: string): Promise<boolean> => {
    const seen = await firestore().runTransaction(async (transaction) => {
      const there = parse(await transaction.get(ref(uid, id))) !== null;
      if (there) transaction.update(ref(uid, id), { deleted: true });
      return there;
    });
    await firestore().recursiveDelete(messagesOf(uid, id));
    await ref(uid, id).delete();
    return seen;
  };

  /** Deletes a conversation that is there. @throws AppError `not_found` */
  const remove = async (uid: string, id: string): Promise<void> => {
    if (!(await discard(uid, id))) throw notFound('conversation');
  };

  /** The conversations, of all students, whose deletion stopped half-way or is under way. */
  async function* leaving(): AsyncGenerator<{ uid: string; id: string }[]> {
    for await (const docs of pagesOf(firestore().collectionGroup(collection).where('deleted', '==', true)))
      yield docs.map((doc) => ({ uid: doc.ref.parent.parent?.id ?? '', id: doc.id }));
  }

  return { collection, all, ref, messagesOf, parse, open, latestMessages, turnsBefore, remove, discard, leaving };
}
