/** One question's way through a conversation: stored before anything else, then answered or failed; never twice. */
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import type { Citation } from '../../contract/evidence.ts';
import { SESSION_TITLE_CHARS } from '../../contract/limits.ts';
import { msSince, now } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import * as chats from '../../stores/chats.ts';
import { findDocument } from '../../stores/documents.ts';

/** A question whose answering is younger than this is still being worked on: the longest that a call may take. */
const ANSWERING_MS = 60_000;
/** How often a write is tried that another call's write came before. */
const MOST_TRIES = 5;

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
 * Stores a question, in the conversation that was named, the latest about the book, or a new one. Without locks: of many
 * equal calls at once one creates, the others see what it created.
 * @param key the call's `Idempotency-Key`: the same key is the same question, asked again
 * @throws AppError `not_found` (book, conversation or question), `in_progress` while the same question is being answered,
 *   `key_reused` for another question under the same key
 */
export async function begin(uid: string, request: AskRequest, key: string | undefined): Promise<Asked> {
  const questionId = request.retry_of ?? (key === undefined ? newId() : derivedId('question', uid, key));
  const chatId = await conversationFor(uid, request, key);
  for (let tries = MOST_TRIES; ; tries--) {
    const asked = await askedBefore(uid, chatId, questionId, request);
    if (asked) return asked;
    try {
      return await storeQuestion(uid, chatId, questionId, request);
    } catch (error) {
      // Another call changed the conversation between the look and the write.
      if (error instanceof AppError || tries <= 1) throw error;
    }
  }
}

/** The question where it is stored already, to be answered again or with its answer; null where it is new. */
async function askedBefore(uid: string, chatId: string, id: string, request: AskRequest): Promise<Asked | null> {
  const messages = chats.messagesOf(uid, chatId);
  const stored = chats.parseMessage(await messages.doc(id).get());
  if (!stored) return null;
  if (stored.role !== 'user') throw notFound('question');
  if (stored.content !== request.question) {
    throw new AppError('key_reused', 'This question was sent before with other words. Please ask it once more.');
  }
  const asked = { chatId, questionId: id, question: stored.content, seq: stored.seq };
  const answer = stored.state === 'done' && chats.parseMessage(await messages.doc(answerIdOf(id)).get());
  if (answer) return { ...asked, answered: replyOf(asked, answer.content, answer.citations) };
  if (!(await takeAgain(uid, chatId, id))) {
    throw new AppError('in_progress', 'This question is being answered already. Please wait a moment.');
  }
  return asked;
}

/** Takes a failed or abandoned question to answer it; false while somebody else has it. */
function takeAgain(uid: string, chatId: string, id: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const ref = chats.messagesOf(uid, chatId).doc(id);
    const stored = chats.parseMessage(await transaction.get(ref));
    if (!stored || (stored.state === 'waiting' && msSince(stored.timestamp) < ANSWERING_MS)) return false;
    transaction.update(ref, { state: 'waiting', timestamp: now() });
    return true;
  });
}

async function storeQuestion(uid: string, chatId: string, id: string, request: AskRequest): Promise<Asked> {
  const { pdf_id, question } = request;
  const chatRef = chats.chatRef(uid, chatId);
  const snapshot = await chatRef.get();
  const chat = chats.parseChat(snapshot);
  const named = typeof request.chat_id === 'string' || request.retry_of !== undefined;
  if (chat ? chat.pdf_id !== pdf_id || request.retry_of !== undefined : named || snapshot.exists) {
    throw notFound('conversation');
  }
  const at = now();
  const seq = chats.seqAt(at);
  const batch = firestore().batch();
  if (snapshot.updateTime) batch.update(chatRef, { updated_at: at }, { lastUpdateTime: snapshot.updateTime });
  else batch.create(chatRef, { pdf_id, title: titleOf(question), created_at: at, updated_at: at });
  const message: chats.StoredMessage = {
    seq,
    role: 'user',
    content: question,
    timestamp: at,
    state: 'waiting',
    citations: [],
  };
  batch.create(chats.messagesOf(uid, chatId).doc(id), message);
  await batch.commit();
  if (!(await findDocument(uid, pdf_id))) {
    // Deleted meanwhile: whoever deleted it may have looked for its conversations before this one was there.
    await chats.deleteChatsAbout(uid, pdf_id);
    throw notFound('book');
  }
  return { chatId, questionId: id, question, seq };
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
