/**
 * Conversations and their `messages`, in whichever collection of a student they are kept. Messages are documents of their
 * own, so that no conversation outgrows one. Gone is gone: nothing is written to a conversation that was deleted.
 */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ChatMessage, Role } from '../contract/chat.ts';
import { LIST_PAGE } from '../contract/limits.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';

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
const StoredMessage = z.object({ ...fields, seq: z.int(), role: Role });
export type StoredMessage = z.infer<typeof StoredMessage>;
export type Message = StoredMessage & { id: string };

/** The order of messages: twice the time in milliseconds, so that an answer stands right behind its question (`seq + 1`). */
export const seqAt = (iso: string): number => Date.parse(iso) * 2;

/** A message as stored, or null. */
export function parseMessage(snapshot: DocumentSnapshot): Message | null {
  return snapshot.exists ? { id: snapshot.id, ...StoredMessage.parse(snapshot.data()) } : null;
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

  /** Removes a conversation that no reader sees any more: its messages, itself last, so that a crash leaves a mark to sweep by. */
  const erase = async (uid: string, id: string): Promise<void> => {
    await firestore().recursiveDelete(messagesOf(uid, id));
    await ref(uid, id).delete();
  };

  /** Deletes a conversation: gone for every reader first. @throws AppError `not_found` */
  const remove = async (uid: string, id: string): Promise<void> => {
    await firestore().runTransaction(async (transaction) => {
      await open(uid, id, transaction);
      transaction.update(ref(uid, id), { deleted: true });
    });
    await erase(uid, id);
  };

  return { all, ref, messagesOf, parse, open, latestMessages, turnsBefore, remove, erase };
}
