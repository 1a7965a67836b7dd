/**
 * Evaluation of what is found in books: typed facts.
 *
 *   node tools/eval/knowledge.ts [--data DIR …] [--misses]                       recall of glossary terms
 *   node tools/eval/knowledge.ts --pdf FILE … --sheet OUT.jsonl [--count N] [--seed TEXT]   a sheet to be judged by hand
 *   node tools/eval/knowledge.ts --judged SHEET.jsonl                            precision of a judged sheet
 *
 * DIR (default ../shared/data/answers and ../shared/data/sociology) holds one PDF and `questions.jsonl`, whose rows of kind
 * `term` have { term, pages: [first, last] }. A term is found where a definition or an abbreviation of it stands on a page of
 * its section. A sheet holds N facts (default 200), kinds in equal parts as far as there are facts of them, drawn by seed and
 * shuffled; nothing in it tells how a fact was found. Who judges adds `right: 1 or 0` to each row: is the typed fact exactly
 * what the sentence says, complete and understandable by itself? The last line printed is JSON.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBook, openPdf } from './knowledge/books.ts';
import { recallOf, type Term } from './knowledge/recall.ts';
import { drawSheet, precisionOf } from './knowledge/sheet.ts';

const DATA = join(import.meta.dirname, '../../../shared/data');
const { values } = parseArgs({
  options: {
    task: { type: 'string' },
    data: { type: 'string', multiple: true, default: [join(DATA, 'answers'), join(DATA, 'sociology')] },
    pdf: { type: 'string', multiple: true, default: [] },
    sheet: { type: 'string' },
    judged: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'facts' },
    misses: { type: 'boolean', default: false },
  },
});

const rowsOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T); // forms documented above

const print = (result: object) => console.log(JSON.stringify({ task: 'knowledge', ...result }));

if (values.judged !== undefined) {
  print(precisionOf(rowsOf(values.judged)));
} else if (values.pdf.length > 0) {
  const opened = [];
  for (const path of values.pdf) opened.push({ name: basename(path), ...(await openPdf(path)) });
  const books = opened.map((book) => ({ name: book.name, ...measureBook(book) }));
  if (values.sheet !== undefined) {
    const sheet = drawSheet(opened, Number(values.count), values.seed);
    writeFileSync(values.sheet, sheet.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  print({ books });
} else {
  const sets = [];
  for (const folder of values.data) {
    const pdf = readdirSync(folder).find((name) => name.endsWith('.pdf'));
    const questions = join(folder, 'questions.jsonl');
    if (!pdf || !existsSync(questions)) throw new Error(`No PDF or no questions.jsonl in ${folder}`);
    const terms = rowsOf<Term>(questions).filter(({ kind }) => kind === 'term');
    const book = await openPdf(join(folder, pdf));
    sets.push({ name: pdf, ...recallOf(book.knowledge, terms, values.misses), ...measureBook(book) });
  }
  print({ sets });
}
