/** Pages of words that were read from their pictures, as text that can be searched, quoted and marked. */

import type { Book, Line, Page, Run } from '../model.ts';
import { hasText } from '../pages.ts';
import { languageOfPages } from '../read/finish.ts';
import { markFurniture } from '../read/furniture.ts';
import { Words } from '../read/hyphens.ts';
import { type Transcript, withTranscripts } from '../transcripts.ts';
import type { PictureReading } from './model.ts';

/** Words the reader was less sure of than this are in the text and not quoted: of those above, one in a hundred is wrong. */
const QUOTED = 60;
/** A word that was read so surely elsewhere, so often, is one of the book's. */
const SURELY = 90;
const OFTEN = 2;

/**
 * A book with what was read from its pages' pictures: here (`readings`), and by a model (`transcripts`), which a student has
 * chosen where there are both. Pages that have text of their own stay as they are.
 */
export function withPictures(
  book: Book,
  readings: ReadonlyMap<number, PictureReading>,
  transcripts: ReadonlyMap<number, Transcript>,
): Book {
  if (readings.size === 0) return withTranscripts(book, transcripts);
  const words = new Words();
  const own = surelyRead(readings.values());
  const read: Page[] = [];
  const pages = book.pages.map((page) => {
    const reading = page.quality === 'good' ? undefined : readings.get(page.number);
    if (reading?.unread === 'blank') return { ...page, quality: 'blank' as const };
    if (!reading || reading.blocks.length === 0) return page;
    const made = pageOfPicture(page, reading, words, own);
    read.push(made);
    return made;
  });
  markFurniture(read);
  const whole = { ...book, pages, language: book.language ?? languageOfPages(pages.filter(hasText)) };
  return withTranscripts(whole, transcripts);
}

/** The letters of a word without the signs around them; empty where it is a single letter, or has other things inside. */
const lettersOf = (word: string): string =>
  /^[^\p{L}\p{N}]*(\p{L}[\p{L}'’-]*\p{L})[^\p{L}\p{N}]*$/u.exec(word)?.[1] ?? '';

/** Words that were surely read on some page, a few times. */
function surelyRead(readings: Iterable<PictureReading>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { blocks } of readings) {
    for (const { text, sure } of blocks.flat().flatMap(({ words }) => words)) {
      const letters = sure >= SURELY ? lettersOf(text) : '';
      if (letters !== '') counts.set(letters, (counts.get(letters) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= OFTEN ? word : [])));
}

const around = (runs: readonly Run[]) => {
  const x = Math.min(...runs.map(({ box }) => box.x));
  const y = Math.min(...runs.map(({ box }) => box.y));
  const right = Math.max(...runs.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...runs.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** Which way the words follow one another on the page as shown, by how it had to be turned to be read. */
const DIRECTION: Readonly<Record<number, Run['direction']>> = { 90: 'btt', 180: 'rtl', 270: 'ttb' };

/** Paragraphs are cut too often, at the end of a column too: one that breaks off in its sentence goes on in the next. */
const goesOn = (before: string, next: string): boolean => /[\p{L}\p{N},;-]$/u.test(before) && /^\p{Ll}/u.test(next);

/**
 * One page. `words` learns how the book writes its words, for those that are broken over a line's end.
 * @param own words of the book: an unsure one that is among them was read rightly, as a blot on it or a bad edge makes it unsure
 */
function pageOfPicture(page: Page, { blocks, turn }: PictureReading, words: Words, own: ReadonlySet<string>): Page {
  const rows = blocks.map((lines) => lines.map((line) => line.words.map(({ text }) => text).join(' ')));
  for (const row of rows.flat()) words.learn(row);
  const lines: Line[] = [];
  const direction = DIRECTION[turn];
  let text = '';
  for (const [block, printed] of blocks.entries()) {
    for (const [row, { words: found, size }] of printed.entries()) {
      const last = lines.at(-1);
      if (last) {
        const next = rows[block]?.[row] ?? '';
        const isNewBlock = row === 0 && !goesOn(text, next);
        const joint = isNewBlock ? 'apart' : words.joint(text.slice(-100), next);
        if (joint === 'apart') text += isNewBlock ? '\n\n' : '\n';
        if (joint === 'drop-hyphen') {
          text = text.slice(0, -1);
          last.end = text.length;
          const run = last.runs.at(-1);
          if (run) run.end = text.length;
        }
      }
      const start = text.length;
      const runs = found.map((word, at): Run => {
        if (at > 0) text += ' ';
        const from = text.length;
        text += word.text;
        const run: Run = { start: from, end: text.length, box: word.box };
        if (direction) run.direction = direction;
        if (word.sure < QUOTED && !own.has(lettersOf(word.text))) run.unsure = true;
        return run;
      });
      lines.push({ start, end: text.length, box: around(runs), size, bold: false, runs });
    }
  }
  return { ...page, text, lines, quality: 'estimated' };
}
