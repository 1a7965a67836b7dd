/** Blocks of strips become a page's text, with every line and run pointing into it. */
import type { Box } from '../../contract/evidence.ts';
import type { Line, Page, Run } from '../model.ts';
import type { Piece } from './pieces.ts';
import { extentOf, type Strip } from './strips.ts';

const DIRECTIONS = [undefined, 'ttb', undefined, 'btt'] as const;

/** A gap wider than this share of the letter height is a space that the file does not spell out. */
const SPACE = 0.18;

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

export function unite(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: fraction(right - x), height: fraction(bottom - y) };
}

/** Letter, hyphen at the line's end; the next line goes on in lower case. */
const BROKEN_WORD = /\p{L}[-\u00ad\u2010]$/u;
const GOES_ON = /^\p{Ll}/u;

class PageText {
  text = '';
  readonly lines: Line[] = [];
  private readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** Takes the hyphen at the end back, also from the line and run that hold it. */
  private dropHyphen(): void {
    this.text = this.text.slice(0, -1);
    const line = this.lines.at(-1);
    if (!line) return;
    line.end = this.text.length;
    const run = line.runs.at(-1);
    if (run) run.end = this.text.length;
  }

  separate(isNewBlock: boolean, nextText: string): void {
    if (this.text === '') return;
    if (!isNewBlock && BROKEN_WORD.test(this.text) && GOES_ON.test(nextText)) this.dropHyphen();
    else this.text += isNewBlock ? '\n\n' : '\n';
  }

  line(strip: Strip): void {
    const start = this.text.length;
    const runs: Run[] = [];
    let before: Piece | undefined;
    for (const piece of strip.pieces) {
      const { text } = piece;
      if (before) {
        const [a, b] = [extentOf(before), extentOf(piece)];
        const gap = Math.max(b.start - a.end, a.start - b.end);
        if (before.spaced || gap > SPACE * Math.max(before.size, piece.size)) this.text += ' ';
      }
      const direction = piece.rtl ? 'rtl' : DIRECTIONS[piece.turn];
      const run: Run = { start: this.text.length, end: this.text.length + text.length, box: boxOf(piece, this.sheet) };
      if (direction) run.direction = direction;
      this.text += text;
      runs.push(run);
      before = piece;
    }
    this.lines.push({
      start,
      end: this.text.length,
      box: unite(runs.map((run) => run.box)),
      size: Math.round(strip.size * 10) / 10,
      bold: strip.bold,
      runs,
    });
  }
}

/** @param blocks in reading order, their strips' pieces too */
export function writePage(sheet: Sheet, blocks: readonly (readonly Strip[])[]): Pick<Page, 'text' | 'lines'> {
  const page = new PageText(sheet);
  for (const block of blocks) {
    for (const [index, strip] of block.entries()) {
      page.separate(index === 0, strip.pieces[0]?.text ?? '');
      page.line(strip);
    }
  }
  return { text: page.text, lines: page.lines };
}
