/** Which conversation about a book a question goes into, and what the student is told of it. */
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import { type Answered, type Asked, begin } from '../../conversations/begin.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { chats, deleteChatsAbout, latestChat } from '../../stores/chats.ts';
import { findDocument } from '../../stores/documents.ts';

/**
 * Stores a question, in the conversation that was named, the latest about the book, or a new one.
 * @param key the call's `Idempotency-Key`: the same key is the same question, asked again
 * @throws AppError `not_found` (book, conversation or question), `in_progress`, `key_reused`
 */
export async function beginAbout(uid: string, request: AskRequest, key: string | undefined): Promise<Asked> {
  const { pdf_id, question, retry_of: retryOf } = request;
  const asked = await begin(chats, uid, {
    conversationId: await conversationFor(uid, request),
    question,
    key,
    retryOf,
    belongs: (chat) => chat.pdf_id === pdf_id,
    begins: typeof request.chat_id === 'string' ? null : (head) => ({ ...head, pdf_id }),
  });
  if (!asked.answered && !(await findDocument(uid, pdf_id))) {
    // Deleted meanwhile: whoever deleted it may have looked for its conversations before this one was there.
    await deleteChatsAbout(uid, pdf_id);
    throw notFound('book');
  }
  return asked;
}

async function conversationFor(uid: string, request: AskRequest): Promise<string> {
  if (typeof request.chat_id === 'string') return request.chat_id;
  const latest = request.chat_id === undefined ? await latestChat(uid, request.pdf_id) : null;
  return latest?.chat_id ?? newId();
}

export const replyOf = ({ conversationId, questionId }: Asked, answered: Answered): AskResponse => ({
  answer: answered.answer,
  citations: answered.citations,
  chat_id: conversationId,
  question_id: questionId,
  answer_id: answered.answerId,
});
