/**
 * Evaluation of a question to a whole shelf of books: does the right book answer, and do more books make no answer worse?
 *
 *   node tools/eval/shelf.ts [--data DIR] [--seed N] [--questions N] [--misses] [--engine NAME]
 *
 * DIR (default ../shared/data) holds `answers/`, `sociology/` (a PDF and its `questions.jsonl` each), `books/` and
 * `xquad/en/`. Twelve chapters of the two books, chosen by the seed, are cut out as PDFs of their own; eight books of other
 * subjects stand beside them. Of the questions that the chapters hold, 100 chosen by the seed are asked of the right book
 * alone and of shelves of 2, 5 and 20. The last line is JSON:
 * { task, seed, books, n, alone: { answered, section }, shelves: { 2: { first, section, kept }, … },
 *   foreign: { n, declined: { 1, 2, 5, 20 } }, opened: { 50: { books, most_bytes, n, first, opened }, … }, ms: { mean, p95, max } }.
 * `opened`: all books cut into parts of about so many pages, as books of their own, of how many questions of the two books a part that
 * answers is first, or among those that are opened.
 * `first`: questions whose first citation or passage is of the right book; `section`: … and on a page of the right section; `kept`: of
 * those that the right book alone answers, how many are answered; `foreign`: questions of other subjects, declined.
 */
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ShelfBook } from '../../functions/src/study/converse.ts';
import { chosenEngine, orMissed } from './engine/chosen.ts';
import { chaptersFrom, readLines, wholeBook } from './shelf/books.ts';
import { foundAmong, partsOf } from './shelf/parts.ts';
import { randomOf, shuffled } from './shelf/sample.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data') },
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '100' },
    misses: { type: 'boolean', default: false },
    task: { type: 'string' },
    engine: { type: 'string' },
    limit: { type: 'string' },
  },
});
const CHAPTERS = 12;
const OTHERS = [
  'books/book-en-freeculture.pdf',
  'books/book-en-octave.pdf',
  'books/notes-en-logic.pdf',
  'books/notes-en-r-intro.pdf',
  'books/book-de-geotopo.pdf',
  'books/paper-en-2col-tracemonkey.pdf',
  'xquad/en/book.pdf',
];
const HANDBOOK = join(import.meta.dirname, '../coursebook/how-memory-works.pdf');
/** Pages of a part. */
const PARTS = [40, 50, 100];
const SIZES = [2, 5, CHAPTERS + OTHERS.length + 1];

const random = randomOf(Number(values.seed));
const { engine, name } = chosenEngine();
const wholes = ['answers/psychology.pdf', 'sociology/sociology.pdf'].map((file) => join(values.data, file));
const chapters = await chaptersFrom(wholes, CHAPTERS, random);
const others: ShelfBook[] = [];
for (const file of [...OTHERS.map((path) => join(values.data, path)), HANDBOOK]) others.push(await wholeBook(file));
const shelf = [...chapters.books, ...others];
const questions = shuffled(chapters.questions, random).slice(0, Number(values.questions));
const foreign = shuffled(
  await readLines<{ id: string; question: string }>(join(values.data, 'answers/foreign.jsonl')),
  random,
).slice(0, Number(values.questions));

const times: number[] = [];
async function ask(question: string, books: readonly ShelfBook[]) {
  const start = performance.now();
  const said = await orMissed(
    engine().converse({
      question,
      history: [],
      shelf: { books: [...books], reading: 0, beyond: 0 },
      record: async () => ({ attempted: 0, correct: 0, books: [], missed: [], attempts: 0, last: null }),
      today: '2026-11-20',
      hasTime: () => true,
    }),
  );
  times.push(performance.now() - start);
  return said ? [...said.quotes, ...(said.passages?.passages ?? [])] : [];
}

/** What a quote or a passage begins with. */
const wordsOf = (one: Awaited<ReturnType<typeof ask>>[number]) =>
  ('quote' in one ? one.quote : (one.pieces[0]?.text ?? '')).slice(0, 120);

const alone = { answered: 0, section: 0 };
const shelves = new Map(SIZES.map((size) => [size, { first: 0, section: 0, kept: 0 }]));
for (const { asked, book, pages } of questions) {
  const [own] = await ask(asked.question, [book]);
  const inSection = (page: number) => page >= pages[0] && page <= pages[1];
  alone.answered += Number(own !== undefined);
  alone.section += Number(own !== undefined && inSection(own.page));
  const rest = shuffled(
    shelf.filter((other) => other !== book),
    random,
  );
  for (const [size, tally] of shelves) {
    const [first] = await ask(asked.question, shuffled([book, ...rest.slice(0, size - 1)], random));
    const right = first?.pdf_id === book.pdf_id;
    tally.first += Number(right);
    tally.section += Number(right && inSection(first?.page ?? 0));
    tally.kept += Number(own !== undefined && first !== undefined);
    if (values.misses && size === shelf.length && !right) {
      const cited = first ? `${first.pdf_id} p. ${first.page} “${wordsOf(first)}”` : 'declined';
      console.log(
        `${asked.id} | ${asked.question} | of ${book.pdf_id} p. ${pages} | alone: ${own?.page ?? 'declined'} | ${cited}`,
      );
    }
  }
}
const declined = new Map([1, ...SIZES].map((size) => [size, 0]));
for (const { id, question } of foreign) {
  const order = shuffled(shelf, random);
  for (const [size, count] of declined) {
    const [first] = await ask(question, order.slice(0, size));
    declined.set(size, count + Number(first === undefined));
    if (values.misses && size === shelf.length && first)
      console.log(`${id} answered | ${question} | ${first.pdf_id} p. ${first.page} “${wordsOf(first)}”`);
  }
}

const files = [...wholes, ...OTHERS.map((path) => join(values.data, path))];
const placed = [];
for (const file of wholes) {
  const own = await readLines<{ question: string; pages: [number, number] }>(join(dirname(file), 'questions.jsonl'));
  placed.push(...own.map(({ question, pages }) => ({ question, pages, file })));
}
const opened = new Map<number, ReturnType<typeof foundAmong>>();
for (const pages of PARTS) opened.set(pages, foundAmong(await partsOf(files, pages), placed));

const sorted = times.toSorted((a, b) => a - b);
console.log(
  JSON.stringify({
    task: 'shelf',
    engine: name,
    seed: Number(values.seed),
    books: shelf.length,
    n: questions.length,
    alone,
    shelves: Object.fromEntries(shelves),
    foreign: { n: foreign.length, declined: Object.fromEntries(declined) },
    opened: Object.fromEntries(opened),
    ms: {
      mean: Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
      p95: Math.round(sorted[Math.floor(0.95 * sorted.length)] ?? 0),
      max: Math.round(sorted.at(-1) ?? 0),
    },
  }),
);
