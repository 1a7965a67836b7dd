/**
 * Evaluation of an engine's answers on a book whose questions are known.
 *
 *   node tools/eval/answers.ts [--data DIR] [--book FILE.json] [--misses] [--engine NAME] [--limit N] [--first PAGES [--drawn]]
 *
 * DIR (default ../shared/data/answers) holds one PDF, `questions.jsonl` {id, kind, question, expected, pages: [first, last]}
 * and, if at hand, `foreign.jsonl` {id, question}: questions about other subjects, to be declined. `--book` names where to
 * keep the read book between runs; `--misses` prints each question that missed; `--first` asks about the first pages alone, and
 * `--drawn` has them read from their pictures, as of a scan (some 3 s a page). The last line is JSON:
 * { task, language, n, kinds: { term: { n, answered, declined, section, page, meaning, span, quoted, length }, … },
 *   all: as a kind, own: { n, answered }, foreign: { n, declined }, halves: { tune, check }, quotes: { n, verbatim },
 *   ms: { mean, p95, max }, index: { ms } }.
 * `section`: share of the questions with a citation on a page of the right section. `meaning`: share whose answer holds half
 * of the expected content words. `page`: a page of the right ones among the first three citations. `span`: share whose answer
 * holds the expected words as they stand; `quoted`: whose first quote does. `length`: mean number of words (characters where
 * words are not spaced) of what is answered. `halves`: the same for odd and even chapters; the engine was fitted on the odd ones.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaptersOf } from '../../functions/src/book/chapters.ts';
import type { Book } from '../../functions/src/book/model.ts';
import { textOf } from '../../functions/src/book/pages.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { buildIndex } from '../../functions/src/book/search/build.ts';
import { buildKnowledge } from '../../functions/src/knowledge/index.ts';
import { drawnBook, firstPages } from './answers/drawn-book.ts';
import {
  emptyTally,
  holds,
  isVerbatim,
  lengthOf,
  plainOf,
  recovers,
  share,
  shares,
  type Tally,
} from './answers/measures.ts';
import { chosenEngine, orMissed } from './engine/chosen.ts';

interface Asked {
  id: string;
  kind: string;
  question: string;
  expected: string;
  pages: [number, number];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/answers') },
    book: { type: 'string' },
    misses: { type: 'boolean', default: false },
    task: { type: 'string' },
    engine: { type: 'string' },
    limit: { type: 'string' },
    first: { type: 'string' },
    drawn: { type: 'boolean', default: false },
  },
});
const first = values.first === undefined ? Number.POSITIVE_INFINITY : Number(values.first);
if (values.drawn && !Number.isFinite(first)) throw new Error('--drawn needs --first PAGES: each page takes seconds.');

function readLines<T>(name: string): T[] {
  const path = join(values.data, name);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as T); // the data folder's documented form
}

async function openBook(): Promise<Book> {
  if (values.book && existsSync(values.book)) return JSON.parse(readFileSync(values.book, 'utf8')) as Book; // written below
  const pdf = readdirSync(values.data).find((name) => name.endsWith('.pdf'));
  if (!pdf) throw new Error(`No PDF in ${values.data}`);
  const bytes = new Uint8Array(readFileSync(join(values.data, pdf)));
  const book = values.drawn ? await drawnBook(bytes, first) : firstPages(await readPdf(bytes), first);
  if (values.book) writeFileSync(values.book, JSON.stringify(book));
  return book;
}

const book = await openBook();
const { name, engine, some, spent } = chosenEngine();
const questions = some(readLines<Asked>('questions.jsonl').filter(({ pages }) => pages[1] <= first));
const foreign = some(readLines<{ id: string; question: string }>('foreign.jsonl'));
if (questions.length === 0) throw new Error(`No questions.jsonl in ${values.data}`);

const indexStart = performance.now();
const index = buildIndex(book);
const indexMs = performance.now() - indexStart;
const facts = buildKnowledge(book, index.sentences);
const knowledge = async () => facts;
const starts = chaptersOf(book).map((chapter) => chapter.from);
const halfOf = (page: number) => (starts.filter((start) => start <= page).length % 2 === 1 ? 'tune' : 'check');

const times: number[] = [];
const quotes = { n: 0, verbatim: 0 };
const kinds = new Map<string, Tally>();
const halves = new Map<string, Tally>();
const all = emptyTally();
const tallyOf = (map: Map<string, Tally>, key: string) => {
  const tally = map.get(key) ?? emptyTally();
  map.set(key, tally);
  return tally;
};

async function ask(question: string) {
  const start = performance.now();
  const said = await orMissed(engine().answer({ book, question, history: [], index, knowledge }));
  const draft = said ?? { answer: '', quotes: [] };
  times.push(performance.now() - start);
  for (const { page, quote } of draft.quotes) {
    quotes.n++;
    if (isVerbatim(textOf(book, page), quote)) quotes.verbatim++;
    else console.log(`not verbatim on p. ${page}: ${quote}`);
  }
  return draft;
}

for (const { id, kind, question, expected, pages } of questions) {
  const draft = await ask(question);
  const answered = draft.quotes.length > 0;
  const section = draft.quotes.some(({ page }) => page >= pages[0] && page <= pages[1]);
  const plain = plainOf(draft.answer);
  const meaning = answered && recovers(draft.answer, expected);
  const span = answered && holds(plain, expected);
  for (const tally of [all, tallyOf(kinds, kind), tallyOf(halves, `${halfOf(pages[0])} ${kind}`)]) {
    tally.n++;
    tally.answered += Number(answered);
    tally.section += Number(section);
    tally.page += Number(draft.quotes.slice(0, 3).some(({ page }) => page >= pages[0] && page <= pages[1]));
    tally.meaning += Number(meaning);
    tally.span += Number(span);
    tally.quoted += Number(holds(draft.quotes[0]?.quote ?? '', expected));
    tally.length += answered ? lengthOf(plain) : 0;
  }
  if (values.misses && !(kind === 'fact' ? span : section && meaning)) {
    const cited = draft.quotes.map(({ page }) => page).join(', ');
    console.log(
      `${id} ${answered ? (kind === 'fact' ? 'span' : section ? 'meaning' : 'section') : 'declined'} | ${question} | ${expected} | ${pages} cited ${cited} | ${draft.answer.replace(/\n+/g, ' / ').slice(0, 300)}`,
    );
  }
}
let declined = 0;
for (const { id, question } of foreign) {
  const draft = await ask(question);
  if (draft.quotes.length === 0) declined++;
  else if (values.misses) console.log(`${id} answered | ${question} | ${draft.answer.slice(0, 200)}`);
}

const sorted = times.toSorted((a, b) => a - b);
const ms = (value: number | undefined) => Number((value ?? 0).toFixed(2));
const table = (map: Map<string, Tally>) =>
  Object.fromEntries([...map].sort(([a], [b]) => a.localeCompare(b)).map(([key, tally]) => [key, shares(tally)]));
console.table(table(kinds));
console.log(
  JSON.stringify({
    task: 'answers',
    engine: name,
    language: book.language,
    ...(values.first !== undefined && { first, drawn: values.drawn }),
    n: questions.length,
    kinds: table(kinds),
    all: shares(all),
    own: { n: questions.length, answered: share(all.answered, questions.length) },
    foreign: { n: foreign.length, declined: share(declined, foreign.length) },
    halves: table(halves),
    quotes: { n: quotes.n, verbatim: share(quotes.verbatim, quotes.n) },
    ms: {
      mean: ms(times.reduce((sum, time) => sum + time, 0) / times.length),
      p95: ms(sorted[Math.floor(0.95 * sorted.length)]),
      max: ms(sorted.at(-1)),
    },
    index: { ms: Math.round(indexMs) },
    ...spent(),
  }),
);
