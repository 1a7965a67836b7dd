/**
 * Evaluation of reading pages from their pictures: pages with text are drawn, spoiled, put into a PDF that holds nothing but the
 * picture, and read as an upload is.
 *
 *   node tools/eval/pictures.ts [--pdf FILE] [--pages 20,45] [--kinds clean300,clean150,lean,noisy,side] [--misses]
 *
 * Pages of one kind are one book, read in one child. `recall`: share of the page's words (letters and digits, case aside, each as often as it stands there) that were read.
 * `quotes`: share of its sentences of 6 to 30 words that are found word for word. `over`: of those, the median intersection over
 * union of each line's box and the ink of those words (pages that were not turned). `cpuMs`: processor time of a page, `startMs`: of the
 * child and its engine before the first (with two pages or more); `peakMb`: its most resident memory. The last line is JSON.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyQuote } from '../../functions/src/book/evidence/index.ts';
import type { PictureReading } from '../../functions/src/book/pictures/model.ts';
import { withPictures } from '../../functions/src/book/pictures/page.ts';
import { readPicturesInChild } from '../../functions/src/book/read/pictures-in-child.ts';
import { type Drawn, drawnPages, isKind, KINDS, type Kind, pictureBook, spoiled } from './pictures/drawn.ts';
import { inkIn, overlap, quotesOf, recallOf } from './pictures/measures.ts';

const { values } = parseArgs({
  options: {
    task: { type: 'string' },
    pdf: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/answers/psychology.pdf') },
    pages: { type: 'string', default: '20,45' },
    kinds: { type: 'string', default: KINDS.join(',') },
    misses: { type: 'boolean', default: false },
  },
});

interface Row {
  page: number;
  kind: Kind;
  recall: number;
  quotes: number;
  found: number;
  over: number[];
  cpuMs: number;
  peakMb: number;
}

async function measure(drawn: readonly Drawn[], kind: Kind, folder: string): Promise<Row[]> {
  const path = join(folder, `${kind}.pdf`);
  const pictures = drawn.map(({ page, bitmap }) => ({ page, bitmap: spoiled(bitmap, kind) }));
  await writeFile(path, pictureBook(pictures, kind));
  const rows: Row[] = [];
  let before = 0;
  const numbers = drawn.map((_, at) => at + 1);
  await readPicturesInChild(path, numbers, ({ page: number, reading, cpuMs, peakBytes }) => {
    const of = drawn[number - 1];
    if (!of) return;
    const row = {
      ...compared(of, reading, kind),
      cpuMs: Math.round(cpuMs - before),
      peakMb: Math.round(peakBytes / 2 ** 20),
    };
    before = cpuMs;
    rows.push(row);
    console.log(
      `${kind} p. ${row.page}, drawn at ${of.dpi} dpi: ${JSON.stringify({ ...row, over: median(row.over) })}`,
    );
  });
  return rows;
}

/** What was read of a page's picture beside what its text says. */
function compared({ page, bitmap }: Drawn, reading: PictureReading, kind: Kind): Omit<Row, 'cpuMs' | 'peakMb'> {
  const empty = { ...page, number: 1, text: '', lines: [], quality: 'none' as const };
  const book = { title: null, language: null, outline: [], pages: [empty] };
  const [read = empty] = withPictures(book, new Map([[1, reading]]), new Map()).pages;
  const quotes = quotesOf(page.text);
  const over: number[] = [];
  let hits = 0;
  for (const quote of quotes) {
    const [wanted, found] = [verifyQuote(page, quote), verifyQuote(read, quote)];
    if (found) hits++;
    else if (values.misses) console.log(`missed: ${quote}`);
    if (!wanted || !found || kind === 'lean' || kind === 'side' || wanted.boxes.length !== found.boxes.length) continue;
    for (const [at, box] of wanted.boxes.entries()) {
      const ink = inkIn(bitmap, box);
      const marked = found.boxes[at];
      if (ink && marked) over.push(overlap(ink, marked));
    }
  }
  return { page: page.number, kind, recall: recallOf(page.text, read.text), quotes: quotes.length, found: hits, over };
}

const mean = (numbers: number[]) =>
  Number((numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)).toFixed(3));
const median = (numbers: number[]) => Number((numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0).toFixed(3));

const kinds = values.kinds.split(',').filter(isKind);
const folder = await mkdtemp(join(tmpdir(), 'folio-pictures-'));
try {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const dpi = kind === 'clean300' ? 300 : 150;
    const drawn = await drawnPages(values.pdf, values.pages.split(',').map(Number), dpi);
    rows.push(...(await measure(drawn, kind, folder)));
  }
  const summary = kinds.map((kind) => {
    const of = rows.filter((row) => row.kind === kind);
    const later = of.slice(1);
    const sum = (key: 'quotes' | 'found') => of.reduce((total, row) => total + row[key], 0);
    return {
      kind,
      pages: of.length,
      recall: mean(of.map(({ recall }) => recall)),
      quotes: Number((sum('found') / Math.max(1, sum('quotes'))).toFixed(3)),
      over: median(of.flatMap(({ over }) => over)),
      cpuMs: Math.round(mean(later.map(({ cpuMs }) => cpuMs))),
      startMs: Math.round((of[0]?.cpuMs ?? 0) - mean(later.map(({ cpuMs }) => cpuMs))),
      peakMb: Math.max(...of.map(({ peakMb }) => peakMb)),
    };
  });
  console.log(JSON.stringify({ task: 'pictures', pdf: basename(values.pdf), pages: values.pages, kinds: summary }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
