/** What of a book is sent with a question: the passages that fit it, in the order of the book, and where the book has what. */
import type { Book } from '../../../book/model.ts';
import { idf, rank } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { isSearched } from '../../../book/search/passages.ts';
import { quotable, type Sentence } from '../../../book/sentences.ts';
import type { Question } from '../../embedded/answer/question.ts';
import type { SummaryRequest } from '../../embedded/answer/summary-request.ts';

/** Words of the book as a model gets them: each stretch with the page it stands on, so that it can be quoted. */
export interface Excerpt {
  page: number;
  section?: string;
  text: string;
}

/** Ten passages of 200 words hold the right one in 99 of 100 questions (FACTS, "Retrieval"), and cost 4,000 tokens. */
const PASSAGES = 10;
/** What is sent for a summary is cut evenly to so many sentences. */
const SUMMARY_SENTENCES = 160;

/** The excerpts for a question. */
export function excerptsFor(question: Question, book: Book, index: BookIndex, most = PASSAGES): Excerpt[] {
  const total = index.passages.length;
  const rarity = (term: string) => idf(total, index.postings.get(term)?.passages.length ?? 0) || 1;
  const query = new Map([...question.weights].map(([term, weight]) => [term, weight / rarity(term)]));
  const wanted = new Set<number>();
  for (const { passage } of rank(query, index.postings, index.lengths, most)) {
    const { first, last } = index.passages[passage]!; // ranked passages are passages of the index
    for (let at = first; at <= last; at++) wanted.add(at);
  }
  return excerptsOf(
    [...wanted].toSorted((a, b) => a - b),
    book,
    index,
  );
}

/** The excerpts for a summary: all of a page, or of a part of the book as many sentences as fit, evenly chosen. */
export function excerptsOfPart(
  request: Exclude<SummaryRequest, { missing: true }>,
  book: Book,
  index: BookIndex,
): Excerpt[] {
  const within = ({ page, start }: Sentence) => {
    if ('page' in request) return page === request.page;
    if ('book' in request) return true;
    const { from, to, start: first, end } = request.section;
    return (page > from || (page === from && start >= first)) && (page < to || (page === to && start < end));
  };
  const all = index.sentences.flatMap((sentence, at) => (sentence.kind === 'prose' && within(sentence) ? [at] : []));
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
  return excerpts.map(({ last: _, ...excerpt }) => excerpt);
}

const OUTLINE_LINES = 60;
const OUTLINE_CHARS = 90;

/** The parts of the book, outermost first where there are too many, each with its first page. */
export function outlineOf(index: BookIndex): string[] {
  const parts = index.sections.filter(({ kind }) => kind === 'chapter' || kind === 'glossary' || kind === 'summary');
  const level = [3, 2, 1].find((deepest) => parts.filter((part) => part.level <= deepest).length <= OUTLINE_LINES) ?? 1;
  return parts
    .filter((part) => part.level <= level)
    .slice(0, OUTLINE_LINES)
    .map(({ title, from }) => `${title.slice(0, OUTLINE_CHARS)} (p. ${from})`);
}
