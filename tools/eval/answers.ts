/**
 * Evaluation of an engine's answers on a book whose questions are known.
 *
 *   node tools/eval/answers.ts [--data DIR] [--book FILE.json] [--misses] [--engine NAME] [--limit N] [--first PAGES [--drawn]]
 *
 * DIR (default ../shared/data/answers) holds one PDF, `questions.jsonl` {id, kind, question, expected, pages: [first, last]}
 * and, if at hand, `foreign.jsonl` {id, question}: questions about other subjects, to be declined. `--book` names where to
 * keep the read book between runs; `--misses` prints each question that missed; `--first` asks about the first pages alone, and
 * `--drawn` has them read from their pictures, as of a scan (some 3 s a page). The last line is JSON:
 * { task, language, n, kinds: { term: { n, line, passages, mayHelp, nothing, section, first, shown, … }, … },
 *   all: as a kind, foreign: { n, shown, labelled, declined }, halves: { tune, check }, quotes: { n, verbatim },
 *   ms: { mean, p95, max }, index: { ms } }.
 * States, counted apart: `line` (with a line above the passages), `passages`, `mayHelp` (labelled so), `nothing`. Of the questions that
 * the book answers: `section`, a citation or a passage on a page of the right section; `first` and `shown`, the expected words (of
 * facts and choices the words themselves, else half of the content words) in line and first passage, and in what is shown before a
 * press (250 words); `span`, the words as they stand in what is shown; `lineRight`, of the lines; `beside`, shown unlabelled and
 * without the answer. `length`: mean number of words (characters where words are not spaced) shown. `halves`: the same for odd and
 * even chapters; the engine was fitted on the odd ones. Of `foreign`: what was shown as an answer, labelled, and not at all.
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
import { proveAnswer } from '../../functions/src/study/proof.ts';
import { drawnBook, firstPages } from './answers/drawn-book.ts';
import { count, emptyTally, isVerbatim, readReply, share, shares, type Tally } from './answers/measures.ts';
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
  const proved = proveAnswer(book, said ?? { answer: '', quotes: [], declined: true });
  times.push(performance.now() - start);
  for (const { page, quote } of proved.citations) {
    quotes.n++;
    const turned = `${textOf(book, page)} ${textOf(book, page + 1)}`;
    if (isVerbatim(textOf(book, page), quote) || isVerbatim(turned, quote)) quotes.verbatim++;
    else if (values.misses) console.log(`not letter by letter on p. ${page}: ${quote}`);
  }
  return readReply(proved);
}

for (const { id, kind, question, expected, pages } of questions) {
  const reply = await ask(question);
  const counts = count(reply, { kind, expected, pages });
  for (const tally of [all, tallyOf(kinds, kind), tallyOf(halves, `${halfOf(pages[0])} ${kind}`)])
    for (const [name, value] of Object.entries(counts)) tally[name] = (tally[name] ?? 0) + value;
  if (values.misses && counts.shown === 0)
    console.log(
      `${id} ${reply.state} | ${question} | ${expected} | ${pages} shown ${reply.pages.join(', ')} | ${reply.shown.replace(/\n+/g, ' / ').slice(0, 300)}`,
    );
}
const foreignStates: Record<string, number> = {};
for (const { id, question } of foreign) {
  const { state, shown } = await ask(question);
  foreignStates[state] = (foreignStates[state] ?? 0) + 1;
  if (values.misses && (state === 'line' || state === 'passages'))
    console.log(`${id} answered | ${question} | ${shown.slice(0, 200)}`);
}
const foreignShare = (...states: string[]) =>
  share(
    states.reduce((sum, state) => sum + (foreignStates[state] ?? 0), 0),
    foreign.length,
  );

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
    foreign: {
      n: foreign.length,
      shown: foreignShare('line', 'passages'),
      labelled: foreignShare('mayHelp'),
      declined: foreignShare('nothing'),
    },
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
