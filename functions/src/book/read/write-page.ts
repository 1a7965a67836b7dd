/** Blocks of strips become a page's text, with every line and run pointing into it. */
import type { Box } from '../../contract/evidence.ts';
import type { Line, Page, Run } from '../model.ts';
import type { Fonts } from './fonts.ts';
import type { Words } from './hyphens.ts';
import { isFootnoteMark, standsApart } from './marks.ts';
import type { Piece } from './pieces.ts';
import { partsOf } from './runs.ts';
import { extentOf, gapBetween, type Strip } from './strips.ts';

const DIRECTIONS = [undefined, 'ttb', undefined, 'btt'] as const;

/**
 * A gap wider than this share of the letter height is a space that the file does not spell out; where the file draws
 * white space beside a piece, half of that will do. (pdf.js takes .1 between letters, ordinary word spaces are .25.)
 */
const SPACE = 0.18;
const DRAWN_SPACE = 0.08;

interface Sheet {
  width: number;
  height: number;
}

const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

function boxOf(piece: Pick<Piece, 'left' | 'right' | 'top' | 'bottom'>, { width, height }: Sheet): Box {
  const x = fraction(piece.left / width);
  const y = fraction(piece.top / height);
  return {
    x,
    y,
    width: fraction(fraction(piece.right / width) - x),
    height: fraction(fraction(piece.bottom / height) - y),
  };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: fraction(right - x), height: fraction(bottom - y) };
}

function isSpaced(before: Piece, piece: Piece, strip: Strip): boolean {
  if (before.spaceAfter || piece.spaceBefore || standsApart(piece, before, strip)) return true;
  const least = before.besideSpace || piece.besideSpace ? DRAWN_SPACE : SPACE;
  return gapBetween(extentOf(before), extentOf(piece)) > least * Math.max(before.size, piece.size);
}

class PageText {
  text = '';
  readonly lines: Line[] = [];
  private readonly sheet: Sheet;
  private readonly words: Words;
  private readonly fonts: Fonts;

  constructor(sheet: Sheet, words: Words, fonts: Fonts) {
    this.sheet = sheet;
    this.words = words;
    this.fonts = fonts;
  }

  /** Takes the hyphen at the end back, also from the line and run that hold it. */
  private dropHyphen(): void {
    this.text = this.text.slice(0, -1);
    const line = this.lines.at(-1);
    const run = line?.runs.at(-1);
    if (line) line.end = this.text.length;
    if (run) run.end = this.text.length;
  }

  separate(isNewBlock: boolean, nextText: string): void {
    if (this.text === '') return;
    const joint = isNewBlock ? 'apart' : this.words.joint(this.text.slice(-100), nextText);
    if (joint === 'drop-hyphen') this.dropHyphen();
    else if (joint === 'apart') this.text += isNewBlock ? '\n\n' : '\n';
  }

  line(strip: Strip): void {
    const start = this.text.length;
    const runs: Run[] = [];
    let before: Piece | undefined;
    for (const [index, piece] of strip.pieces.entries()) {
      if (before && isSpaced(before, piece, strip)) this.text += ' ';
      const from = this.text.length;
      const mark = isFootnoteMark(strip, index);
      for (const part of partsOf(piece, this.fonts)) {
        const box = boxOf({ ...piece, left: part.left, right: part.right }, this.sheet);
        const run: Run = { start: from + part.start, end: from + part.end, box };
        const direction = piece.rtl ? 'rtl' : DIRECTIONS[piece.turn];
        if (direction) run.direction = direction;
        if (mark) run.mark = true;
        runs.push(run);
      }
      this.text += piece.text;
      before = piece;
    }
    const box = around(runs.map((run) => run.box));
    const size = Math.round(strip.size * 10) / 10;
    this.lines.push({ start, end: this.text.length, box, size, bold: strip.bold, runs });
  }
}

/**
 * @param blocks in reading order, their strips' pieces too
 * @param words how the book writes its words so far; learns this page's
 */
export function writePage(
  sheet: Sheet,
  blocks: readonly (readonly Strip[])[],
  words: Words,
  fonts: Fonts,
): Pick<Page, 'text' | 'lines'> {
  for (const strip of blocks.flat()) words.learn(strip.pieces.map((piece) => piece.text).join(' '));
  const page = new PageText(sheet, words, fonts);
  for (const block of blocks) {
    for (const [index, strip] of block.entries()) {
      page.separate(index === 0, strip.pieces[0]?.text ?? '');
      page.line(strip);
    }
  }
  return { text: page.text, lines: page.lines };
}
