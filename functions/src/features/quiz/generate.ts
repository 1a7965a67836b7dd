/** Writing a quiz: the engine drafts, the gate proves, and what is left is stored before it is shown. */
import { hasText } from '../../book/pages.ts';
import { isHandbook } from '../../contract/handbook.ts';
import { awaitsPictures } from '../../contract/library.ts';
import type { GenerateQuery, Questions } from '../../contract/quiz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { QUIZ } from '../../stores/book-files.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { readChapters } from '../../stores/outlines.ts';
import { createQuiz, earlierQuestions, madeBefore, madeFor, type StoredQuiz } from '../../stores/quizzes.ts';
import { rebuiltFile } from '../../stores/rebuilt.ts';
import { singleFlight } from '../../stores/single-flight.ts';
import { wholeBook } from '../../stores/whole-book.ts';
import type { QuestionsInput, StudyEngine } from '../../study/engine.ts';
import { engineFor } from '../../study/engines.ts';
import { type GateInput, type GateResult, gateQuestions } from '../../study/gate/index.ts';

/** The numbers of the pages in these ranges, as far as they lie between two pages. */
const numbersIn = (ranges: readonly (readonly [number, number])[], first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((page) =>
    ranges.some(([from, to]) => from <= page && page <= to),
  );

function checked({ mcq, saq, laq, from, to, pages: ranges, levels }: GenerateQuery, pages: number) {
  if (mcq + saq + laq === 0) throw new AppError('invalid', 'Choose at least one question.');
  const first = from ?? 1;
  const last = to ?? pages;
  if (first < 1 || last > pages || first > last) {
    throw new AppError('invalid', `Choose pages between 1 and ${pages}, the first not after the last.`);
  }
  const numbers = ranges && numbersIn(ranges, first, last);
  if (numbers?.length === 0) throw new AppError('invalid', `Choose pages between 1 and ${pages}.`);
  return {
    counts: { mcq, saq, laq },
    from: first,
    to: last,
    ...(numbers && { pages: numbers }),
    ...(levels && levels.known.length > 0 && { levels: levels.known }),
  };
}

/** Said of pages that are pictures, while they are being read. */
const BEING_READ =
  'These pages are pictures, and Folio is reading their words. Please try again when it has read some of them; your library shows how far it is.';

/** Said where a book is used up: better to meet a question again than none. */
const ALL_MET =
  'You have met every question that these pages hold, so they begin again: some of these you have seen before.';

/**
 * The questions of a quiz that passed the gate; where the latest quizzes have used the pages up, they are asked again.
 * @throws AppError `unusable` where the pages hold none
 */
async function write(
  engine: StudyEngine,
  input: Omit<GateInput, 'earlier'> & Pick<QuestionsInput, 'knowledge' | 'levels'>,
  earlier: string[],
): Promise<Pick<GateResult, 'questions' | 'notes'>> {
  const draft = async (earlier: string[]) =>
    gateQuestions(await engine.writeQuestions({ ...input, earlier }), { ...input, earlier });
  const fresh = await draft(earlier);
  if (countOf(fresh.questions) > 0) return fresh;
  const { questions, notes } = earlier.length > 0 ? await draft([]) : fresh;
  if (countOf(questions) > 0) return { questions, notes: [ALL_MET, ...notes] };
  const why = notes.join(' ') || 'Its text holds no statements that could be asked about.';
  throw new AppError('unusable', `No questions could be written from these pages. ${why}`);
}

const countOf = ({ mcqs, saqs, laqs }: Questions) => mcqs.length + saqs.length + laqs.length;

/**
 * Writes and stores a quiz.
 * @param key the call's `Idempotency-Key`: the same key is the same quiz
 * @returns the stored quiz and its id
 * @throws AppError `not_found`, `not_ready`, `invalid` (counts or pages), `unusable` where no question can be written,
 *   `key_reused`, `in_progress` where the same request is still being worked on
 */
export async function generateQuiz(
  uid: string,
  query: GenerateQuery,
  key: string | undefined,
  signal: AbortSignal,
): Promise<StoredQuiz & { id: string }> {
  const id = key === undefined ? newId() : derivedId('quiz', uid, key);
  const made_for = madeForQuery(query);
  const make = () => makeQuiz(uid, id, query, signal);
  if (key === undefined) return { id, ...(await make()) };
  const known = () => madeBefore(uid, id, made_for);
  return { id, ...((await known()) ?? (await singleFlight(uid, id, known, make))) };
}

/** The same for the same request, as earlier versions had it. */
const madeForQuery = ({ levels, ...query }: GenerateQuery): string =>
  madeFor({ ...query, ...(levels && { levels: [...levels.known, ...levels.unknown] }) });

async function makeQuiz(uid: string, id: string, query: GenerateQuery, signal: AbortSignal): Promise<StoredQuiz> {
  // It would pay for a quiz that has no place: attempts are of the student's own books.
  if (isHandbook(query.pdf_id)) throw notFound('book');
  const engine = engineFor(modelBudgetOf(uid));
  const { document, book, knowledge: facts } = await wholeBook(uid, query.pdf_id, signal);
  const wanted = checked(query, document.pages);
  const isAsked = ({ number }: { number: number }) =>
    number >= wanted.from && number <= wanted.to && (wanted.pages?.includes(number) ?? true);
  if (awaitsPictures(document) && !book.pages.some((page) => isAsked(page) && hasText(page)))
    throw new AppError('not_ready', BEING_READ);
  const [earlier, { chapters }] = await Promise.all([
    earlierQuestions(uid, document.id),
    readChapters(uid, document.id, document.pages),
  ]);
  const knowledge = async () => {
    const [{ openMaterial }, known] = await Promise.all([import('../../study/quiz/material.ts'), facts()]);
    await openMaterial(book, known, rebuiltFile(uid, document.id, QUIZ));
    return known;
  };
  const { questions, notes } = await write(engine, { book, knowledge, seed: id, ...wanted }, earlier);
  const passedOver = (query.levels?.unknown ?? []).map(
    (name) => `“${name}” is no level that Folio knows: it was passed over.`,
  );
  const quiz: StoredQuiz = {
    pdf_id: document.id,
    title: document.title,
    created_at: now(),
    questions,
    notes: [...notes, ...passedOver],
    attempt_id: null,
    chapters: chapters.map(({ title, from }) => ({ title, from })),
    made_for: madeForQuery(query),
  };
  return createQuiz(uid, id, quiz, true);
}
