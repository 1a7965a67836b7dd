/** The parts of a book: as a model is told them, and found by what it calls them. */
import type { Section } from '../../../book/chapters.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';

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

/** Of the words of a name and of a title, this share must be the same. */
const SAME = 0.6;

/** The part of a book with this number or title ("2", "Chapter 2", "Locks (p. 12)"); undefined where none is like it. */
export function sectionNamed(name: string, index: BookIndex): Section | undefined {
  const plain = name.replace(/\(p\. \d+\)\s*$/, '').trim();
  const number = /^(?:\p{L}+\s+)?(\p{Nd}+(?:\.\p{Nd}+)*)\.?$/u.exec(plain)?.[1];
  if (number !== undefined) {
    const titled = index.sections.find(({ title }) => title.replace(/^\p{L}+\s+/u, '').startsWith(`${number} `));
    return index.sections.find((section) => section.number === Number(number)) ?? titled;
  }
  let best: { section: Section; like: number } | undefined;
  for (const section of index.sections) {
    const like = likeness(plain, section.title, index);
    if (like >= SAME && like > (best?.like ?? 0)) best = { section, like };
  }
  return best?.section;
}

/** Which share of the words of a name and of a title is the same. */
export function likeness(name: string, title: string, { language }: BookIndex): number {
  const [wanted, own] = [new Set(termsOf(name, language)), new Set(termsOf(title, language))];
  const both = [...wanted].filter((term) => own.has(term)).length;
  return both / Math.max(1, wanted.size + own.size - both);
}
