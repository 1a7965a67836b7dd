/** Asking a book: the question is stored, the engine drafts, the code proves, the answer is stored, then shown. */
import { hasText } from '../../book/pages.ts';
import { buildIndex } from '../../book/search/index.ts';
import { engineName } from '../../config.ts';
import type { AskRequest, AskResponse } from '../../contract/chat.ts';
import type { Box } from '../../contract/evidence.ts';
import { isHandbook } from '../../contract/handbook.ts';
import { answerOnce } from '../../conversations/answer.ts';
import type { Asked } from '../../conversations/begin.ts';
import type { Draft, Listener } from '../../conversations/until-stopped.ts';
import type { CallContext } from '../../http/route.ts';
import { chats } from '../../stores/chats.ts';
import { toDocument } from '../../stores/documents.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { type OpenedBook, openBook, openReady } from '../../stores/opened-books.ts';
import { moreOfBook, patience } from '../../stores/whole-book.ts';
import { embedded, engineFor } from '../../study/engines.ts';
import { proveAnswer } from '../../study/proof.ts';
import { beginAbout, lookUp, replyOf } from './conversation.ts';
import { drawPart } from './draw-part.ts';
import { saidOfNoText } from './no-text.ts';
import { withoutPictures } from './read-so-far.ts';

/** How many earlier turns an answer may lean on. */
const TURNS = 6;

/**
 * Answers a question to a book.
 * @param key the call's `Idempotency-Key`: the same key is the same question
 * @param client whom to tell the answer so far; that it has gone ends a wait for the book, and no answer: that is stored, and
 *   found when the chat is opened again
 * @throws AppError `not_found`, `not_ready` while the book is being read and what has been read does not answer,
 *   `in_progress`, `key_reused`, `stopped`
 */
export async function ask(
  uid: string,
  request: AskRequest,
  key: string | undefined,
  client: Pick<CallContext<'chat.ask'>, 'signal' | 'onPartialAnswer'>,
): Promise<AskResponse> {
  const looked = await lookUp(uid, request, key);
  const { pdf_id } = request;
  // On their way while the question is stored. That they fail counts where they are used.
  const loading = openBook(uid, pdf_id, looked.document);
  const earlier = looked.head && chats.turnsBefore(uid, looked.conversationId, Number.MAX_SAFE_INTEGER, TURNS);
  for (const promise of [loading, earlier]) promise?.catch(() => undefined);
  const asked = await beginAbout(uid, request, key, looked);
  const answered = await answerOnce(chats, uid, asked, client.onPartialAnswer, async (listener) => {
    const history = asked.again ? chats.turnsBefore(uid, asked.conversationId, asked.seq, TURNS) : earlier;
    const material = { loading, history: (await history) ?? [] };
    if (asked.withoutBook && engineName() !== 'embedded') return withoutBook(uid, asked, material, listener);
    return answerFor(uid, pdf_id, asked, material, { ...listener, gone: client.signal });
  });
  return replyOf(asked, answered);
}

/** What an answer is made from. */
interface Material {
  loading: ReturnType<typeof openBook>;
  history: Awaited<ReturnType<typeof chats.turnsBefore>>;
}

/** What a model says of its own knowledge; the book need not be read for it. */
async function withoutBook(
  uid: string,
  { question }: Asked,
  { loading, history }: Material,
  { stopped }: Listener,
): Promise<Draft> {
  const { book } = await loading;
  const engine = engineFor(modelBudgetOf(uid));
  return proveAnswer(book, await engine.answer({ book, question, history, withoutBook: true, signal: stopped }));
}

async function answerFor(
  uid: string,
  pdfId: string,
  asked: Asked,
  { loading, history }: Material,
  { onPartialAnswer, stopped, gone }: Listener & { gone: AbortSignal },
): Promise<Draft> {
  const engine = engineFor(modelBudgetOf(uid));
  const { document: own } = await loading;
  // The handbook has no pictures, and is no student's.
  const drawer = isHandbook(pdfId) ? undefined : (page: number, view: Box) => drawPart(uid, own, page, view, stopped);
  const from = async ({ book, index, knowledge }: Pick<OpenedBook, 'book'> & Partial<OpenedBook>) => {
    const draft = await engine.answer({
      book,
      index,
      knowledge,
      question: asked.question,
      history,
      quizAt: `/quiz/config/${pdfId}`,
      draw: drawer,
      onPartialAnswer: onPartialAnswer && ((draft) => onPartialAnswer(proveAnswer(book, draft))),
      signal: stopped,
    });
    return { declined: draft.declined, proved: proveAnswer(book, draft) };
  };
  const giveUp = patience();
  const leaving = AbortSignal.any([gone, stopped]);
  let read = await loading;
  for (let isNew = !asked.again; !read.complete && read.document.status === 'reading'; isNew = false) {
    const { book, document } = read;
    const index = buildIndex(book);
    // A part of a book is paid for once, then where an answer is in sight: more is read, and a question that waits comes again.
    const isWorthAsking = async () => {
      if (isNew || engine === embedded) return true;
      const { declined, passages } = await embedded.answer({ book, index, question: asked.question, history });
      return !declined && passages?.found !== 'may_help';
    };
    if (book.pages.length > 0 && (await isWorthAsking())) {
      const { declined, proved } = await from({ book, index });
      const pages = { read: book.pages.length, of: document.pages };
      // What may only help now may be answered by a page that is still to be read.
      const suffices = !declined && proved.citations.length > 0 && proved.found !== 'may_help';
      if (suffices) return { ...proved, pages };
    }
    read = await moreOfBook(uid, pdfId, read, giveUp, leaving);
  }
  const { book, document } = read;
  if (!book.pages.some(hasText)) {
    return { answer: saidOfNoText(toDocument(document), engineName()), citations: [] };
  }
  const { proved } = await from(read.opened ?? (await openReady(uid, document)) ?? { book });
  const pages = withoutPictures(toDocument(document));
  return { ...proved, ...(pages && { pages }) };
}
