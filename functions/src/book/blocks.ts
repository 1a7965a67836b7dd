/** Pages cut into blocks (paragraphs, headings, captions), each told for what it is. */
import { findFurniture } from './furniture.ts';
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

/** The size of letters that most of the book's characters have, in points. */
export function bodySize(book: Book): number {
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
  const body = bodySize(book);
  const furniture = findFurniture(book, body);
  const blocks = book.pages.flatMap((page, index) => pageBlocks(page, furniture[index] ?? new Set(), body));
  smoothReferences(blocks, book);
  cache.set(book, blocks);
  return blocks;
}

const pages = new WeakMap<Book, Map<number, Block[]>>();

/** The blocks of one page, in reading order. */
export function blocksOfPage(book: Book, page: number): Block[] {
  let known = pages.get(book);
  if (!known) {
    known = new Map();
    for (const block of blocksOf(book)) {
      const there = known.get(block.page);
      if (there) there.push(block);
      else known.set(block.page, [block]);
    }
    pages.set(book, known);
  }
  return known.get(page) ?? [];
}

function pageBlocks(page: Page, furniture: Set<Line>, body: number): Block[] {
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

/** A short piece between two references is the rest of one: a second line, a web address, a page turn. */
function smoothReferences(blocks: Block[], book: Book): void {
  const text = blocks.filter((block) => block.kind !== 'furniture');
  const near = (index: number, step: number) => {
    for (let hop = 1; hop <= 2; hop++) if (text[index + step * hop]?.kind === 'reference') return true;
    return false;
  };
  text.forEach((block, index) => {
    if (block.kind === 'reference' || block.kind === 'heading' || block.end - block.start > 320) return;
    if (near(index, -1) && near(index, 1)) block.kind = 'reference';
    const words = textOf(book, block.page, block.start, block.end);
    if (/^(?:https?:|www\.|doi)\S*$/i.test(words.trim())) block.kind = 'reference';
  });
}
