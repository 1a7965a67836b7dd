/** Which sections of a book are its chapters, and the numbers they go by. */
import { allPacks } from '../language/packs/index.ts';
import { blocksOfPage } from './blocks.ts';
import type { Book } from './model.ts';
import { isRoman, NUMERAL, numberOf, roman } from './numerals.ts';
import { textOf } from './pages.ts';
import type { Section } from './section.ts';

/** What chapters call themselves before their number: the source of a pattern. */
const CHAPTER_NAMES = allPacks.flatMap(({ headings }) => headings.chapter).join('|');
/** What a title begins with that calls itself a chapter. */
export const CHAPTER_WORD = new RegExp(`^\\s*(?:${CHAPTER_NAMES})\\s*`, 'iu');
/** What stands after a number that a language puts before its word for a chapter: the source of a pattern. */
export const COUNTED = allPacks.flatMap(({ headings }) => headings.counted).join('|');
const NUMBER = String.raw`(${NUMERAL})(?=[\s.:)–—-]|\s*(?:${COUNTED})|$)(?!\.\p{Nd})`;
const CHAPTER_NUMBER = new RegExp(`^\\s*(?:(?:${CHAPTER_NAMES})\\s*)?${NUMBER}`, 'iu');
/** A first block longer than this is a paragraph that happens to begin with "Chapter 3". */
const LONGEST_TITLE = 120;
/** Titles that count on, this many of them, are chapters. */
const FEWEST_COUNTED = 3;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Chapters are the outermost sections that teach, unless those are parts whose sections call themselves chapters. */
export function numberChapters(sections: Section[], book: Book): void {
  const teaching = sections.filter((section) => section.kind === 'chapter');
  const named = teaching.filter((section) => CHAPTER_WORD.test(section.title) && readNumber(section.title) !== null);
  const top = Math.min(...teaching.map((section) => section.level));
  const level =
    named.length >= 2
      ? Math.min(...named.map((section) => section.level))
      : (countedLevel(teaching) ?? (lone(teaching, top) ? top + 1 : top));
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

/** The outermost level whose titles count on through the whole book ("1: …" to "14: …", over the parts around them). */
function countedLevel(teaching: readonly Section[]): number | null {
  for (const level of [...new Set(teaching.map((section) => section.level))].sort()) {
    const sections = teaching.filter((section) => section.level === level);
    const numbers = sections.map((section) => readNumber(section.title)).filter((number) => number !== null);
    const rising = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
    if (numbers.length >= FEWEST_COUNTED && rising && 2 * numbers.length >= sections.length) return level;
  }
  return null;
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
  if (!isRoman(found)) return numberOf(found);
  return CHAPTER_WORD.test(title) || /^(?:[IVX]+[.:)]|[IVX]{2,}\s)/.test(title) ? roman(found) : null;
}
