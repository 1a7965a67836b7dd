/** Asking a book: the question is stored, the engine drafts, the code proves, the answer is stored, then shown. */
import type { Book } from '../../book/model.ts';
import type { BookIndex } from '../../book/search/build.ts';
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import { describeError, log } from '../../platform/log.ts';
import { fail, finish } from '../../stores/answering.ts';
import type { Asked } from '../../stores/asking.ts';
import { loadIndex } from '../../stores/bookIndex.ts';
import { loadBook } from '../../stores/bookText.ts';
import { chats } from '../../stores/chats.ts';
import { openDocument } from '../../stores/documents.ts';
import { wholeBook } from '../../stores/wholeBook.ts';
import { engine } from '../../study/engines.ts';
import { type ProvedAnswer, proveAnswer } from '../../study/proof.ts';
import { beginAbout, replyOf } from './conversation.ts';

/** How many earlier turns an answer may lean on. */
const TURNS = 6;

/** Said of a book that has no text at all: no guess, and what to do. */
const NO_TEXT =
  "I can't read any text in this book: its pages seem to be pictures. You can read it here beside me, but to be asked it needs a copy with real text in it (for a scan: one that went through text recognition).";

/**
 * Answers a question to a book.
 * @param key the call's `Idempotency-Key`: the same key is the same question
 * @throws AppError `not_found`, `not_ready` while the book is being read and what has been read does not answer,
 *   `in_progress`, `key_reused`
 */
export async function ask(
  uid: string,
  request: AskRequest,
  key: string | undefined,
  signal: AbortSignal,
): Promise<AskResponse> {
  await openDocument(uid, request.pdf_id);
  const asked = await beginAbout(uid, request, key);
  if (asked.answered) return replyOf(asked, asked.answered);
  try {
    const answer = await answerFor(uid, request.pdf_id, asked, signal);
    return replyOf(asked, await finish(chats, uid, asked, answer));
  } catch (error) {
    // A mark that cannot be left is no reason to hide why: the question counts as failed after a while anyway.
    await fail(chats, uid, asked).catch((cause) => log('WARNING', 'question not marked', describeError(cause)));
    throw error;
  }
}

async function answerFor(uid: string, pdfId: string, asked: Asked, signal: AbortSignal): Promise<ProvedAnswer> {
  const history = await chats.turnsBefore(uid, asked.conversationId, asked.seq, TURNS);
  const from = async (book: Book, index?: BookIndex) => {
    const draft = await engine().answer({ book, index, question: asked.question, history });
    return { declined: draft.declined, proved: proveAnswer(book, draft) };
  };
  const soFar = await loadBook(uid, pdfId);
  if (!soFar.complete && soFar.document.status === 'reading' && soFar.book.pages.length > 0) {
    const { declined, proved } = await from(soFar.book);
    if (!declined && proved.citations.length > 0) return proved;
  }
  const { book, document } = soFar.complete ? soFar : await wholeBook(uid, pdfId, signal);
  if (!book.pages.some(({ quality }) => quality === 'good')) {
    return { answer: document.problem ?? NO_TEXT, citations: [] };
  }
  return (await from(book, await loadIndex(uid, pdfId, book))).proved;
}
