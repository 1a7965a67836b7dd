/** From what an engine claims to what a student may be shown: every quote checked in the book, the unproved left out. */
import { findQuote, hasSubstance, type VerifiedQuote } from '../book/evidence/index.ts';
import type { Book } from '../book/model.ts';
import { pageOf, textOf } from '../book/pages.ts';
import { regionOf } from '../book/region.ts';
import type { Citation } from '../contract/evidence.ts';
import type { Passage, PassageReply } from '../contract/passages.ts';
import type { DraftPassage, DraftPassages } from './draft-passages.ts';
import type { ClaimedQuote, DraftAnswer } from './engine.ts';
import { escapeMarkdown, outsideCode } from './markdown.ts';

export interface ProvedAnswer extends PassageReply {
  /** Markdown; `[n]` marks the n-th of `citations`, counting from 1. */
  answer: string;
  citations: Citation[];
}

const MARK = /\s?\[(\d{1,3})\](?!\()/g;

/** Said where an answer claimed quotes and the book holds none of them. */
export const UNSUPPORTED =
  "I can't show this in your book: none of the passages I had in mind could be found on its pages. Try asking in the book's own words.";

/**
 * A claimed quote as a citation: `marked` where the words stand (also on another page than claimed), `estimated` where
 * they stand in what was read from a page's picture or that picture itself was looked at, null where the book does not say them. A citation has one page and
 * its quote stands there: of a quote over the turn of a page the longer half is cited, in the book's words.
 * @param within how many pages from the claimed one it may stand at most
 */
export function proveQuote(
  book: Book,
  { page, quote, picture }: ClaimedQuote,
  within = Number.POSITIVE_INFINITY,
): Citation | null {
  if (picture) {
    if (!pageOf(book, page)) return null;
    return { ...place(book, page), quote: '', state: 'estimated', boxes: [picture], picture: true };
  }
  const found = findQuote(book, quote, page, within);
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
export function proveAnswer(book: Book, draft: DraftAnswer): ProvedAnswer {
  const proved = draft.quotes.map((quote) => proveQuote(book, quote));
  if (!draft.passages) return resolveCitations(draft, proved);
  return withPassages(
    draft,
    proved,
    draft.passages.passages.flatMap((passage) => provePassage(book, passage) ?? []),
    (draft.passages.near ?? []).flatMap((passage) => provePassage(book, passage) ?? []),
  );
}

/**
 * An answer made of passages: what is said before them, the line where it is proved, and the first passage with its mark. Passages
 * that the book does not have are left out; a line loses its place with the last of its quotes.
 */
export function withPassages(
  draft: { answer: string; passages?: Omit<DraftPassages, 'passages' | 'near'> },
  quotes: readonly (Citation | null)[],
  passages: readonly ProvedPassage[],
  near: readonly ProvedPassage[] = [],
): ProvedAnswer {
  const { found = 'nothing', line: claimed, outline, terms, also, looked_for } = draft.passages ?? {};
  const isWhole = claimed !== undefined && quotes.length > 0 && quotes.every((quote) => quote !== null);
  const line = isWhole ? claimed : undefined;
  const citations = isWhole ? quotes.filter((quote) => quote !== null) : [];
  const [first] = passages;
  if (first) citations.push(first.citation);
  const isNothing = found !== 'outline' && line === undefined && !first;
  const shown = first && `${quoted(first.passage.text)} [${citations.length}]`;
  return {
    answer: [draft.answer, line, shown].filter((piece) => piece).join('\n\n'),
    citations,
    found: isNothing ? 'nothing' : found === 'line' && line === undefined ? 'passages' : found,
    ...(line !== undefined && { line }),
    ...(passages.length > 0 && { passages: passages.map(({ passage }) => passage) }),
    ...(near.length > 0 && { near: near.map(({ passage }) => passage) }),
    ...(outline && { outline }),
    ...(terms?.length && { terms }),
    ...(also?.length && { also }),
    ...(looked_for?.length && { looked_for }),
  };
}

/** Book text as a quotation of Markdown that shows it as it is, line by line. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join('\n>\n');

/** A passage, and what of it answers best as it is cited; all of it where nothing is marked. */
export interface ProvedPassage {
  passage: Passage;
  citation: Citation;
}

/** A passage where all of it is in the book, else as much around what answers as is; null where not even that is. */
export function provePassage(book: Book, draft: DraftPassage): ProvedPassage | null {
  const { pieces } = draft;
  const best = Math.max(
    0,
    pieces.findIndex(({ mark }) => mark),
  );
  const proves = (from: number, to: number) => proveRun(book, draft, pieces.slice(from, to));
  // Words that prove nothing by themselves may stand there: what is longer tells.
  const mayBe = (from: number, to: number) => {
    const words = pieces.slice(from, to).map(({ text }) => text);
    return !hasSubstance(words.join(' ')) || proves(from, to) !== null;
  };
  // A footnote or a picture between two sentences, or a word that was not surely read, parts what the page prints.
  let [from, to] = [0, pieces.length];
  let passage = proves(from, to);
  if (!passage) {
    to = best + furthest(pieces.length - best, (step) => mayBe(best, best + step));
    from = best - furthest(best, (step) => mayBe(best - step, to));
    passage = to > best ? proves(from, to) : null;
  }
  if (!passage) return null;
  const { page, text, marks } = passage;
  const [mark] = marks;
  const citation = proveQuote(book, { page, quote: mark ? text.slice(mark.start, mark.end) : text }, RUN_PAGES);
  return citation && { passage, citation: { ...citation, quote: citation.quote.replace(/\s+/g, ' ') } };
}

/** The most steps, up to `most`, that still hold; what holds for so many must hold for fewer. */
function furthest(most: number, holds: (steps: number) => boolean): number {
  let [sure, open] = [0, most];
  while (sure < open) {
    const middle = Math.ceil((sure + open) / 2);
    if (holds(middle)) sure = middle;
    else open = middle - 1;
  }
  return sure;
}

/** A run was taken from the page that it names, and goes on over a turn or two; where it is parted there it stands nowhere else. */
const RUN_PAGES = 3;

function proveRun(
  book: Book,
  { page, space, section, kind }: DraftPassage,
  run: DraftPassage['pieces'],
): Passage | null {
  let text = '';
  const marks: Passage['marks'] = [];
  for (const [at, piece] of run.entries()) {
    if (at > 0) text += piece.breaks ? '\n' : space;
    if (piece.mark) marks.push({ start: text.length, end: text.length + piece.text.length });
    text += piece.text;
  }
  const found = findQuote(book, text, page, RUN_PAGES);
  if (!found) return null;
  const marked = marks.flatMap(
    ({ start, end }) => findQuote(book, text.slice(start, end), found.page, RUN_PAGES) ?? [],
  );
  // Over the turn of a page the passage is where what answers is.
  const shown = marked[0]?.page === found.rest?.page ? (found.rest ?? found) : found;
  const own = marked.flatMap(({ page: there, boxes }) => (there === shown.page ? boxes : []));
  const boxes = own.length === 0 ? shown.boxes : own;
  const printed = pageOf(book, shown.page);
  const estimated = printed?.quality === 'estimated';
  // Over the turn of a page no part of one shows all of it.
  const region = kind === 'region' && printed && !found.rest ? regionOf(printed, found.start, found.end) : null;
  return {
    ...place(book, shown.page),
    section: [...section],
    text,
    marks,
    boxes,
    state: estimated ? 'estimated' : boxes.length > 0 ? 'marked' : 'page',
    ...(book.language && { lang: book.language, dir: RIGHT_TO_LEFT.test(book.language) ? 'rtl' : 'ltr' }),
    kind,
    ...(region && { region }),
  };
}
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur|ps|yi)\b/u;

/**
 * A draft and what became of each of its quotes (null: not in the book). Marks of quotes that are not in the book go away
 * with their quotes, the rest are numbered anew; an answer that loses all its support says so instead.
 */
export function resolveCitations(
  draft: Pick<DraftAnswer, 'answer' | 'declined'>,
  proved: readonly (Citation | null)[],
): ProvedAnswer {
  if (draft.declined) {
    return { answer: outsideCode(draft.answer, (text) => text.replace(MARK, '')), citations: [] };
  }
  const citations = proved.filter((citation) => citation !== null);
  if (proved.length > 0 && citations.length === 0) return { answer: UNSUPPORTED, citations };
  const numberOf = new Map(
    proved.flatMap((citation, i) => (citation ? [[i + 1, citations.indexOf(citation) + 1]] : [])),
  );
  const renumbered = (mark: string, digits: string) => {
    const number = numberOf.get(Number(digits));
    return number === undefined ? '' : mark.replace(digits, String(number));
  };
  const answer = outsideCode(draft.answer, (text) => text.replace(MARK, renumbered));
  return { answer, citations };
}
