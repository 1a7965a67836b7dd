/**
 * Where the lines of a page and their words stand, as numbers. Places are kept to a ten-thousandth of the page (a seventeenth of a
 * point), sizes to a hundredth of a point.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Line, Run } from '../book/model.ts';
import { ByteReader, ByteWriter } from '../book/search/bytes.ts';
import type { Box } from '../contract/evidence.ts';

const PLACES = 10_000;
const SIZES = 100;
const DIRECTIONS = [undefined, 'rtl', 'ttb', 'btt'] as const;

/** How many numbers a line has, with the count of its runs, and how many a run has. */
const OF_LINE = 9;
const OF_RUN = 7;

const packBox = ({ x, y, width, height }: Box): [x: number, y: number, width: number, height: number] => [
  Math.round(x * PLACES),
  Math.round(y * PLACES),
  Math.round(width * PLACES),
  Math.round(height * PLACES),
];

const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  x: x / PLACES,
  y: y / PLACES,
  width: width / PLACES,
  height: height / PLACES,
});

/** 1: bold, 2: furniture. */
const lineFlags = (line: Line) => Number(line.bold) + (line.role === 'furniture' ? 2 : 0);
/** Two bits of direction, 4: the mark of a footnote, 8: not surely read from a picture. */
const runFlags = (run: Run) => DIRECTIONS.indexOf(run.direction) + (run.mark ? 4 : 0) + (run.unsure ? 8 : 0);

function lineOf(start: number, end: number, box: Box, size: number, flags: number, runs: Run[]): Line {
  const line: Line = { start, end, box, size: size / SIZES, bold: (flags & 1) === 1, runs };
  return flags & 2 ? { ...line, role: 'furniture' } : line;
}

function runOf(start: number, end: number, box: Box, flags: number): Run {
  const run: Run = { start, end, box };
  const direction = DIRECTIONS[flags & 3];
  if (direction) run.direction = direction;
  if (flags & 4) run.mark = true;
  if (flags & 8) run.unsure = true;
  return run;
}

/**
 * The lines of a page as few bytes: each number as its distance from where it is expected (behind the one before, as high as its line),
 * and one kind of number after the other, which takes less than half of what whole numbers one beside another take.
 */
export function packPlaces(lines: readonly Line[]): Buffer {
  const columns = Array.from({ length: OF_LINE + OF_RUN }, () => new ByteWriter(1 << 9));
  const add = (from: number, numbers: readonly number[]) =>
    numbers.forEach((number, at) => void columns[from + at]?.signed(number));
  let [end, x, y, width, height] = [0, 0, 0, 0, 0];
  for (const line of lines) {
    const [left, top, wide, high] = packBox(line.box);
    const place = [left - x, top - y, wide - width, high - height];
    add(0, [line.start - end, line.end - line.start, ...place]);
    add(OF_LINE - 3, [Math.round(line.size * SIZES), lineFlags(line), line.runs.length]);
    [end, x, y, width, height] = [line.end, left, top, wide, high];
    let [behind, beside] = [line.start, left];
    for (const run of line.runs) {
      const [runLeft, runTop, runWide, runHigh] = packBox(run.box);
      const place = [runLeft - beside, runTop - top, runWide, runHigh - high];
      add(OF_LINE, [run.start - behind, run.end - run.start, ...place, runFlags(run)]);
      [behind, beside] = [run.end, runLeft + runWide];
    }
  }
  const out = new ByteWriter(1 << 12);
  out.unsigned(lines.length);
  for (const column of columns) out.raw(column.finish());
  return deflateRawSync(out.finish());
}

/** The lines that `packPlaces` packed. @throws where the bytes make no sense */
export function unpackPlaces(bytes: Uint8Array): Line[] {
  const read = new ByteReader(inflateRawSync(bytes));
  const count = read.unsigned();
  if (count * OF_LINE > read.left) throw new RangeError('The bytes end too early.');
  const column = (size: number) => Array.from({ length: size }, () => read.signed());
  const ofLines = Array.from({ length: OF_LINE }, () => column(count));
  const runs = (ofLines[OF_LINE - 1] ?? []).reduce((sum, size) => sum + size, 0);
  if (runs * OF_RUN > read.left) throw new RangeError('The bytes end too early.');
  const ofRuns = Array.from({ length: OF_RUN }, () => column(runs));
  const lines: Line[] = [];
  let run = 0;
  let [end, x, y, width, height] = [0, 0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    const of = (kind: number) => ofLines[kind]?.[at] ?? 0;
    const start = end + of(0);
    end = start + of(1);
    x += of(2);
    y += of(3);
    width += of(4);
    height += of(5);
    const own: Run[] = [];
    let [behind, beside] = [start, x];
    for (let left = of(8); left > 0; left--, run++) {
      const of = (kind: number) => ofRuns[kind]?.[run] ?? 0;
      const from = behind + of(0);
      behind = from + of(1);
      const [runX, runWidth] = [beside + of(2), of(4)];
      beside = runX + runWidth;
      own.push(runOf(from, behind, boxOf(runX, y + of(3), runWidth, height + of(5)), of(6)));
    }
    lines.push(lineOf(start, end, boxOf(x, y, width, height), of(6), of(7), own));
  }
  return lines;
}

/** The lines of a page as versions before stored them: whole numbers one beside another, deflated, in base64 or as they are. */
export function unpackFormerPlaces(packed: Uint8Array | string | readonly number[]): Line[] {
  const numbers = typeof packed === 'string' || packed instanceof Uint8Array ? inflated(packed) : packed;
  let at = 0;
  const next = (): number => {
    const number = numbers[at++];
    if (number === undefined) throw new Error('The stored text ends too early.');
    return number;
  };
  const box = () => boxOf(next(), next(), next(), next());
  const lines: Line[] = [];
  while (at < numbers.length) {
    const [start, end, place, size, flags, count] = [next(), next(), box(), next(), next(), next()];
    const runs: Run[] = [];
    for (let left = count; left > 0; left--) runs.push(runOf(next(), next(), box(), next()));
    lines.push(lineOf(start, end, place, size, flags, runs));
  }
  return lines;
}

function inflated(packed: Uint8Array | string): number[] {
  const read = new ByteReader(inflateRawSync(typeof packed === 'string' ? Buffer.from(packed, 'base64') : packed));
  const numbers: number[] = [];
  while (read.left > 0) numbers.push(read.signed());
  return numbers;
}
