/** "Summarise chapter 3": what a part of the book consists of, with its terms and lists, instead of a collage of sentences. */
import type { Section } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { isInside } from '../../book/section.ts';
import { shownTitle } from '../../book/shown-title.ts';
import type { SectionOutline } from '../../contract/passages.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { OUTLINE } from './settings.ts';

type Entry = SectionOutline['entries'][number];
type Part = Pick<Section, 'title' | 'level' | 'from' | 'start' | 'to' | 'end'>;

/** The outline of a section: its parts and theirs, as deep as it stays short. */
export function outlineOf(section: Section, book: Book, index: BookIndex, facts: KnowledgeBase | null): SectionOutline {
  const inside = index.sections.filter(
    (other) => other !== section && other.level > section.level && isInside(section, other.from, other.start),
  );
  return outline(section, inside, book, index, facts);
}

/** The outline of the whole book. */
export function outlineOfBook(book: Book, index: BookIndex, facts: KnowledgeBase | null): SectionOutline | null {
  const [first, last] = [book.pages[0], book.pages.at(-1)];
  if (!first || !last) return null;
  const whole = {
    title: book.title ?? '',
    level: 0,
    from: first.number,
    start: 0,
    to: last.number,
    end: last.text.length + 1,
  };
  return outline(
    whole,
    index.sections.filter(({ kind }) => kind === 'chapter'),
    book,
    index,
    facts,
  );
}

function outline(
  part: Part,
  inside: readonly Section[],
  book: Book,
  index: BookIndex,
  facts: KnowledgeBase | null,
): SectionOutline {
  const fits = (level: number) => inside.filter((section) => section.level <= level).length <= OUTLINE.entries;
  const levels = [...new Set(inside.map(({ level }) => level))].sort((a, b) => a - b);
  const deepest = levels.findLast(fits) ?? levels[0] ?? 0;
  const top = levels[0] ?? 0;
  const shown = inside.filter(({ level, kind }) => level <= deepest && kind === 'chapter').slice(0, OUTLINE.entries);
  const words = index.sentences.reduce(
    (sum, { page, start, text, kind }) =>
      sum + (kind !== 'furniture' && isInside(part, page, start) ? countWords(text) : 0),
    0,
  );
  return {
    title: shownTitle(part.title),
    pages: [part.from, part.to],
    minutes: Math.max(1, Math.round(words / OUTLINE.wordsAMinute)),
    entries: shown.map((section) => entryOf(section, section.level - top + 1, deepest, book, index, facts)),
  };
}

function entryOf(
  section: Section,
  level: number,
  deepest: number,
  book: Book,
  index: BookIndex,
  facts: KnowledgeBase | null,
): Entry {
  // A part that is not taken apart further has the terms of all its parts.
  const own = index.sections.flatMap((other, at) =>
    other === section ||
    (section.level === deepest && other.level > deepest && isInside(section, other.from, other.start))
      ? [at]
      : [],
  );
  const found = own.flatMap((at) => facts?.inSection(at) ?? []).toSorted((a, b) => b.importance - a.importance);
  const terms = found.filter(({ kind }) => kind === 'definition').map(({ subject }) => subject);
  const lists = found.filter(({ kind }) => kind === 'list' || kind === 'step').map(({ subject }) => subject);
  const label = pageOf(book, section.from)?.label;
  return {
    title: shownTitle(section.title),
    level,
    page: section.from,
    ...(label !== undefined && { label }),
    terms: [...new Set(terms)].filter((term) => term !== '').slice(0, OUTLINE.terms),
    ...(lists.length > 0 && { lists: [...new Set(lists)].slice(0, OUTLINE.lists) }),
  };
}
