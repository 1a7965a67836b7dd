/** What the model may look up for a student: their own books and their own record, nothing else. */
import * as z from 'zod/mini';
import type { Book } from '../../../book/model.ts';
import { booksToOpen, OPENED_BOOKS } from '../../books-to-open.ts';
import type { ConverseInput, MissedQuestion, ShelfBook, StudyRecord } from '../../converse.ts';
import { type Excerpt, excerptsFor } from '../answer/excerpts.ts';
import { searchBook } from '../answer/search.ts';
import { contextChars } from '../models.ts';
import type { Request } from '../stream.ts';
import { RecordInput, SearchInput } from './schema.ts';

/** What one search tells, as a share of what is sent with a question: of the one book that was named, or of each of the best of all. */
const ROOM = { named: 0.5, each: 0.25 };
const BEST_BOOKS = 3;
/** Titles that are told with a question; the others are found by what they say. */
export const TOLD_BOOKS = 60;
const MOST_MISSED = 30;

const parametersOf = (schema: z.ZodMiniType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
};

export const TOOLS: NonNullable<Request['tools']> = [
  {
    type: 'function',
    function: {
      name: 'search_books',
      description: 'Excerpts of the student’s books about something. "book": the id of one book, or null for all.',
      strict: true,
      parameters: parametersOf(SearchInput),
    },
  },
  {
    type: 'function',
    function: {
      name: 'read_record',
      description: 'How the student’s quizzes went, by book and chapter, and the questions that were missed.',
      strict: true,
      parameters: parametersOf(RecordInput),
    },
  },
];

/** What has been looked up in one conversation turn: what the reply may rest on. */
export interface LookedUp {
  books: Map<string, { shelf: ShelfBook; book: Book }>;
  /** The record as it was told, and its missed questions by the ids that were told. */
  record: { told: string; names: string[]; missed: Map<string, MissedQuestion> } | null;
}

/** The ids of the shelf's books, as the model is told them. */
export const idsOf = (books: readonly ShelfBook[]) => new Map(books.map((book, i) => [`b${i + 1}`, book]));

/** Does what a tool call asks, and notes what was found. @returns JSON for the model */
export async function runTool(input: ConverseInput, found: LookedUp, name: string, args: unknown): Promise<string> {
  if (name === 'read_record') return readRecord(input, found);
  const asked = SearchInput.safeParse(args);
  if (name !== 'search_books' || !asked.success) return JSON.stringify({ error: 'There is no such tool.' });
  const ids = idsOf(input.shelf.books);
  const named = asked.data.book === null ? undefined : ids.get(asked.data.book);
  const { query } = asked.data;
  if (found.books.size === OPENED_BOOKS && named && !found.books.has(asked.data.book ?? ''))
    return JSON.stringify({ error: `Not looked into: ${OPENED_BOOKS} books are open already for this question.` });
  const chosen = named ? [named] : await booksToOpen(query, input.shelf.books);
  const idOf = new Map([...ids].map(([id, book]) => [book, id]));
  const results: { id: string; strength: number; excerpts: Excerpt[] }[] = [];
  for (const shelf of chosen) {
    if (!input.hasTime()) break;
    const [id, open] = [idOf.get(shelf), await shelf.open()];
    if (!open || id === undefined) continue;
    const knowledge = await open.knowledge?.();
    const room = contextChars() * (named ? ROOM.named : ROOM.each);
    results.push({
      id,
      strength: searchBook([query], open.index).strength,
      excerpts: excerptsFor({ wordings: [query], knowledge }, open.book, open.index, room),
    });
  }
  // Only these the reply can rest on, so only these are kept in memory: no more of them than one search opens.
  let room = OPENED_BOOKS - found.books.size;
  const best = results
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, BEST_BOOKS)
    .filter(({ id }) => found.books.has(id) || room-- > 0);
  for (const { id } of best) {
    const shelf = ids.get(id);
    const open = shelf && !found.books.has(id) ? await shelf.open() : null;
    if (shelf && open) found.books.set(id, { shelf, book: open.book });
  }
  return JSON.stringify({
    excerpts: best.flatMap(({ id, excerpts }) => excerpts.map((excerpt) => ({ book: id, ...excerpt }))),
  });
}

async function readRecord(input: ConverseInput, found: LookedUp): Promise<string> {
  const record = await input.record();
  const missed = new Map(record.missed.slice(0, MOST_MISSED).map((question, i) => [`m${i + 1}`, question]));
  const told = JSON.stringify(recordTold(record, missed));
  const names = record.books.flatMap(({ title, chapters }) => [title, ...chapters.map((chapter) => chapter.title)]);
  found.record = { told, names, missed };
  return told;
}

/** The record in figures that need no computing; what was never asked about is not spoken of. */
function recordTold(record: StudyRecord, missed: ReadonlyMap<string, MissedQuestion>) {
  const figures = ({ attempted, correct }: { attempted: number; correct: number }) => ({
    attempted,
    correct,
    wrong: attempted - correct,
    ...(attempted > 0 && { percent: Math.round((100 * correct) / attempted) }),
  });
  return {
    overall: figures(record),
    books: record.books.map((book) => ({
      title: book.title,
      ...(book.gone && { deleted: true }),
      ...figures(book),
      chapters: book.chapters
        .filter(({ attempted }) => attempted > 0)
        .map((chapter) => ({ title: chapter.title, page: chapter.from, ...figures(chapter) })),
    })),
    missed: [...missed].map(([id, { title, question }]) => ({ id, book: title, question })),
  };
}
