/**
 * Counts an engine's replies to questions that somebody wrote who built neither engine nor books, on as many books as they like.
 *
 *   node tools/eval/questions.ts --data FILE.jsonl [--books DIR] [--kept DIR] [--misses] [--engine NAME] [--limit N]
 *
 * A line of FILE: { id, book, lang, kind, question, before: question, questions or null, expected: [words of the book that a full answer
 * holds], page }. `kind` is the writer's own word, but for `foreign` and `near-miss`, which the book does not answer. Books are DIR/BOOK.pdf
 * (default: `books` beside FILE); `--kept` names where read books are kept between runs; `--misses` prints what isn't full, each line that
 * isn't right, and what was shown as an answer where there is none. A question with `before` is asked as one of a conversation. The
 * last line is JSON: { task, n, answerable, all, kinds, languages: { n, full, first, line, lineRight, beside, nothing, page },
 * absent: { foreign, 'near-miss': { n, shown, labelled, nothing } }, intervals: { … of 95 in 100 } }, shares of the answerable ones,
 * `lineRight` of the lines.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../../functions/src/book/model.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { type BookIndex, buildIndex } from '../../functions/src/book/search/build.ts';
import { buildKnowledge } from '../../functions/src/knowledge/index.ts';
import type { Turn } from '../../functions/src/study/engine.ts';
import { proveAnswer } from '../../functions/src/study/proof.ts';
import { type Reply, readReply, share } from './answers/measures.ts';
import { chosenEngine, orMissed } from './engine/chosen.ts';
import { type Asked, type Counted, counted, interval, isAnswerable } from './questions/counted.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    books: { type: 'string' },
    kept: { type: 'string' },
    misses: { type: 'boolean', default: false },
    task: { type: 'string' },
    engine: { type: 'string' },
    limit: { type: 'string' },
  },
});
if (!values.data || !existsSync(values.data)) throw new Error('Name a file of questions with --data FILE.jsonl.');
const books = values.books ?? join(dirname(values.data), 'books');
const { name, engine, some, spent } = chosenEngine();
const questions = some(
  readFileSync(values.data, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Asked), // the documented form
);

async function read(title: string): Promise<Book> {
  const kept = values.kept && join(values.kept, `${title}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Book; // written below
  const book = await readPdf(new Uint8Array(readFileSync(join(books, `${title}.pdf`))));
  if (kept) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(book));
  }
  return book;
}

const replies: { asked: Asked; reply: Reply; result: Counted }[] = [];
for (const [title, own] of Map.groupBy(questions, ({ book }) => book)) {
  const book = await read(title);
  const index: BookIndex = buildIndex(book);
  const facts = buildKnowledge(book, index.sentences);
  const ask = async (question: string, history: Turn[]) =>
    proveAnswer(
      book,
      (await orMissed(engine().answer({ book, question, history, index, knowledge: async () => facts }))) ?? {
        answer: '',
        quotes: [],
        declined: true,
      },
    );
  for (const asked of own) {
    const history: Turn[] = [];
    for (const question of [asked.before ?? []].flat())
      history.push({ question, answer: (await ask(question, history)).answer });
    const reply = readReply(await ask(asked.question, history));
    replies.push({ asked, reply, result: counted(reply, asked) });
  }
}

type Row = (typeof replies)[number];
const own = replies.filter(({ asked }) => isAnswerable(asked));
const countOf = (rows: readonly Row[], test: (result: Counted) => boolean) =>
  rows.filter(({ result }) => test(result)).length;
const isLine = ({ state }: Counted) => state === 'line';
function figures(rows: readonly Row[]) {
  const of = (test: (result: Counted) => boolean) => share(countOf(rows, test), rows.length);
  return {
    n: rows.length,
    full: of(({ full }) => full),
    first: of(({ first }) => first),
    line: of(isLine),
    lineRight: share(
      countOf(rows, ({ lineRight }) => lineRight),
      countOf(rows, isLine),
    ),
    beside: of(({ beside }) => beside),
    nothing: of(({ state }) => state === 'nothing'),
    page: of(({ page }) => page),
  };
}
const absent = (kind: string) => {
  const rows = replies.filter(({ asked }) => asked.kind === kind);
  return {
    n: rows.length,
    shown: countOf(rows, ({ state }) => state === 'line' || state === 'passages'),
    labelled: countOf(rows, ({ state }) => state === 'mayHelp'),
    nothing: countOf(rows, ({ state }) => state === 'nothing'),
  };
};
const by = (key: (asked: Asked) => string) =>
  Object.fromEntries([...Map.groupBy(own, ({ asked }) => key(asked))].map(([group, rows]) => [group, figures(rows)]));
const sure = (part: number, n: number) => interval(part, n).map((bound) => Number(bound.toFixed(2)));

if (values.misses)
  for (const { asked, reply, result } of replies) {
    const answerable = isAnswerable(asked);
    const isWrong = answerable
      ? !result.full || (isLine(result) && !result.lineRight)
      : result.state === 'line' || result.state === 'passages';
    if (!isWrong) continue;
    const shown = (text: string, most: number) => text.replace(/\s+/g, ' ').slice(0, most);
    console.log(`${asked.id} ${asked.kind} ${result.state} | ${asked.question} | ${asked.expected.join(' + ')}`);
    console.log(`   p. ${asked.page ?? ''}, shown ${reply.pages.join(', ')} | line: ${shown(reply.line, 300)}`);
    console.log(`   ${shown(reply.first, 400)}`);
  }
const kinds = by(({ kind }) => kind);
console.table(kinds);
console.log(
  JSON.stringify({
    task: 'questions',
    engine: name,
    n: replies.length,
    answerable: own.length,
    all: figures(own),
    kinds,
    languages: by(({ lang }) => lang),
    absent: { foreign: absent('foreign'), 'near-miss': absent('near-miss') },
    intervals: {
      full: sure(
        countOf(own, ({ full }) => full),
        own.length,
      ),
      first: sure(
        countOf(own, ({ first }) => first),
        own.length,
      ),
      line: sure(countOf(own, isLine), own.length),
      lineRight: sure(
        countOf(own, ({ lineRight }) => lineRight),
        countOf(own, isLine),
      ),
    },
    ...spent(),
  }),
);
