/** Which conversation about a book a question goes into, and what the student is told of it. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import { type Answered, type Asked, begin, questionIdOf, type Seen } from '../../conversations/begin.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { findAsked } from '../../stores/asked-keys.ts';
import { chats, deleteChatsAbout, latestChat } from '../../stores/chats.ts';
import { findDocument, openDocument } from '../../stores/documents.ts';

/** What is looked up before a question is stored, side by side. */
export interface Looked extends Seen {
  conversationId: string;
}

/**
 * Finds the conversation that was named, the latest about the book, or takes a new one; and makes sure of the book.
 * @throws AppError `not_found` (book or conversation)
 */
export async function lookUp(uid: string, request: AskRequest, key: string | undefined): Promise<Looked> {
  const isNew = key !== undefined && request.retry_of === undefined;
  const [head, where] = await Promise.all([
    conversationFor(uid, request),
    isNew ? findAsked(uid, questionIdOf(uid, key), chats.collection) : null,
    openDocument(uid, request.pdf_id),
  ]);
  return { conversationId: head?.id ?? newId(), head, where };
}

async function conversationFor(uid: string, request: AskRequest): Promise<DocumentSnapshot | null> {
  if (typeof request.chat_id === 'string') return chats.ref(uid, request.chat_id).get();
  return request.chat_id === undefined ? latestChat(uid, request.pdf_id) : null;
}

/**
 * Stores a question in its conversation.
 * @param key the call's `Idempotency-Key`: the same key is the same question, asked again
 * @throws AppError `not_found` (conversation or question), `in_progress`, `key_reused`
 */
export function beginAbout(uid: string, request: AskRequest, key: string | undefined, looked: Looked): Promise<Asked> {
  const { pdf_id, question, retry_of: retryOf, chat_id } = request;
  return begin(chats, uid, {
    conversationId: looked.conversationId,
    question,
    key,
    retryOf,
    belongs: (chat) => chat.pdf_id === pdf_id,
    begins: typeof chat_id === 'string' ? null : (head) => ({ ...head, pdf_id }),
    seen: looked,
  });
}

/**
 * To be called once a question is stored: whoever deleted the book meanwhile may have looked for its conversations before.
 * @throws AppError `not_found` where the book is gone; nothing of its conversations is left then
 */
export async function stillThere(uid: string, pdfId: string): Promise<void> {
  if (await findDocument(uid, pdfId)) return;
  await deleteChatsAbout(uid, pdfId);
  throw notFound('book');
}

export const replyOf = ({ conversationId, questionId }: Asked, answered: Answered): AskResponse => ({
  answer: answered.answer,
  citations: answered.citations,
  ...(answered.sections && { sections: answered.sections }),
  chat_id: conversationId,
  question_id: questionId,
  answer_id: answered.answerId,
});
