/** Words of a book as its lines break them: code and rows of tables say something by where a line ends and how far it is set in. */
import type { Book, Line, Page } from './model.ts';
import { withoutMarks } from './note-marks.ts';
import { pageOf } from './pages.ts';
import type { Sentence, SentenceKind } from './sentences.ts';
import { BULLET, type Span } from './split.ts';
import { flat } from './wording.ts';

/** Of running text a line is broken where it is full, which says nothing. */
const IN_LINES: ReadonlySet<SentenceKind> = new Set(['fragment', 'code']);
/** Of the lines that stand in a column, so many end before its edge: a title across two columns is wider than either. */
const EDGE = 0.9;
/** What is set in by more spaces stands in a column of its own. */
const MOST_SPACES = 24;

/** Words of one line, what parts them from those before, and where they begin; `margin` is null for running text. */
interface Piece {
  gap: string;
  words: string;
  margin: number | null;
  letter: number;
}

const right = ({ box }: Pick<Line, 'box'>) => box.x + box.width;
const letterOf = ({ box, start, end }: Line) => box.width / Math.max(1, end - start);

/** The edge that the lines around one are broken at, as a fraction of the page's width. */
function edgeBeside(line: Line, page: Page): number {
  const beside = page.lines
    .filter(({ box, role }) => role !== 'furniture' && box.x < right(line) && line.box.x < box.x + box.width)
    .map(right)
    .toSorted((a, b) => a - b);
  return beside[Math.floor(EDGE * (beside.length - 1))] ?? right(line);
}

/** Whether a line ends where its writer ended it: the word behind it would have stood in it. */
function endsByWill(line: Line, next: Line, page: Page): boolean {
  if (page.text[next.start - 1] !== '\n') return false; // joined by the reader
  const word = /^\s*\S+/u.exec(page.text.slice(next.start, next.end))?.[0].length ?? 0;
  return right(line) + (word + 1) * letterOf(next) < edgeBeside(line, page);
}

/** A line may end early once by chance: before a picture, or a word that is not parted. */
const FEWEST_BREAKS = 2;

/** Whether what reads as a sentence is lines of their own: code, or formulas, with words before or behind them. */
function isLineByLine(span: Span & { page: number }, page: Page): boolean {
  const lines = linesOf(page, span);
  return (
    lines.length > FEWEST_BREAKS &&
    lines.every((line, at) => {
      const next = lines[at + 1];
      return !next || endsByWill(line, next, page);
    })
  );
}

/**
 * Sentences that follow one another, as a text: running text as it reads, code and rows of tables in their lines, set in as they are
 * printed, whatever they are taken for; a line that was only full goes on in the next.
 */
export function printedText(book: Book, sentences: readonly Sentence[]): string {
  const pieces = sentences.flatMap((sentence, at) => piecesOf(book, sentence, sentences[at - 1]));
  return pieces
    .map(({ gap, words, margin, letter }, at) => {
      if (margin === null || (gap !== '\n' && at > 0)) return (at > 0 ? gap : '') + words;
      const spaces = letter > 0 ? Math.round((margin - leftOf(pieces, at)) / letter) : 0;
      return (at > 0 ? gap : '') + ' '.repeat(spaces <= MOST_SPACES ? spaces : 0) + words;
    })
    .join('');
}

/** Where the leftmost of the lines begins that stand together with one. */
function leftOf(pieces: readonly Piece[], at: number): number {
  let left = pieces[at]?.margin ?? 0;
  for (const step of [-1, 1])
    for (let other = at + step; typeof pieces[other]?.margin === 'number'; other += step)
      left = Math.min(left, pieces[other]?.margin ?? left);
  return left;
}

function piecesOf(book: Book, sentence: Sentence, before: Sentence | undefined): Piece[] {
  const page = pageOf(book, sentence.page);
  const gap = before && page ? gapBetween(page, before, sentence) : '';
  const stretches = [sentence, ...(sentence.rest ? [sentence.rest] : [])];
  const inLines = IN_LINES.has(sentence.kind) || (page && !sentence.rest && isLineByLine(sentence, page));
  const lines = inLines ? stretches.map((span) => linePieces(book, span)) : [];
  if (lines.length === 0 || lines.some((pieces) => pieces.length === 0))
    return [{ gap, words: sentence.text, margin: null, letter: 0 }];
  return lines.flatMap(([first, ...more], at) => (first ? [{ ...first, gap: at === 0 ? gap : '\n' }, ...more] : []));
}

/** The lines of a stretch of a page; nothing parts the first of them from anything. */
function linePieces(book: Book, span: Span & { page: number }): Piece[] {
  const page = pageOf(book, span.page);
  if (!page) return [];
  const lines = linesOf(page, span);
  const letter = lines.map(letterOf).toSorted((a, b) => a - b)[lines.length >> 1] ?? 0;
  return lines.map((line, at) => {
    const own = { start: Math.max(line.start, span.start), end: Math.min(line.end, span.end) };
    const last = lines[at - 1];
    const broken = page.text[line.start - 1] === '\n' ? ' ' : '';
    const gap = last && endsByWill(last, line, page) ? '\n' : broken;
    return { gap, words: flat(withoutMarks(page, own)), margin: line.box.x, letter };
  });
}

const linesOf = (page: Page, { start, end }: Span): Line[] =>
  page.lines.filter((line) => line.start < end && line.end > start);

/** A paragraph begins a line; so does a sentence that its writer put there, where one of the two is no running text. */
function gapBetween(page: Page, before: Sentence, sentence: Sentence): ' ' | '\n' {
  if (before.paragraph !== sentence.paragraph) return '\n';
  if (before.page !== page.number || before.rest) return ' ';
  const inLines = [before, sentence].some(({ kind }) => IN_LINES.has(kind)) || BULLET.test(sentence.text);
  const last = linesOf(page, before).at(-1);
  const first = linesOf(page, sentence)[0];
  return inLines && last && first && last !== first && endsByWill(last, first, page) ? '\n' : ' ';
}
