/** From what an engine claims to what a student may be shown: every quote checked in the book, the unproved left out. */
import { findQuote, hasSubstance, type VerifiedQuote } from '../book/evidence/index.ts';
import type { Book } from '../book/model.ts';
import { pageOf, textOf } from '../book/pages.ts';
import type { Citation, NearSection } from '../contract/evidence.ts';
import type { ClaimedQuote, DraftAnswer } from './engine.ts';

export interface ProvedAnswer {
  /** Markdown; `[n]` marks the n-th of `citations`, counting from 1. */
  answer: string;
  citations: Citation[];
  /** Where nothing is cited: the sections of the book that come nearest. */
  sections?: NearSection[];
}

const MARK = /\s?\[(\d{1,3})\](?!\()/g;

/** Said where an answer claimed quotes and the book holds none of them. */
export const UNSUPPORTED =
  "I can't show this in your book: none of the passages I had in mind could be found on its pages. Try asking in the book's own words.";

/**
 * A claimed quote as a citation: `marked` where the words stand (also on another page than claimed), `estimated` where
 * they stand in what was read from a page's picture, null where the book does not say them. A citation has one page and
 * its quote stands there: of a quote over the turn of a page the longer half is cited, in the book's words.
 */
export function proveQuote(book: Book, { page, quote }: ClaimedQuote): Citation | null {
  const found = findQuote(book, quote, page);
  if (found) {
    const { page: shown, boxes, quote: words } = found.rest ? longerHalf(book, found, found.rest) : { ...found, quote };
    const at = { ...place(book, shown), quote: words };
    if (pageOf(book, shown)?.quality === 'estimated') return { ...at, state: 'estimated', boxes };
    return { ...at, state: boxes.length ? 'marked' : 'page', boxes };
  }
  return null;
}

function longerHalf(book: Book, ...halves: (VerifiedQuote & { page: number })[]): ClaimedQuote & VerifiedQuote {
  const [longer] = halves
    .map((half) => ({ ...half, quote: textOf(book, half.page, half.start, half.end).replace(/\s+/g, ' ').trim() }))
    .toSorted(
      (a, b) => Number(hasSubstance(b.quote)) - Number(hasSubstance(a.quote)) || b.quote.length - a.quote.length,
    );
  return longer!; // of two halves
}

function place(book: Book, page: number): { page: number; label?: string } {
  const label = pageOf(book, page)?.label;
  return label === undefined ? { page } : { page, label };
}

/** Checks a draft from one book. */
export const proveAnswer = (book: Book, draft: DraftAnswer): ProvedAnswer =>
  resolveCitations(
    { ...draft, sections: (draft.sections ?? []).map((section) => ({ ...section, ...place(book, section.page) })) },
    draft.quotes.map((quote) => proveQuote(book, quote)),
  );

/**
 * A draft and what became of each of its quotes (null: not in the book). Marks of quotes that are not in the book go away
 * with their quotes, the rest are numbered anew; an answer that loses all its support says so instead.
 */
export function resolveCitations(
  draft: Pick<DraftAnswer, 'answer' | 'declined' | 'sections'>,
  proved: readonly (Citation | null)[],
): ProvedAnswer {
  if (draft.declined) {
    const near = draft.sections?.length ? { sections: draft.sections } : {};
    return { answer: draft.answer.replace(MARK, ''), citations: [], ...near };
  }
  const citations = proved.filter((citation) => citation !== null);
  if (proved.length > 0 && citations.length === 0) return { answer: UNSUPPORTED, citations };
  const numberOf = new Map(
    proved.flatMap((citation, i) => (citation ? [[i + 1, citations.indexOf(citation) + 1]] : [])),
  );
  const answer = draft.answer.replace(MARK, (mark, digits: string) => {
    const number = numberOf.get(Number(digits));
    return number === undefined ? '' : mark.replace(digits, String(number));
  });
  return { answer, citations };
}
