/** The guide of a chapter: what the book says in it, kept since it was read, and what the student missed there. */
import type { Guide, GuideClaims } from '../../contract/guide.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { latestMarkedOn } from '../../stores/attempts.ts';
import { GUIDE, readBookFile } from '../../stores/book-files.ts';
import { missedIn } from '../../stores/missed.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { type OpenedBook, openBook } from '../../stores/opened-books.ts';
import { storeRebuilt } from '../../stores/rebuilt.ts';
import { modelFor } from '../../study/engines.ts';
import { type BookClaims, claimsOf, guideOf, packClaims, unpackClaims } from '../../study/guide/index.ts';
import { proveAnswer } from '../../study/proof.ts';

/** Attempts at a book that are looked through for what was missed: each holds a whole quiz. */
const ATTEMPTS = 20;
const ASK_AGAIN_S = '5';

/** A whole book. @throws AppError `not_found`, `not_ready` while it is being read */
export async function opened(uid: string, id: string): Promise<OpenedBook> {
  const { opened: book } = await openBook(uid, id);
  if (book) return book;
  throw new AppError('not_ready', 'This book is still being read. This is there when it has been read.', {
    headers: { 'Retry-After': ASK_AGAIN_S },
  });
}

/** Kept with the book as it is open, so that the next chapter's costs nothing. */
const kept = new WeakMap<OpenedBook, Promise<BookClaims>>();

async function load(uid: string, id: string, { book, knowledge }: OpenedBook, bytes: Promise<Buffer | null>) {
  const stored = await bytes;
  const known = stored && unpackClaims(stored);
  if (known) return known;
  const made = claimsOf(book, await knowledge());
  await storeRebuilt(uid, id, GUIDE, packClaims(made));
  return made;
}

function claimsIn(uid: string, id: string, book: OpenedBook, bytes: Promise<Buffer | null>): Promise<BookClaims> {
  const known = kept.get(book);
  if (known) return known;
  const loading = load(uid, id, book, bytes);
  kept.set(book, loading);
  loading.catch(() => kept.delete(book));
  return loading;
}

/**
 * The guide of a chapter or section.
 * @param section its index in the outline
 * @throws AppError `not_found` (book or section), `not_ready` while the book is being read
 */
export async function chapterGuide(uid: string, id: string, section: number): Promise<Guide> {
  const [book, attempts, bytes] = [opened(uid, id), latestMarkedOn(uid, id, ATTEMPTS), readBookFile(uid, id, GUIDE)];
  for (const promise of [attempts, bytes]) promise.catch(() => undefined); // told where they are used
  const there = await book;
  const claims = await claimsIn(uid, id, there, bytes);
  const missed = missedIn(await attempts).flatMap(({ question, evidence, marked }) =>
    evidence ? { question, answer: marked.right, claim: { page: evidence.page, quote: evidence.quote } } : [],
  );
  const guide = guideOf(there.book, there.index.sections, claims, section, missed);
  if (!guide) throw notFound('section');
  return guide;
}

/**
 * What a model says of a chapter, every claim proved; asked for by a press, never by itself.
 * @throws AppError as `chapterGuide`; `not_found` where there is no model; `limit` where its allowance is used up, before anything is sent
 */
export async function claimsOfModel(
  uid: string,
  id: string,
  section: number,
  signal: AbortSignal,
): Promise<GuideClaims> {
  const model = modelFor(modelBudgetOf(uid));
  if (!model) throw notFound('model');
  const there = await opened(uid, id);
  const { book, index, knowledge } = there;
  const part = index.sections[section];
  if (!part) throw notFound('section');
  const draft = await model.answer({
    book,
    index,
    knowledge,
    question: MAIN_POINTS,
    section: part,
    history: [],
    signal,
  });
  const { answer, citations } = proveAnswer(book, draft);
  return { answer, citations };
}

/** Our own words alone: what the book calls the section goes with the book's text. */
const MAIN_POINTS =
  'What are the main points of this section? Five short points at most, each with what the book says.';
