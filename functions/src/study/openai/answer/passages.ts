/** What of a book is sent with a question: the passages that fit it, in the order of the book, and where the book has what. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { isSearched } from '../../../book/search/passages.ts';
import { quotable, type Sentence } from '../../../book/sentences.ts';
import type { Question } from '../../find/question.ts';
import type { SummaryRequest } from '../../find/section-asked.ts';
import { type Room, tellingSentences } from './telling.ts';

/** Words of the book as a model gets them: each stretch with the page it stands on, so that it can be quoted. */
export interface Excerpt {
  page: number;
  section?: string;
  text: string;
}

/** The right section is among fourteen passages more often than among the ten that were once sent whole, with 13,000 characters. */
const ROOM: Room = { passages: 14, chars: 4_600 };
/** What is sent for a summary is cut evenly to so many sentences. */
const SUMMARY_SENTENCES = 160;

/** The excerpts for a question. */
export const excerptsFor = (question: Question, book: Book, index: BookIndex, room = ROOM): Excerpt[] =>
  excerptsOf(tellingSentences(question, index, room), book, index);

/** The excerpts for a summary: all of a page, or of a part of the book as many sentences as fit, evenly chosen. */
export function excerptsOfPart(
  request: Exclude<SummaryRequest, { missing: true }>,
  book: Book,
  index: BookIndex,
): Excerpt[] {
  const told = new Set('topic' in request ? request.places : []);
  const within = ({ page, start }: Sentence, at: number) => {
    if ('topic' in request) return told.has(at);
    if ('page' in request) return page === request.page;
    if ('book' in request) return true;
    const { from, to, start: first, end } = request.section;
    return (page > from || (page === from && start >= first)) && (page < to || (page === to && start < end));
  };
  const all = index.sentences.flatMap((sentence, at) =>
    sentence.kind === 'prose' && within(sentence, at) ? [at] : [],
  );
  const step = Math.max(1, all.length / SUMMARY_SENTENCES);
  const chosen = all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return excerptsOf(chosen, book, index);
}

/** Sentences, by their places in the index, as text by page and section. */
export function excerptsOf(places: readonly number[], book: Book, index: BookIndex): Excerpt[] {
  const excerpts: (Excerpt & { last: number })[] = [];
  for (const at of places) {
    const sentence = index.sentences[at];
    if (!sentence || !isSearched(sentence)) continue;
    const { page, quote } = quotable(book, sentence);
    const section = index.sections[sentence.section]?.title;
    const open = excerpts.at(-1);
    if (open && open.page === page && open.section === section && at - open.last <= 2) {
      open.text += `${index.sentences[open.last]?.paragraph === sentence.paragraph ? ' ' : '\n'}${quote}`;
      open.last = at;
    } else excerpts.push({ page, ...(section && { section }), text: quote, last: at });
  }
  // A section is named where it begins.
  return excerpts.map(({ page, section, text }, i) =>
    section === undefined || section === excerpts[i - 1]?.section ? { page, text } : { page, section, text },
  );
}

/** What of a book's outline is sent, whatever is asked: characters in all, and of one title. */
const OUTLINE_CHARS = 700;
const TITLE_CHARS = 60;

/** The parts of the book, outermost first where there are too many, each with its first page. */
export function outlineOf(index: BookIndex): string[] {
  const parts = index.sections.filter(({ kind }) => kind === 'chapter' || kind === 'glossary' || kind === 'summary');
  const down = (deepest: number) =>
    parts
      .filter(({ level }) => level <= deepest)
      .map(({ title, from }) => `${title.slice(0, TITLE_CHARS)} (p. ${from})`);
  const fits = (lines: readonly string[]) => lines.join('').length <= OUTLINE_CHARS;
  const lines = [3, 2].map(down).find(fits) ?? down(1);
  let chars = 0;
  return lines.filter((line) => {
    chars += line.length;
    return chars <= OUTLINE_CHARS;
  });
}
