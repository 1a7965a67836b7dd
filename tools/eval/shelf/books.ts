/** The shelf of the evaluation: chapters cut out of whole books, each a PDF of its own, and books of other subjects. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { chaptersOf } from '../../../functions/src/book/chapters.ts';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { buildIndex } from '../../../functions/src/book/search/build.ts';
import { sentencesOf } from '../../../functions/src/book/sentences.ts';
import { buildKnowledge } from '../../../functions/src/knowledge/index.ts';
import { openSummary, packSummary } from '../../../functions/src/knowledge/summary.ts';
import type { ShelfBook } from '../../../functions/src/study/converse.ts';
import { shuffled } from './sample.ts';

interface Asked {
  id: string;
  kind: string;
  question: string;
  /** First and last page of the section that answers it, in the whole book. */
  pages: [number, number];
}

/** A question, the book of the shelf that answers it, and the pages of that book. */
interface Placed {
  asked: Asked;
  book: ShelfBook;
  pages: [number, number];
}

export interface Chapters {
  books: ShelfBook[];
  /** The questions whose pages the chapters hold. */
  questions: Placed[];
}

/** The lines of a data folder's file; none where there is no such file. */
export async function readLines<T>(path: string): Promise<T[]> {
  if (!existsSync(path)) return [];
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as T); // the data folder's documented form
}

/** So many chapters of the PDFs, chosen by chance among all their chapters, each cut out and read as an upload would be. */
export async function chaptersFrom(files: readonly string[], count: number, random: () => number): Promise<Chapters> {
  const all: { file: string; title: string; from: number; to: number }[] = [];
  const bytes = new Map<string, Uint8Array>();
  for (const file of files) {
    const pdf = new Uint8Array(await readFile(file));
    bytes.set(file, pdf);
    const book = await readPdf(pdf.slice());
    all.push(...chaptersOf(book).map(({ title, from, to }) => ({ file, title, from, to })));
  }
  const chapters: Chapters = { books: [], questions: [] };
  for (const { file, title, from, to } of shuffled(all, random).slice(0, count)) {
    const whole = bytes.get(file);
    if (!whole) continue;
    const book = await shelved(`${basename(file, '.pdf')}-${from}`, title, await pagesOf(whole, from, to));
    chapters.books.push(book);
    for (const asked of await readLines<Asked>(join(dirname(file), 'questions.jsonl'))) {
      const [first, last] = asked.pages;
      if (first < from || last > to) continue;
      chapters.questions.push({ asked, book, pages: [first - from + 1, last - from + 1] });
    }
  }
  return chapters;
}

/** A book of another subject. */
export const wholeBook = async (file: string): Promise<ShelfBook> =>
  shelved(file, basename(file, '.pdf'), new Uint8Array(await readFile(file)));

async function shelved(pdf_id: string, title: string, pdf: Uint8Array): Promise<ShelfBook> {
  const book = await readPdf(pdf);
  const open = { book, index: buildIndex(book) };
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const summary = openSummary(packSummary(open.index, knowledge));
  return { pdf_id, title, open: async () => open, summary: async () => summary };
}

/** A PDF of some pages of another, counted from 1, both included. */
async function pagesOf(pdf: Uint8Array, from: number, to: number): Promise<Uint8Array> {
  const whole = await PDFDocument.load(pdf);
  const part = await PDFDocument.create();
  const wanted = Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at);
  for (const page of await part.copyPages(whole, wanted)) part.addPage(page);
  return part.save();
}
