/** The chapters and sections of a book: from its outline, or from the headings found on its pages. */
import { type Block, blocksOf, blocksOfPage, bodySize } from './blocks.ts';
import { digitOf } from './digits.ts';
import type { Book } from './model.ts';
import { textOf } from './pages.ts';
import { kindOfTitle, type SectionKind } from './section-kinds.ts';

export type { SectionKind } from './section-kinds.ts';

export interface Section {
  title: string;
  /** 1 for the outermost. */
  level: number;
  kind: SectionKind;
  /** The chapter's number, as its title tells it or counted; only sections that are chapters have one. */
  number?: number;
  /** Number of its first page in the file, and the character on that page where its heading begins. */
  from: number;
  start: number;
  /** Number of its last page, and the character there before which it ends. */
  to: number;
  end: number;
}

const CHAPTER_WORD =
  /^\s*(?:chapter|kapitel|chapitre|cap[ií]tulo|capitolo|глава|hoofdstuk|rozdział|bölüm|فصل|الفصل|第)\s*/iu;
const CHAPTER_NUMBER =
  /^\s*(?:chapter|kapitel|chapitre|cap[ií]tulo|capitolo|глава|hoofdstuk|rozdział|bölüm|فصل|الفصل|第)?\s*(\p{Nd}{1,3}|[ivx]{1,6}|[一二三四五六七八九十]{1,3})(?=[\s.:)–—-]|\s*[章編编]|$)(?!\.\p{Nd})/iu;
/** A first block longer than this is a paragraph that happens to begin with "Chapter 3". */
const LONGEST_TITLE = 120;
const HAN_DIGITS = '〇一二三四五六七八九十';
const cache = new WeakMap<Book, Section[]>();

/**
 * All sections in the order of the book, chapters and what is inside them. Empty for a book without outline and headings.
 * Kept for the book object's life.
 */
export function sectionsOf(book: Book): Section[] {
  const known = cache.get(book);
  if (known) return known;
  const outlined = fromOutline(book);
  const found = outlined.length >= 2 ? outlined : fromHeadings(book);
  const sections = close(found, book);
  inheritKinds(sections);
  numberChapters(sections, book);
  cache.set(book, sections);
  return sections;
}

/** The chapters alone: sections that teach and that the book counts as chapters, in order, numbered. */
export function chaptersOf(book: Book): Section[] {
  return sectionsOf(book).filter((section) => section.number !== undefined);
}

/** The innermost section that a character of a page stands in, or null before the first. */
export function sectionAt(sections: readonly Section[], page: number, at: number): Section | null {
  let low = 0;
  let high = sections.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const section = sections[middle]!; // middle < high <= length
    if (section.from < page || (section.from === page && section.start <= at)) low = middle + 1;
    else high = middle;
  }
  return sections[low - 1] ?? null;
}

const lastPageOf = (book: Book) => book.pages.at(-1)?.number ?? 0;

type Opening = Pick<Section, 'title' | 'level' | 'from' | 'start'>;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

function fromOutline(book: Book): Opening[] {
  const items = book.outline.filter(
    (item) => item.page >= 1 && item.page <= lastPageOf(book) && flat(item.title) !== '',
  );
  if (items.length < 2) return [];
  const top = Math.min(...items.map((item) => item.level));
  const openings = items.map((item) => ({
    title: flat(item.title),
    level: item.level - top + 1,
    from: item.page,
    start: titleOffset(book, item.page, item.title),
  }));
  return openings.sort((a, b) => a.from - b.from || a.start - b.start);
}

/** Where on its page a title of the outline is printed: the block that holds its letters, else the top of the page. */
function titleOffset(book: Book, page: number, title: string): number {
  const wanted = letters(title);
  const text = textOf(book, page);
  const blocks = blocksOfPage(book, page);
  const rank = (block: Block) => (block.kind === 'heading' ? 0 : 1);
  const candidates = blocks.filter((block) => block.kind !== 'furniture' && block.end - block.start < 400);
  for (const block of candidates.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start)) {
    if (letters(text.slice(block.start, block.end)).includes(wanted)) return block.start;
  }
  return 0;
}

/** Headings that repeat a size, the largest outermost; where most are numbered ("2.3 Locks"), the numbers tell the depth. */
function fromHeadings(book: Book): Opening[] {
  const body = bodySize(book);
  const text = (block: Block) => flat(textOf(book, block.page, block.start, block.end));
  const headings = mergeTitles(
    blocksOf(book).filter((block) => block.kind === 'heading'),
    text,
  );
  const styleOf = (block: Block) => Math.round(Math.max(block.size, body) * 2) / 2;
  const counts = new Map<number, number>();
  for (const { block } of headings) counts.set(styleOf(block), (counts.get(styleOf(block)) ?? 0) + 1);
  const styles = [...counts]
    .filter(([, count]) => count >= 2)
    .map(([style]) => style)
    .sort((a, b) => b - a)
    .slice(0, 3);
  const numbered = headings.filter(({ title }) => /^\p{Nd}+(?:\.\p{Nd}+)*\.?\s+\p{L}/u.test(title));
  if (numbered.length >= 4 && numbered.length >= 0.6 * headings.length) {
    return numbered.map(({ block, title }) => ({ title, level: depthOf(title), from: block.page, start: block.start }));
  }
  return headings
    .filter(({ block }) => styles.includes(styleOf(block)))
    .map(({ block, title }) => ({
      title,
      level: styles.indexOf(styleOf(block)) + 1,
      from: block.page,
      start: block.start,
    }));
}

const depthOf = (title: string) => /^\p{Nd}+(?:\.\p{Nd}+)*/u.exec(title)?.[0].split('.').length ?? 1;

/** "Chapter 3" and the title set below it are one heading. */
function mergeTitles(blocks: Block[], text: (block: Block) => string): { block: Block; title: string }[] {
  const merged: { block: Block; title: string }[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    const alone = last && CHAPTER_WORD.test(last.title) && /^\S+\s*\S{1,5}\.?$/u.test(last.title);
    if (alone && last.block.page === block.page && block.size >= 0.8 * last.block.size) {
      last.title = `${last.title} ${text(block)}`;
    } else {
      merged.push({ block, title: text(block) });
    }
  }
  return merged;
}

/** Gives each section its end: where the next of the same or a higher level begins. */
function close(openings: Opening[], book: Book): Section[] {
  const lastPage = lastPageOf(book);
  const lastEnd = book.pages.at(-1)?.text.length ?? 0;
  return openings.map((opening, index) => {
    const next = openings.slice(index + 1).find((other) => other.level <= opening.level);
    let to = next?.from ?? lastPage;
    let end = next?.start ?? lastEnd;
    const blank = next && to > opening.from && isTop(book, to, end);
    if (blank) {
      to -= 1;
      end = textOf(book, to).length;
    }
    return { ...opening, kind: kindOfTitle(opening.title), to, end };
  });
}

/** Whether nothing but furniture stands on the page before a character. */
function isTop(book: Book, page: number, at: number): boolean {
  const before = blocksOfPage(book, page).filter((block) => block.start < at);
  return before.every((block) => block.kind === 'furniture');
}

/** What stands inside the index or the references is index or references, whatever it is called. */
function inheritKinds(sections: Section[]): void {
  const open: Section[] = [];
  for (const section of sections) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const outer = open.find((other) => other.kind !== 'chapter' && other.kind !== 'summary');
    if (outer && section.kind === 'chapter') section.kind = outer.kind;
    open.push(section);
  }
}

/** Chapters are the outermost sections that teach, unless those are parts whose sections call themselves chapters. */
function numberChapters(sections: Section[], book: Book): void {
  const teaching = sections.filter((section) => section.kind === 'chapter');
  const named = teaching.filter((section) => CHAPTER_WORD.test(section.title) && readNumber(section.title) !== null);
  const top = Math.min(...teaching.map((section) => section.level));
  const level =
    named.length >= 2 ? Math.min(...named.map((section) => section.level)) : lone(teaching, top) ? top + 1 : top;
  const chapters = teaching.filter((section) => section.level === level);
  const told = chapters.map((section) => readNumber(section.title) ?? numberAbove(section, book));
  const rising = told.filter((number) => number !== null);
  const trusted =
    rising.length >= 2 && rising.every((number, index) => index === 0 || number > (rising[index - 1] ?? 0));
  let count = 0;
  chapters.forEach((section, index) => {
    const number = told[index] ?? null;
    if (trusted && number === null) return;
    section.number = trusted && number !== null ? number : ++count;
  });
}

/** "Chapter 3" printed at the top of a chapter's first page, where the outline leaves it out. */
function numberAbove(section: Section, book: Book): number | null {
  const blocks = blocksOfPage(book, section.from).filter((block) => block.kind !== 'furniture');
  const first = blocks[0] ? flat(textOf(book, section.from, blocks[0].start, blocks[0].end)) : '';
  return first.length <= LONGEST_TITLE && CHAPTER_WORD.test(first) ? readNumber(first) : null;
}

/** A single outermost section is the book's own title. */
const lone = (sections: Section[], level: number) =>
  sections.filter((section) => section.level === level).length === 1 && sections.length > 2;

/** The number a chapter's title begins with, in digits of any script, Roman or Chinese numerals; null if none. */
export function readNumber(title: string): number | null {
  const found = CHAPTER_NUMBER.exec(title)?.[1];
  if (!found) return null;
  if (/^\p{Nd}+$/u.test(found)) return Number(found.normalize('NFKC').replace(/\p{Nd}/gu, digitOf));
  if (/^[ivx]+$/i.test(found))
    return CHAPTER_WORD.test(title) || /^(?:[IVX]+[.:)]|[IVX]{2,}\s)/.test(title) ? roman(found) : null;
  return han(found);
}

function roman(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  const digits = [...text.toLowerCase()].map((char) => values[char] ?? 0);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}

function han(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['〇', text];
  const value = (part: string, empty: number) => (part === '' ? empty : HAN_DIGITS.indexOf(part));
  return value(tens, 1) * 10 + value(ones, 0);
}
