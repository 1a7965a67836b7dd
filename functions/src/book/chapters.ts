/** The chapters and sections of a book: from its outline, or from the headings found on its pages. */
import { type Block, blocksOf, blocksOfPage, bodySize } from './blocks.ts';
import { CHAPTER_WORD, numberChapters } from './chapter-numbers.ts';
import type { Book } from './model.ts';
import { textOf } from './pages.ts';
import type { Section } from './section.ts';
import { kindOfTitle } from './section-kinds.ts';

export type { Section } from './section.ts';

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

/** Tells the sections of a book that its index holds. */
export const keepSections = (book: Book, known: Section[]): void => void cache.set(book, known);

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
