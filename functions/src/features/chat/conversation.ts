/** Which conversation about a book a question goes into, and what the student is told of it. */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import { isHandbook } from '../../contract/handbook.ts';
import { passageReplyOf } from '../../contract/passages.ts';
import { type Answered, type Asked, begin, questionIdOf, type Seen } from '../../conversations/begin.ts';
import { notFound } from '../../platform/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import { newId } from '../../platform/ids.ts';
import { askedRef, placeIn } from '../../stores/asked-keys.ts';
import { chats, latestChat } from '../../stores/chats.ts';
import { documentRef, findDocument, type Owned, parseDocument } from '../../stores/documents.ts';

/** What is looked up before a question is stored, side by side. */
export interface Looked extends Seen {
  conversationId: string;
  document: Owned;
}

/**
 * Finds the conversation that was named, the latest about the book, or takes a new one; and makes sure of the book.
 * @throws AppError `not_found` (book or conversation)
 */
export async function lookUp(uid: string, request: AskRequest, key: string | undefined): Promise<Looked> {
  const { pdf_id, chat_id, retry_of } = request;
  const asked = key === undefined || retry_of !== undefined ? null : askedRef(uid, questionIdOf(uid, key));
  const named = typeof chat_id === 'string' ? chats.ref(uid, chat_id) : null;
  const book = isHandbook(pdf_id) ? null : documentRef(uid, pdf_id);
  const refs = [asked, named, book].filter((ref) => ref !== null);
  const [found, latest, handbook] = await Promise.all([
    refs.length > 0 ? firestore().getAll(...refs) : [],
    chat_id === undefined ? latestChat(uid, pdf_id) : null,
    isHandbook(pdf_id) ? findDocument(uid, pdf_id) : null,
  ]);
  const of = (ref: DocumentReference | null) => found.find((one) => one.ref.path === ref?.path) ?? null;
  const [where, chat, owned] = [of(asked), of(named), of(book)];
  const document = handbook ?? (owned?.exists ? parseDocument(pdf_id, owned.data()) : null);
  if (!document) throw notFound('book');
  const head = chat ?? latest;
  return { conversationId: head?.id ?? newId(), head, where: where && placeIn(where, chats.collection), document };
}

/**
 * Stores a question in its conversation.
 * @param key the call's `Idempotency-Key`: the same key is the same question, asked again
 * @throws AppError `not_found` (conversation or question), `in_progress`, `key_reused`
 */
export function beginAbout(uid: string, request: AskRequest, key: string | undefined, looked: Looked): Promise<Asked> {
  const { pdf_id, question, retry_of: retryOf, without_book: withoutBook, chat_id } = request;
  return begin(chats, uid, {
    conversationId: looked.conversationId,
    question,
    key,
    retryOf,
    withoutBook,
    belongs: (chat) => chat.pdf_id === pdf_id,
    begins: typeof chat_id === 'string' ? null : (head) => ({ ...head, pdf_id }),
    seen: looked,
    about: isHandbook(pdf_id) ? undefined : (documentRef(uid, pdf_id) ?? undefined),
  });
}

export const replyOf = ({ conversationId, questionId }: Asked, answered: Answered): AskResponse => ({
  answer: answered.answer,
  citations: answered.citations,
  ...passageReplyOf(answered),
  ...(answered.sections && { sections: answered.sections }),
  ...(answered.pages && { pages: answered.pages }),
  chat_id: conversationId,
  question_id: questionId,
  answer_id: answered.answerId,
});
