/** A card of words that a student chose on a page: the part of the page around them, with them covered. */
import { around } from '../../book/around.ts';
import { blocksOfPage } from '../../book/blocks.ts';
import { sectionsOf } from '../../book/chapters.ts';
import { boxesOf, Effort, verifyQuote } from '../../book/evidence/index.ts';
import type { Book, Page } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { placeOn } from '../../book/placed.ts';
import { wordsOf } from '../../book/words.ts';
import type { Box, Evidence } from '../../contract/evidence.ts';
import { isHandbook } from '../../contract/handbook.ts';
import { MAX_CHOICE_WORDS } from '../../contract/limits.ts';
import type { MarkPart } from '../../contract/marks.ts';
import type { MarkCard } from '../../contract/review.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { addCards, cardId } from '../../stores/cards.ts';
import { wholeBook } from '../../stores/whole-book.ts';

interface Range {
  start: number;
  end: number;
}

/** Words before and after the gap in the card's question. */
const BESIDE = { before: 16, after: 12 };
const GAP = '_____';
/** Words that prove nothing by themselves are proved with so many more on each side, at most. */
const MOST_MORE = 12;
/** The part of the page that is shown reaches so far above and below the words, and has so much air around it (shares of the page). */
const REACH = 0.09;
const AIR = 0.012;

/** The words with as few of their neighbours as prove them; null where they were not surely read. */
function proved(page: Page, { start, end }: Range, effort: Effort): Evidence | null {
  const words = wordsOf(page);
  const [first, last] = [words.findIndex((word) => word.end > start), words.findLastIndex((word) => word.start < end)];
  for (let more = 0; more <= MOST_MORE; more++) {
    const [from, to] = [words[Math.max(0, first - more)], words[Math.min(words.length - 1, last + more)]];
    const quote = page.text.slice(from?.start, to?.end);
    const found = verifyQuote(page, quote, effort);
    // The same words may stand on the page before these.
    if (!found || found.end <= start || found.start >= end) continue;
    const named = { page: page.number, ...(page.label !== undefined && { label: page.label }) };
    const estimated = page.quality === 'estimated' && { estimated: true as const };
    return { ...named, quote, boxes: found.boxes.slice(0, MAX_CHOICE_WORDS), ...estimated };
  }
  return null;
}

/** The part of the page around covered words: their paragraphs, as far as they stand near. */
function viewAround(book: Book, page: Page, ranges: readonly Range[], cover: readonly Box[]): Box {
  const top = Math.min(...cover.map(({ y }) => y)) - REACH;
  const bottom = Math.max(...cover.map(({ y, height }) => y + height)) + REACH;
  const blocks = blocksOfPage(book, page.number).filter((block) =>
    ranges.some(({ start, end }) => start < block.end && end > block.start),
  );
  const near = page.lines
    .filter((line) => blocks.some(({ start, end }) => line.start < end && line.end > start))
    .map(({ box }) => box)
    .filter(({ y, height }) => y >= top && y + height <= bottom);
  const all = [...near, ...cover];
  const left = Math.max(0, Math.min(...all.map(({ x }) => x)) - AIR);
  const up = Math.max(0, Math.min(...all.map(({ y }) => y)) - AIR);
  const right = Math.min(1, Math.max(...all.map(({ x, width }) => x + width)) + AIR);
  const down = Math.min(1, Math.max(...all.map(({ y, height }) => y + height)) + AIR);
  return { x: left, y: up, width: right - left, height: down - up };
}

/**
 * Keeps chosen words as a card; of a choice over a page turn what stands on its first page.
 * @throws AppError `not_found`, `not_ready`, `limit`; `unusable` where the words were not surely read from a picture
 */
export async function cardFromMark(
  uid: string,
  pdfId: string,
  parts: readonly MarkPart[],
  signal: AbortSignal,
): Promise<MarkCard> {
  if (isHandbook(pdfId)) throw notFound('book');
  const { book } = await wholeBook(uid, pdfId, signal);
  const page = pageOf(book, parts[0]?.page ?? 0);
  const effort = new Effort();
  const ranges = page
    ? parts.flatMap((part) => (part.page === page.number ? (placeOn(page, part, effort) ?? []) : []))
    : [];
  const [first] = ranges;
  if (!page || !first)
    throw new AppError('not_found', 'These words are not on the page any more. Please choose them again.');
  const evidence = proved(page, first, effort);
  if (!evidence)
    throw new AppError(
      'unusable',
      'These words were not surely read from the picture of the page, so they can’t be a card.',
    );
  const { before, after } = around(page, first.start, first.end, BESIDE.before, BESIDE.after);
  const question = `${before} ${GAP} ${after}`.replace(/\s+/g, ' ').trim();
  const answer = [
    ranges
      .map(({ start, end }) => page.text.slice(start, end))
      .join(' ')
      .replace(/\s+/g, ' '),
  ];
  // Of a page made so that each letter is a line, no card can hold every place.
  const cover = ranges.flatMap(({ start, end }) => boxesOf(page, start, end)).slice(0, MAX_CHOICE_WORDS);
  const chapter = sectionsOf(book).findLast(({ from }) => from <= page.number)?.title ?? null;
  const cut = cover.length > 0 && { cut: { page: page.number, view: viewAround(book, page, ranges, cover), cover } };
  const content = { kind: 'short' as const, question, answer, evidence: [evidence], chapter, source: 'mark' as const };
  const added = await addCards(uid, pdfId, [{ term: '', siblings: [], content: { ...content, ...cut } }]);
  return { ...added, card_id: cardId(pdfId, { question, answer }) };
}
