/** Questions with the sentences that may answer them, as the ranker is fitted on them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../../functions/src/book/model.ts';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { type BookIndex, buildIndex } from '../../../functions/src/book/search/build.ts';

/** A line of `questions.jsonl`, as the README of ../shared/data/xquad describes it. */
export interface Asked {
  id: string;
  question: string;
  expected: string;
  sentence: string;
  pages: [number, number];
  article: string;
}

export interface Folder {
  language: string;
  book: Book;
  index: BookIndex;
  questions: Asked[];
}

const lines = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as T) // the data folder's documented form
    : [];

/** Opens the folders of a data set, one a language. @param kept where read books are kept between runs, if anywhere */
export async function openFolders(data: string, kept?: string): Promise<Folder[]> {
  const folders: Folder[] = [];
  for (const entry of readdirSync(data, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const at = join(data, entry.name);
    const store = kept && join(kept, `${entry.name}-book.json`);
    const book =
      store && existsSync(store)
        ? (JSON.parse(readFileSync(store, 'utf8')) as Book) // written below
        : await readPdf(new Uint8Array(readFileSync(join(at, 'book.pdf'))));
    if (store && !existsSync(store)) writeFileSync(store, JSON.stringify(book));
    folders.push({
      language: entry.name,
      book,
      index: buildIndex(book),
      questions: lines<Asked>(join(at, 'questions.jsonl')),
    });
  }
  return folders;
}

/** Letters and digits alone, as texts are compared. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
