/** One question's way through a conversation: stored before anything else, then answered or failed; never twice. */
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import type { Citation } from '../../contract/evidence.ts';
import { SESSION_TITLE_CHARS } from '../../contract/limits.ts';
import { msSince, now } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import * as chats from '../../stores/chats.ts';
import { documentRef } from '../../stores/documents.ts';

/** A question whose answering is younger than this is still being worked on: the longest that a call may take. */
const ANSWERING_MS = 60_000;

export interface Asked {
  chatId: string;
  questionId: string;
  question: string;
  seq: number;
  /** The stored answer, where this very question was answered before (a reply that was lost on its way). */
  answered?: AskResponse;
}

/** The first 50 characters of a first question, then '...' where it goes on (SPEC §9). */
export function titleOf(question: string): string {
  const characters = [...question];
  const start = characters.slice(0, SESSION_TITLE_CHARS).join('');
  return characters.length > SESSION_TITLE_CHARS ? `${start}...` : start;
}

const answerIdOf = (questionId: string) => derivedId('answer', questionId);

/**
 * Stores a question, in the conversation that was named, the latest about the book, or a new one.
 * @param key the call's `Idempotency-Key`: the same key is the same question, asked again
 * @throws AppError `not_found` (conversation or question), `in_progress` while the same question is being answered,
 *   `key_reused` for another question under the same key
 */
export async function begin(uid: string, request: AskRequest, key: string | undefined): Promise<Asked> {
  const { pdf_id, question, retry_of } = request;
  const questionId = retry_of ?? (key === undefined ? newId() : derivedId('question', uid, key));
  const chatId = await conversationFor(uid, request, key);
  return firestore().runTransaction(async (transaction) => {
    const chatRef = chats.chatRef(uid, chatId);
    const questionRef = chats.messagesOf(uid, chatId).doc(questionId);
    const book = documentRef(uid, pdf_id);
    if (!book) throw notFound('book');
    const [chatSnapshot, questionSnapshot, document] = await transaction.getAll(chatRef, questionRef, book);
    if (!document?.exists) throw notFound('book');
    const stored = chatSnapshot && chats.parseChat(chatSnapshot);
    const asked = questionSnapshot && chats.parseMessage(questionSnapshot);
    const named = typeof request.chat_id === 'string' || retry_of !== undefined;
    if (stored ? stored.pdf_id !== pdf_id : named || chatSnapshot?.exists) throw notFound('conversation');
    if (asked) {
      if (asked.role !== 'user') throw notFound('question');
      if (asked.content !== question) {
        throw new AppError('key_reused', 'This question was sent before with other words. Please ask it once more.');
      }
      const again = { chatId, questionId, question, seq: asked.seq };
      if (asked.state === 'done') {
        const answer = chats.parseMessage(
          await transaction.get(chats.messagesOf(uid, chatId).doc(answerIdOf(questionId))),
        );
        if (answer) return { ...again, answered: replyOf(again, answer.content, answer.citations) };
      }
      if (asked.state === 'waiting' && msSince(asked.timestamp) < ANSWERING_MS) {
        throw new AppError('in_progress', 'This question is being answered already. Please wait a moment.');
      }
      transaction.update(questionRef, { state: 'waiting', timestamp: now() });
      return again;
    }
    if (retry_of !== undefined) throw notFound('question');
    const at = now();
    const seq = stored?.next ?? 0;
    const chat = stored ?? { pdf_id, title: titleOf(question), created_at: at };
    transaction.set(chatRef, { ...chat, updated_at: at, next: seq + 2 });
    const message: chats.StoredMessage = {
      seq,
      role: 'user',
      content: question,
      timestamp: at,
      state: 'waiting',
      citations: [],
    };
    transaction.set(questionRef, message);
    return { chatId, questionId, question, seq };
  });
}

/** A new conversation's id follows from the key, so that a repeated call finds what its first try made. */
async function conversationFor(uid: string, request: AskRequest, key: string | undefined): Promise<string> {
  if (typeof request.chat_id === 'string') return request.chat_id;
  const latest = request.chat_id === undefined ? (await chats.listChats(uid, request.pdf_id))[0] : undefined;
  if (latest) return latest.chat_id;
  return key === undefined ? newId() : derivedId('chat', uid, key);
}

/**
 * Stores the answer and returns the reply; once, however often it is called.
 * @throws AppError `not_found` where the conversation was deleted meanwhile: nothing is written then
 */
export async function finish(uid: string, asked: Asked, answer: string, citations: Citation[]): Promise<AskResponse> {
  const { chatId, questionId, seq } = asked;
  await firestore().runTransaction(async (transaction) => {
    await chats.openChat(transaction, uid, chatId);
    const at = now();
    const messages = chats.messagesOf(uid, chatId);
    const message: chats.StoredMessage = {
      seq: seq + 1,
      role: 'assistant',
      content: answer,
      timestamp: at,
      state: 'done',
      citations,
    };
    transaction.set(messages.doc(answerIdOf(questionId)), message);
    transaction.update(messages.doc(questionId), { state: 'done' });
    transaction.update(chats.chatRef(uid, chatId), { updated_at: at });
  });
  return replyOf(asked, answer, citations);
}

/** Leaves a mark that the question failed and can be asked again; where the conversation is gone, nothing. */
export async function fail(uid: string, { chatId, questionId }: Asked): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const question = chats.messagesOf(uid, chatId).doc(questionId);
    const [chat, asked] = await transaction.getAll(chats.chatRef(uid, chatId), question);
    if (chat && chats.parseChat(chat) && asked?.exists) transaction.update(question, { state: 'failed' });
  });
}

function replyOf({ chatId, questionId }: Asked, answer: string, citations: Citation[]): AskResponse {
  return { answer, citations, chat_id: chatId, question_id: questionId, answer_id: answerIdOf(questionId) };
}
