/**
 * Bench: what reading a book takes. Each book is read in fresh processes in turns: by us as the reading child does (pages are handed
 * on and not kept), by pdf.js alone as pdf-parse brings it, and by the native `pdftotext` where that is installed.
 *
 *   node tools/benches/reading.ts [FILE.pdf …] [--turns 3]
 *
 * Rows: what both children of the first file of one page take from start to end, as shipped; processor time over pdf.js and over pdftotext (geometric mean, worst), that of the facts in a row of their own, the most memory that a
 * reading of the longest book takes, and in how many books we find the words that pdftotext finds within the crop box.
 */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { READING_FLAGS } from '../../functions/src/book/read/run-child.ts';
import { currentBuild } from '../lib/builds.ts';
import { booksFor, inTurns, type Program, print, type Row } from './lib/bench.ts';
import { shipped } from './lib/shipped.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '3' } },
});
const USUAL = ['answers/psychology.pdf', 'books/book-*.pdf', 'books/notes-*.pdf', 'books/arabic-habibi.pdf'];
const files = booksFor(positionals, USUAL);

/** pdf.js alone runs as Node comes. */
const FLAGS = { ours: READING_FLAGS };
/** What starting takes hides what reading takes in fewer pages: they are in no ratio to pdftotext. */
const FEWEST_PAGES = 50;
const RECALLED = 0.98;

const source = (name: string) => join(import.meta.dirname, 'reading', name);
const reader = await shipped(source('ours.ts'), true);
const read = files.map((file) => {
  const program = (name: string): Program => [source(name), file];
  const ours: Program = [reader.start, file];
  const figures = inTurns(
    Number(values.turns),
    { ours, bare: program('bare.ts'), facts: program('facts.ts'), native: program('native.ts') },
    FLAGS,
  );
  const { ours: us, bare, native: anchor } = figures;
  const beside = anchor.ms === undefined ? '' : `, pdftotext ${anchor.ms.toFixed(0)}, of its words ${anchor.recalled}`;
  console.log(
    `    ${basename(file)}, ${us.pages} pages: ${us.ms?.toFixed(0)} ms, bare ${bare.ms?.toFixed(0)}${beside}`,
  );
  return { name: basename(file), file, ...figures };
});

reader.remove();

const mean = (ratios: readonly number[]) =>
  Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length);
const isThere = read.some(({ native }) => native.ms !== undefined);
const MISSING = 'pdftotext is not installed here';

/** Mean and worst of one figure over another, over all books. */
function ratios(what: string, over: 'bare' | 'native', by: string, goals: readonly [string, string]): Row[] {
  const all = read
    .filter(({ ours }) => over === 'bare' || (ours.pages ?? 0) >= FEWEST_PAGES)
    .map(({ name, ours, [over]: other }) => ({ name, ratio: (ours.ms ?? 0) / (other.ms ?? Number.NaN) }))
    .sort((a, b) => b.ratio - a.ratio);
  if (all.length === 0) return [];
  const row = (which: string, ours: number, goal: string): Row => ({
    what: `${what}, ${which}`,
    ours,
    anchor: null,
    by,
    goal,
  });
  return [
    row(`geometric mean of ${all.length}`, mean(all.map(({ ratio }) => ratio)), goals[0]),
    row(`worst (${all[0]?.name})`, all[0]?.ratio ?? Number.NaN, goals[1]),
  ];
}

/** What starting the children costs, which a short book pays as a long one does. */
async function fixedCost(): Promise<Row[]> {
  const short = read.find(({ ours }) => ours.pages === 1);
  // Linux alone tells what ended children took.
  if (!short || process.platform !== 'linux') return [];
  const { functionsDir } = await currentBuild({ web: false });
  const { children } = inTurns(Number(values.turns), {
    children: [source('child.ts'), short.file, join(functionsDir, 'reading-child.cjs')],
  });
  const row = (what: string, ours = 0, goal = ''): Row => ({
    what: `${what}, ${short.name}, as shipped`,
    ours,
    anchor: null,
    by: 'one page, start to end',
    goal,
  });
  return [
    row('the child that looks at a file', children.looked),
    row('the child that reads it', children.read, '250 ms'),
  ];
}

if (read.length === 0) console.log('No book here: name a PDF.');
else {
  const longest = read.toSorted((a, b) => (b.ours.pages ?? 0) - (a.ours.pages ?? 0))[0];
  const facts = read.map(({ ours, facts }) => (facts.ms ?? 0) / (ours.ms ?? 1));
  const recalled = read.filter(({ native }) => (native.recalled ?? 0) >= RECALLED).length;
  print([
    ...(await fixedCost()),
    ...ratios('reading ÷ bare pdf.js', 'bare', `${read.length} books`, ['', '']),
    ...(isThere
      ? ratios('reading ÷ pdftotext', 'native', `${read.length} books`, ['≤ 4.0', '≤ 10'])
      : [{ what: 'reading ÷ pdftotext', ours: null, anchor: null, by: MISSING, goal: '≤ 4.0, worst 10' }]),
    {
      what: 'finding the facts ÷ reading, geometric mean',
      ours: mean(facts),
      anchor: null,
      by: 'a row of its own',
      goal: '≤ .35',
    },
    {
      what: `most memory reading ${longest?.name}, ${longest?.ours.pages} pages (MB)`,
      ours: longest?.ours.megabytes ?? null,
      anchor: longest?.bare.megabytes ?? null,
      by: 'bare pdf.js',
      goal: '≤ 280 at 2,415 pages',
    },
    {
      what: `books with ≥ ${RECALLED} of pdftotext's words, of ${read.length}`,
      ours: isThere ? recalled : null,
      anchor: null,
      by: isThere ? 'pdftotext' : MISSING,
      goal: '17 of 18',
    },
  ]);
}
