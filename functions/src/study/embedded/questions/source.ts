/** What questions are written from: the statements of a book's teaching text, each with its chapter. */
import type { Book } from '../../../book/model.ts';
import { proseOf, quotable, type Sentence } from '../../../book/sentences.ts';
import { chapterIndex } from '../../quiz/chapters.ts';
import { statementOf } from './statement.ts';
import type { Names } from './term.ts';

export interface Statement {
  /** Place among the book's prose sentences. */
  order: number;
  /** The page and the words on it, verbatim. */
  page: number;
  quote: string;
  /** The sentence without asides and openers, fit to stand alone. */
  text: string;
  /** Which chapter it stands in: an index, or a stretch of pages where the book has none. */
  chapter: number;
  section: number;
}

export interface Source {
  statements: Statement[];
  /** All prose sentences in range, fit to stand alone or not. */
  prose: Sentence[];
  names: Names;
  chapters: number;
}

/** The sentences between two pages (1-based, inclusive) that can be asked about. */
export function sourceOf(book: Book, from = 1, to = book.pages.length): Source {
  const whole = proseOf(book);
  const chapterOf = chapterIndex(book);
  const prose = whole.filter((sentence) => sentence.page >= from && (sentence.rest?.page ?? sentence.page) <= to);
  const statements: Statement[] = [];
  prose.forEach((sentence, order) => {
    if (sentence.rest && sentence.rest.page !== sentence.page) return;
    const text = statementOf(sentence.text);
    if (text === null) return;
    const chapter = chapterOf(sentence);
    if (chapter !== null)
      statements.push({ order, ...quotable(book, sentence), text, chapter, section: sentence.section });
  });
  return { statements, prose, names: namesIn(whole), chapters: new Set(statements.map((one) => one.chapter)).size };
}

/** Words that begin with a capital wherever they stand, told from sentences' insides. */
function namesIn(sentences: readonly Sentence[]): Names {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  for (const { text } of sentences) {
    const words = text.match(/[\p{L}][\p{L}\p{M}’'-]*/gu) ?? [];
    words.forEach((word, i) => {
      const lower = word.toLowerCase();
      if (word === lower) small.set(lower, (small.get(lower) ?? 0) + 1);
      else if (i > 0) capital.set(lower, (capital.get(lower) ?? 0) + 1);
    });
  }
  return (word) => (capital.get(word.toLowerCase()) ?? 0) > (small.get(word.toLowerCase()) ?? 0);
}
