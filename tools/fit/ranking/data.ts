/** The sets of questions that the search is fitted on, opened: books, questions, and which half each question is of. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chaptersOf } from '../../../functions/src/book/chapters.ts';
import type { Book } from '../../../functions/src/book/model.ts';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { type BookIndex, buildIndex } from '../../../functions/src/book/search/build.ts';

/** A line of `questions.jsonl`, as the READMEs of ../shared/data describe it. */
export interface Asked {
  id: string;
  kind: string;
  question: string;
  expected: string;
  /** Of XQuAD: the sentence that holds the expected words. */
  sentence?: string;
  pages: [number, number];
}

export interface Folder {
  name: string;
  book: Book;
  index: BookIndex;
  questions: Asked[];
  foreign: string[];
  /** The chapter that a page is in, counted from 1. Questions of odd chapters tune, those of even ones check. */
  chapterOf: (page: number) => number;
}

const lines = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as T) // the data folder's documented form
    : [];

/** Opens some folders of the data, each with a PDF and its questions. @param kept where read books are kept between runs */
export async function openFolders(folders: readonly string[], kept?: string): Promise<Folder[]> {
  const opened: Folder[] = [];
  for (const at of folders) {
    const parent = basename(join(at, '..'));
    const name = parent === 'xquad' ? `xquad-${basename(at)}` : basename(at);
    const pdf = readdirSync(at).find((file) => file.endsWith('.pdf'));
    const questions = lines<Asked>(join(at, 'questions.jsonl'));
    if (pdf === undefined || questions.length === 0) throw new Error(`${at}: no PDF or no questions.jsonl`);
    const store = kept && join(kept, `book-${name}.json`);
    const book =
      store && existsSync(store)
        ? (JSON.parse(readFileSync(store, 'utf8')) as Book) // written below
        : await readPdf(new Uint8Array(readFileSync(join(at, pdf))));
    if (store && !existsSync(store)) writeFileSync(store, JSON.stringify(book));
    const starts = chaptersOf(book).map(({ from }) => from);
    opened.push({
      name,
      book,
      index: buildIndex(book),
      questions,
      foreign: lines<{ question: string }>(join(at, 'foreign.jsonl')).map(({ question }) => question),
      chapterOf: (page) => starts.filter((start) => start <= page).length,
    });
  }
  return opened;
}

export const isTuning = ({ chapterOf }: Folder, { pages }: Asked): boolean => chapterOf(pages[0]) % 2 === 1;

/** The book without the pages of every third chapter, `part` from 0 to 2: its questions are absent then. */
export function withoutChapters({ book, chapterOf }: Folder, part: number): BookIndex {
  return buildIndex({ ...book, pages: book.pages.filter(({ number }) => chapterOf(number) % 3 !== part) });
}
