/** `users/{uid}/chats/{id}` and its `messages`: the conversations about one book. Gone is gone: nothing is written to one that was deleted. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Chat, ChatMessage, Role } from '../contract/chat.ts';
import { LIST_PAGE } from '../contract/limits.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';

const StoredChat = z.object({
  pdf_id: z.string(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Being deleted: to every reader it is gone already. */
  deleted: z.optional(z.boolean()),
});
export type StoredChat = z.infer<typeof StoredChat>;

const { id: _, ...fields } = ChatMessage.shape;
const StoredMessage = z.object({ ...fields, seq: z.int(), role: Role });
export type StoredMessage = z.infer<typeof StoredMessage>;
export type Message = StoredMessage & { id: string };

/** The order of messages: twice the time in milliseconds, so that an answer stands right behind its question (`seq + 1`). */
export const seqAt = (iso: string): number => Date.parse(iso) * 2;

const chatsOf = (uid: string) => firestore().collection('users').doc(uid).collection('chats');
export const chatRef = (uid: string, id: string) => {
  if (!isId(id)) throw notFound('conversation');
  return chatsOf(uid).doc(id);
};
export const messagesOf = (uid: string, chatId: string) => chatRef(uid, chatId).collection('messages');

/** A conversation as stored, or null where it is not there any more. */
export function parseChat(snapshot: DocumentSnapshot): StoredChat | null {
  if (!snapshot.exists) return null;
  const chat = StoredChat.parse(snapshot.data());
  return chat.deleted ? null : chat;
}

/** A message as stored, or null. */
export function parseMessage(snapshot: DocumentSnapshot): Message | null {
  return snapshot.exists ? { id: snapshot.id, ...StoredMessage.parse(snapshot.data()) } : null;
}

const shown = (id: string, { pdf_id, title, created_at, updated_at }: StoredChat): Chat => ({
  chat_id: id,
  pdf_id,
  title,
  created_at,
  updated_at,
});

/** The conversation, inside a transaction. @throws AppError `not_found` */
export async function openChat(transaction: Transaction, uid: string, id: string): Promise<StoredChat> {
  const chat = parseChat(await transaction.get(chatRef(uid, id)));
  if (!chat) throw notFound('conversation');
  return chat;
}

/** Conversations about a book, the one that was used last first, up to `LIST_PAGE`; `before` goes on behind that `updated_at`. */
export async function listChats(uid: string, pdfId: string, before?: string): Promise<Chat[]> {
  const ordered = chatsOf(uid).where('pdf_id', '==', pdfId).orderBy('updated_at', 'desc');
  const { docs } = await (before ? ordered.startAfter(before) : ordered).limit(LIST_PAGE).get();
  return docs.flatMap((doc) => {
    const chat = parseChat(doc);
    return chat ? [shown(doc.id, chat)] : [];
  });
}

/**
 * The latest `LIST_PAGE` messages of a conversation, oldest first, or those before the message `before`.
 * @throws AppError `not_found` for a conversation or a message that is not there
 */
export async function readChat(uid: string, id: string, before?: string) {
  const chat = parseChat(await chatRef(uid, id).get());
  if (!chat) throw notFound('conversation');
  const all = messagesOf(uid, id);
  const limit = before === undefined ? null : isId(before) ? parseMessage(await all.doc(before).get()) : null;
  if (before !== undefined && !limit) throw notFound('message');
  const ordered = all.orderBy('seq', 'desc');
  const { docs } = await (limit ? ordered.startAfter(limit.seq) : ordered).limit(LIST_PAGE + 1).get();
  const messages = docs.slice(0, LIST_PAGE).flatMap((doc) => parseMessage(doc) ?? []);
  return { chat: shown(id, chat), messages: messages.reverse(), more: docs.length > LIST_PAGE };
}

/** The answered turns before a question, oldest first, at most `turns`. */
export async function turnsBefore(uid: string, chatId: string, seq: number, turns: number) {
  const { docs } = await messagesOf(uid, chatId)
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(turns * 2)
    .get();
  const messages = docs.flatMap((doc) => parseMessage(doc) ?? []).reverse();
  return messages.flatMap((answer, i) => {
    const question = messages[i - 1];
    return answer.role === 'assistant' && question?.role === 'user'
      ? [{ question: question.content, answer: answer.content }]
      : [];
  });
}

/** Deletes a conversation: gone for every reader first, then its messages, itself last, so that a crash leaves a mark to sweep by. */
export async function deleteChat(uid: string, id: string): Promise<void> {
  const ref = chatRef(uid, id);
  await firestore().runTransaction(async (transaction) => {
    await openChat(transaction, uid, id);
    transaction.update(ref, { deleted: true });
  });
  await eraseChat(uid, id);
}

async function eraseChat(uid: string, id: string): Promise<void> {
  await firestore().recursiveDelete(messagesOf(uid, id));
  await chatRef(uid, id).delete();
}

/** Deletes every conversation about a book that is gone. */
export async function deleteChatsAbout(uid: string, pdfId: string): Promise<void> {
  const { docs } = await chatsOf(uid).where('pdf_id', '==', pdfId).get();
  for (const doc of docs) {
    await doc.ref.update({ deleted: true });
    await eraseChat(uid, doc.id);
  }
}
