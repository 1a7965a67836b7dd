/** `users/{uid}/chats/{id}` and its `messages`: the conversations about one book. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Chat } from '../contract/chat.ts';
import { LIST_PAGE } from '../contract/limits.ts';
import { conversationsIn, Head } from './conversations.ts';

const StoredChat = z.extend(Head, { pdf_id: z.string() });
type StoredChat = z.infer<typeof StoredChat>;

export const chats = conversationsIn('chats', StoredChat);

const shown = (id: string, { pdf_id, title, created_at, updated_at }: StoredChat): Chat => ({
  chat_id: id,
  pdf_id,
  title,
  created_at,
  updated_at,
});

const about = (uid: string, pdfId: string) => chats.all(uid).where('pdf_id', '==', pdfId).orderBy('updated_at', 'desc');

/** Conversations about a book, the one that was used last first, up to `LIST_PAGE`; `before` goes on behind that `updated_at`. */
export async function listChats(uid: string, pdfId: string, before?: string, limit = LIST_PAGE): Promise<Chat[]> {
  const ordered = about(uid, pdfId);
  const { docs } = await (before ? ordered.startAfter(before) : ordered).limit(limit).get();
  return docs.flatMap((doc) => {
    const chat = chats.parse(doc);
    return chat ? [shown(doc.id, chat)] : [];
  });
}

/** How many conversations may be on their way out at the same time, before the latest that stays is overlooked. */
const LEAVING = 4;

/** The conversation about a book that was used last, as stored; null where there is none. */
export async function latestChat(uid: string, pdfId: string): Promise<DocumentSnapshot | null> {
  const { docs } = await about(uid, pdfId)
    .limit(1 + LEAVING)
    .get();
  return docs.find((doc) => chats.parse(doc) !== null) ?? null;
}

/**
 * The latest `LIST_PAGE` messages of a conversation, oldest first, or those before the message `before`.
 * @throws AppError `not_found` for a conversation or a message that is not there
 */
export async function readChat(uid: string, id: string, before?: string) {
  const chat = await chats.open(uid, id);
  return { chat: shown(id, chat), ...(await chats.latestMessages(uid, id, before)) };
}

/** Deletes every conversation about a book that is gone. */
export async function deleteChatsAbout(uid: string, pdfId: string): Promise<void> {
  const { docs } = await chats.all(uid).where('pdf_id', '==', pdfId).get();
  for (const { id } of docs) await chats.discard(uid, id);
}
