/** Pages cut into blocks (paragraphs, headings, captions), each told for what it is. */
import { furnitureOf } from './furniture.ts';
import type { Book, Line, Page } from './model.ts';
import { textOf } from './pages.ts';
import { countHan, countSigns } from './script.ts';

/**
 * `text`: running text. `heading`: a title of a part of the book. `furniture`: running heads and page numbers.
 * `contents` and `index`: lists of page numbers. `reference`: an entry of a bibliography. `code`: mostly not words.
 */
type BlockKind = 'text' | 'heading' | 'furniture' | 'caption' | 'contents' | 'index' | 'reference' | 'code';

/** Characters `[start, end)` of a page that belong together. */
export interface Block {
  /** Number of the page in the file, from 1. */
  page: number;
  start: number;
  end: number;
  kind: BlockKind;
  /** Height of its letters in points. */
  size: number;
  bold: boolean;
}

const CAPTION =
  /^(?:figure|fig\.?|table|listing|exhibit|abbildung|abb\.?|tabelle|tab\.?|figura|tabla|tableau|рис\.?|рисунок|таблица|شکل|جدول|الشكل|الجدول|图|圖|表|図)\s*[\p{Nd}\p{Lu}]/iu;
const DOT_LEADER = /(?<!\.\s?)(?:\.\s?){4,}\s*(?:[\divxlc]+\s*)?$|…{2,}/i;
const CONTENTS_LINE = /\S\s+(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/u;
const INDEX_LINE = /,\s*\p{Nd}{1,4}(?:[-–]\p{Nd}{1,4}|ff?)?[.,]?$/u;
/** Patterns at a line's end look at this much of it: a hostile line must not cost its length squared. */
const LINE_END = 80;
const HEADING_START = /^\s*[\p{Lu}\p{Lt}\p{Lo}\p{Nd}"“«„¿§([（「《]/u;
const AUTHOR_YEAR = /^[^\n]{2,600}?\((?:1[5-9]|20)\d\d[a-z]?(?:,[^)]{1,30})?\)[.,]|^[^\n]{2,200}?\(n\.d\.\)/u;
const YEAR = /\((?:(?:1[5-9]|20)\d\d|n\.d\.)/u;
const NUMBERED_REFERENCE = /^\[(?:\d{1,3}|[A-Z][A-Za-z+]{1,6}\d{2}[a-z]?)\]\s+\p{Lu}/u;

const sizes = new WeakMap<Book, number>();

/** Tells the size of letters of a book that was stored: to find it all lines of all pages are unpacked. */
export const keepBodySize = (book: Book, known: number): void => void sizes.set(book, known);

/** The size of letters that most of the book's characters have, in points. */
export function bodySize(book: Book): number {
  const known = sizes.get(book) ?? foundSize(book);
  sizes.set(book, known);
  return known;
}

function foundSize(book: Book): number {
  const weights = new Map<number, number>();
  for (const page of book.pages) {
    for (const line of page.lines) {
      const size = Math.round(line.size * 2) / 2;
      weights.set(size, (weights.get(size) ?? 0) + line.end - line.start);
    }
  }
  let best = 10;
  let most = 0;
  for (const [size, weight] of weights) if (weight > most) [best, most] = [size, weight];
  return best;
}

const cache = new WeakMap<Book, Block[]>();

/** All blocks of a book in reading order. Kept for the book object's life: a book does not change. */
export function blocksOf(book: Book): Block[] {
  const known = cache.get(book);
  if (known) return known;
  const blocks = smoothed(
    book.pages.flatMap((_, at) => cutAt(book, at)),
    book,
  );
  cache.set(book, blocks);
  const { cut, pages } = lookedAt(book);
  cut.clear();
  for (const [page, own] of Map.groupBy(blocks, ({ page }) => page)) pages.set(page, own);
  return blocks;
}

/** What is known of the pages of a book that were looked at: their blocks as they are cut, and what they are among the others. */
interface Looked {
  /** Index into `book.pages`, by the number of a page. */
  places: ReadonlyMap<number, number>;
  cut: Map<number, Block[]>;
  pages: Map<number, Block[]>;
}

const looked = new WeakMap<Book, Looked>();

function lookedAt(book: Book): Looked {
  let known = looked.get(book);
  if (!known) {
    known = { places: new Map(book.pages.map(({ number }, at) => [number, at])), cut: new Map(), pages: new Map() };
    looked.set(book, known);
  }
  return known;
}

/** The blocks of a page (index into `book.pages`) by what it prints alone. */
function cutAt(book: Book, at: number): Block[] {
  const { cut } = lookedAt(book);
  let blocks = cut.get(at);
  if (!blocks) {
    const page = book.pages[at];
    const body = bodySize(book);
    blocks = page ? pageBlocks(page, furnitureOf(page, book, body), body) : [];
    cut.set(at, blocks);
  }
  return blocks;
}

/** The blocks of one page, in reading order: as `blocksOf` has them, cut from the pages around it alone. */
export function blocksOfPage(book: Book, page: number): Block[] {
  const { places, pages } = lookedAt(book);
  const at = places.get(page);
  let blocks = pages.get(page);
  if (!blocks) {
    blocks =
      at === undefined || cache.has(book)
        ? []
        : smoothed(cutAround(book, at), book).filter((block) => block.page === page);
    pages.set(page, blocks);
  }
  return blocks;
}

/**
 * The blocks of a page with those of the pages around it that tell what its own are: two behind them, and before them as far as two that
 * stay what they are.
 */
function cutAround(book: Book, at: number): Block[] {
  const isText = ({ kind }: Block) => kind !== 'furniture';
  const before: Block[] = [];
  for (let page = at - 1; page >= 0; page--) {
    before.unshift(...cutAt(book, page));
    const text = before.filter(isText);
    if (text.some((block, place) => isSettled(block) && isSettled(text[place + 1] ?? SHORTEST))) break;
  }
  const behind: Block[] = [];
  for (let page = at + 1; page < book.pages.length && behind.filter(isText).length < HOPS; page++)
    behind.push(...cutAt(book, page));
  return [...before, ...cutAt(book, at), ...behind];
}
const SHORTEST = { kind: 'text', start: 0, end: 0 } as const;

function pageBlocks(page: Page, furniture: ReadonlySet<Line>, body: number): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  const flush = () => {
    if (lines.length > 0) blocks.push(toBlock(page, lines, body));
    lines = [];
  };
  for (const line of page.lines) {
    const previous = lines.at(-1);
    const apart = previous !== undefined && page.text.slice(previous.end, line.start).includes('\n\n');
    if (furniture.has(line)) {
      flush();
      blocks.push({
        page: page.number,
        start: line.start,
        end: line.end,
        kind: 'furniture',
        size: line.size,
        bold: line.bold,
      });
      continue;
    }
    if (apart || (previous && styleBreaks(previous, line, body))) flush();
    lines.push(line);
  }
  flush();
  const listed = blocks.filter((block) => block.kind === 'contents').length;
  const counted = blocks.filter((block) => block.kind !== 'furniture').length;
  if (listed >= 2 && listed * 2 >= counted) {
    for (const block of blocks) if (block.kind === 'text' || block.kind === 'heading') block.kind = 'contents';
  }
  return blocks;
}

/** A heading set right above its text without an empty line. */
function styleBreaks(previous: Line, line: Line, body: number): boolean {
  return Math.abs(previous.size - line.size) > 0.15 * body && Math.max(previous.size, line.size) > 1.12 * body;
}

function toBlock(page: Page, lines: Line[], body: number): Block {
  const first = lines[0]!; // never called without lines
  const last = lines.at(-1) ?? first;
  const size = medianSize(lines);
  const bold = lines.every((line) => line.bold);
  const base = { page: page.number, start: first.start, end: last.end, size, bold };
  return { ...base, kind: kindOf(page, lines, base, body) };
}

/** The size that half of the characters do not exceed: a raised formula does not make a paragraph large. */
function medianSize(lines: Line[]): number {
  const sorted = lines.toSorted((a, b) => a.size - b.size);
  let left = sorted.reduce((sum, line) => sum + line.end - line.start, 0) / 2;
  for (const line of sorted) {
    left -= line.end - line.start;
    if (left <= 0) return line.size;
  }
  return sorted.at(-1)?.size ?? 0;
}

function kindOf(page: Page, lines: Line[], block: Omit<Block, 'kind'>, body: number): BlockKind {
  const text = page.text.slice(block.start, block.end);
  const rows = lines.map((line) => page.text.slice(Math.max(line.start, line.end - LINE_END), line.end).trimEnd());
  const share = (pattern: RegExp) => rows.filter((row) => pattern.test(row)).length / rows.length;
  if (share(DOT_LEADER) >= 0.5 || (rows.length >= 4 && share(CONTENTS_LINE) >= 0.7)) return 'contents';
  if (rows.length >= 4 && share(INDEX_LINE) >= 0.6) return 'index';
  if (CAPTION.test(text)) return 'caption';
  if (NUMBERED_REFERENCE.test(text) || looksLikeReference(text)) return 'reference';
  const { letters, signs } = countSigns(text);
  const more = 2 * countHan(text);
  if (letters + more < 0.55 * (signs + more)) return 'code';
  if (isHeading(text, lines, block, body)) return 'heading';
  return 'text';
}

function isHeading(text: string, lines: Line[], block: Omit<Block, 'kind'>, body: number): boolean {
  if (lines.length > 3 || text.length > 160 || !HEADING_START.test(text) || !/\p{L}{2}|\p{Lo}/u.test(text))
    return false;
  if (/[.,;。，；、]$/u.test(text.trim()) && !/^\p{Nd}+(\.\p{Nd}+)*\.?\s/u.test(text)) return false;
  if (block.size >= 1.12 * body) return true;
  return block.bold && text.length <= 90 && block.size >= 0.95 * body && !/[:：]$/.test(text.trim());
}

/** "Author, A. (2014). Title. Journal, 3, 1–9." and its like. */
function looksLikeReference(text: string): boolean {
  if (!YEAR.test(text)) return false;
  const flat = text.replace(/\s+/g, ' ');
  if (flat.length > 900 || !AUTHOR_YEAR.test(flat)) return false;
  const year = flat.search(YEAR);
  const before = flat.slice(0, year);
  const initials = before.match(/,\s(?:\p{Lu}\.[\s-]?)+/gu)?.length ?? 0;
  return initials > 0 || (year < 120 && /[.]\s*$/u.test(before) && !/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(before));
}

/** What a block stays, whatever stands around it. */
const isSettled = ({ kind, start, end }: Pick<Block, 'kind' | 'start' | 'end'>): boolean =>
  kind === 'reference' || kind === 'heading' || end - start > SHORT_PIECE;
const SHORT_PIECE = 320;
/** So many blocks before and behind tell what a piece is. */
const HOPS = 2;

/** A short piece between two references is the rest of one: a second line, a web address, a page turn. */
function smoothed(blocks: readonly Block[], book: Book): Block[] {
  const all = blocks.map((block) => ({ ...block }));
  const text = all.filter((block) => block.kind !== 'furniture');
  const near = (index: number, step: number) => {
    for (let hop = 1; hop <= HOPS; hop++) if (text[index + step * hop]?.kind === 'reference') return true;
    return false;
  };
  text.forEach((block, index) => {
    if (isSettled(block)) return;
    if (near(index, -1) && near(index, 1)) block.kind = 'reference';
    const words = textOf(book, block.page, block.start, block.end);
    if (/^(?:https?:|www\.|doi)\S*$/i.test(words.trim())) block.kind = 'reference';
  });
  return all;
}
