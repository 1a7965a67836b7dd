/** A book's marks as files: Markdown to read on, and words that Anki imports. */
import type { OutlineEntry } from '@contract/library.ts';
import type { Mark } from '@contract/marks.ts';
import { marks as words } from '@/config/texts/marks.ts';
import { harmlessInAnki } from '@/lib/anki.ts';
import { sectionAt } from '@/lib/sections.ts';
import { titleText } from '@/lib/title-text.ts';
import { textOf } from './choosing/choice.ts';
import { citedText } from './cited.ts';

/** Marks of one chapter or section, in reading order. */
export interface Chapter {
  title: string;
  marks: Mark[];
}

/** The marks by the innermost section that they surely belong to. */
export function byChapter(marks: readonly Mark[], outline: readonly OutlineEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const mark of marks) {
    const section = sectionAt(outline, mark.parts[0]?.page ?? 1);
    const title = section ? titleText(section.title) : words.beforeFirst;
    const last = chapters.at(-1);
    if (last?.title === title) last.marks.push(mark);
    else chapters.push({ title, marks: [mark] });
  }
  return chapters;
}

/** In one line, without what Markdown would read as its own. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~|#$&]/g, '\\$&');

/** The file's text: by chapter, each mark as a quote with its title and page, its note below. */
export const marksMarkdown = (title: string, marks: readonly Mark[], outline: readonly OutlineEntry[]): string =>
  [
    `# ${plain(title)}`,
    ...byChapter(marks, outline).flatMap((chapter) => [
      ...(outline.length > 0 ? [`## ${plain(chapter.title)}`] : []),
      ...chapter.marks.flatMap((mark) => [
        `> ${plain(textOf(mark.parts))}\n>\n> — ${plain(title)}, ${plain(citedText(title, mark.parts).page)}`,
        // A note is Markdown already.
        ...(mark.note === '' ? [] : [mark.note.trim()]),
      ]),
    ]),
    '',
  ].join('\n\n');

/**
 * A program that opens a table takes a cell that begins so for a formula, also in full width and behind what is not seen; where ";" parts
 * cells, one begins behind it. An apostrophe says that it is text.
 */
const FORMULA = /(?<=^|;)[\s\p{Cf}"']*[=+\-@＝＋－＠﹢﹣﹦﹫−]/gu;
const harmless = (text: string): string => text.replace(FORMULA, "'$&");
const cell = (text: string): string =>
  `"${harmless(harmlessInAnki(text.replace(/\s+/g, ' ').trim(), '(', '\\ ')).replaceAll('"', '""')}"`;

/** What stands for the words that are asked for. */
const GAP = '[…]';

/** The file's text, as comma-separated values: the words in their place left out, the words with the note, and where they stand. */
export const marksForAnki = (title: string, marks: readonly Mark[]): string =>
  [
    ...['#separator:comma', '#html:false', '#columns:Front,Back,Source'],
    ...marks.flatMap((mark) => {
      const [first, last] = [mark.parts[0], mark.parts.at(-1)];
      if (!first || !last) return [];
      const front = `…${first.prefix}${GAP}${last.suffix}…`;
      const back = [textOf(mark.parts), mark.note].filter((text) => text !== '').join(' – ');
      return [[front, back, `${title}, ${citedText(title, mark.parts).page}`].map(cell).join(',')];
    }),
    '',
  ].join('\n');
