/** The marks of footnotes inside a page's text: numbers and signs that belong to no sentence. */
import type { Page } from './model.ts';
import type { Span } from './split.ts';

const known = new WeakMap<Page, readonly Span[]>();

/** The mark of a footnote: its characters of the page's text, and the first of its line. */
export interface NoteMark extends Span {
  opens: number;
}

/** Of stored pages, whose lines need not be unpacked for them. By the very page: a copy with other words has other marks. */
const stored = new WeakMap<Page, readonly NoteMark[]>();

/** Tells a page that was stored which marks it has. */
export const keepNoteMarks = (page: Page, marks: readonly NoteMark[]): void => void stored.set(page, marks);

/** After a bracket it may be an exponent, and before a letter, a digit or a slash part of a fraction: those say something. */
const AFTER_WORD = /[\p{L}\p{M}.,;:!?"”’»。，、；：！？」]\s*$/u;
const IN_FORMULA = /^[\p{L}\p{N}/]/u;

/** The marks as they are printed, in order. */
export const printedMarks = (page: Page): readonly NoteMark[] =>
  stored.get(page) ??
  page.lines.flatMap((line) =>
    line.runs.filter((run) => run.mark).map(({ start, end }) => ({ start, end, opens: line.start })),
  );

/** Places of the marks, in order, that can be left out without changing what the page says. */
function noteMarksOf(page: Page): readonly Span[] {
  let marks = known.get(page);
  if (!marks) {
    marks = printedMarks(page)
      .filter(({ start, end, opens }) => {
        const before = page.text.slice(Math.max(0, start - 4), start);
        return (start === opens || AFTER_WORD.test(before)) && !IN_FORMULA.test(page.text.slice(end, end + 1));
      })
      .map(({ start, end }) => ({ start, end }));
    known.set(page, marks);
  }
  return marks;
}

/** A span without the marks (and the white space around them) that it begins and ends with. */
export function withoutOuterMarks(page: Page, { start, end }: Span): Span {
  let [from, to] = [start, end];
  for (const mark of noteMarksOf(page)) {
    if (mark.start === from && mark.end < to) from = skipSpace(page.text, mark.end, to);
  }
  for (const mark of noteMarksOf(page).toReversed()) {
    if (mark.end === to && mark.start > from) to = from + page.text.slice(from, mark.start).trimEnd().length;
  }
  return { start: from, end: to };
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /\s/.test(text[at] ?? '')) at++;
  return at;
}

/** The characters of a span, those of its marks left out with the white space before them. */
export function withoutMarks(page: Page, { start, end }: Span): string {
  let text = '';
  let from = start;
  for (const mark of noteMarksOf(page)) {
    if (mark.start < from || mark.end > end) continue;
    text += page.text.slice(from, mark.start).trimEnd();
    from = mark.end;
  }
  return text + page.text.slice(from, end);
}
