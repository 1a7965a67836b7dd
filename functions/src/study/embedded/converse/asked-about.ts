/** What a plan is asked for: topics that a text names ("an exam about A and B"), and the chapters that they stand in. */
import { hasText } from '../../../book/pages.ts';
import { everywhere } from '../../../language/match.ts';
import { once } from '../../../language/once.ts';
import { allPacks } from '../../../language/packs/index.ts';
import type { ChapterRecord, ConverseInput, StudyRecord } from '../../converse.ts';
import { containsRun, contentWords, words } from '../../gate/words.ts';

const known = once(() =>
  allPacks.flatMap(({ converse }) => {
    const { topics } = converse ?? {};
    return topics ? [{ ...topics, time: everywhere(topics.time), wish: contentWords(topics.wish) }] : [];
  }),
);
const MOST_NAMED = 5;
const LONGEST_NAME = 6;
/** A chapter that says a topic less often mentions it. */
const LEAST_SAID = 3;

/** The topics that a text says its plan is about, as it writes them. */
export function topicsNamed(text: string): string[] {
  for (const { time, about, apart, before, wish } of known()) {
    const timeless = text.replace(time, ' ').replace(/\s+/g, ' ');
    const named = about.map((pattern) => pattern.exec(timeless)?.groups?.named).find((found) => found !== undefined);
    if (named === undefined) continue;
    return named
      .split(apart)
      .map((name) => name.replace(before, '').trim())
      .filter((name) => name.split(/\s+/).length <= LONGEST_NAME)
      .filter((name) => [...contentWords(name)].some((word) => word.length > 2 && !wish.has(word)))
      .slice(0, MOST_NAMED);
  }
  return [];
}

export interface Focus {
  /** The record of the chapters that the topics stand in, and of nothing else; null where there is none. */
  record: StudyRecord | null;
  /** Each topic with the titles of its chapters. */
  found: { name: string; chapters: string[] }[];
  missing: string[];
}

/** Where the topics stand: the chapters that name them in their titles, else the one that says them most. */
export async function chaptersOn(
  names: readonly string[],
  record: StudyRecord,
  { shelf, hasTime }: Pick<ConverseInput, 'shelf' | 'hasTime'>,
): Promise<Focus> {
  const there = record.books.filter(({ gone }) => !gone).flatMap(({ chapters }) => chapters);
  const chosen = new Set<ChapterRecord>();
  const focus: Focus = { record: null, found: [], missing: [] };
  const said = new Map<string, { chapter: ChapterRecord; count: number }>();
  const titled = (name: string) => there.filter(({ title }) => containsRun(words(title), words(name)));
  const inText = names.filter((name) => titled(name).length === 0);
  for (const book of inText.length > 0 ? shelf.books : []) {
    if (!hasTime()) break;
    const chapters = record.books.find(({ pdf_id }) => pdf_id === book.pdf_id)?.chapters ?? [];
    const open = chapters.length > 0 ? await book.open() : null;
    for (const [i, chapter] of open ? chapters.entries() : []) {
      const to = chapter.to ?? (chapters[i + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
      const pages = open?.book.pages.filter(
        (page) => page.number >= chapter.from && page.number <= to && hasText(page),
      );
      const text = (pages ?? []).map((page) => page.text).join('\n');
      for (const name of inText) {
        const count = text.match(patternOf(name))?.length ?? 0;
        if (count >= LEAST_SAID && count > (said.get(name)?.count ?? 0)) said.set(name, { chapter, count });
      }
    }
  }
  for (const name of names) {
    const most = said.get(name);
    const chapters = most ? [most.chapter] : titled(name);
    if (chapters.length === 0) focus.missing.push(name);
    else focus.found.push({ name, chapters: [...new Set(chapters.map(({ title }) => title))] });
    for (const chapter of chapters) chosen.add(chapter);
  }
  return { ...focus, record: chosen.size > 0 ? only(record, chosen) : null };
}

/** A name as it may stand in a text: in any case, over a line end, in the singular or the plural. */
function patternOf(name: string): RegExp {
  const singular = name.replace(/(?<=\p{L}{4})(?:(?<=[sxzh])es|(?<![su])s)$/u, '');
  const escaped = singular.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped.join('\\s+')}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

function only(record: StudyRecord, chosen: ReadonlySet<ChapterRecord>): StudyRecord {
  const sum = (chapters: readonly ChapterRecord[], count: (chapter: ChapterRecord) => number) =>
    chapters.reduce((total, chapter) => total + count(chapter), 0);
  const books = record.books.flatMap((book) => {
    const chapters = book.chapters.filter((chapter) => chosen.has(chapter));
    const figures = { attempted: sum(chapters, (one) => one.attempted), correct: sum(chapters, (one) => one.correct) };
    return chapters.length > 0 && !book.gone ? [{ ...book, ...figures, chapters }] : [];
  });
  const all = books.flatMap(({ chapters }) => chapters);
  return { ...record, books, attempted: sum(all, (one) => one.attempted), correct: sum(all, (one) => one.correct) };
}
