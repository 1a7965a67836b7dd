/** What former versions stored, for tests. */
import { deflateRawSync } from 'node:zlib';
import type { Line } from '../book/model.ts';
import { ByteWriter } from '../book/search/bytes.ts';

const DIRECTIONS = [undefined, 'rtl', 'ttb', 'btt'];

/** The places of a page's lines as version 6 of a stored text has them: whole numbers one beside another. */
export function formerPlaces(lines: readonly Line[]): Buffer {
  const out = new ByteWriter();
  const write = (...numbers: number[]) => {
    for (const number of numbers) out.signed(number);
  };
  const placed = ({ x, y, width, height }: Line['box']) => [x, y, width, height].map((n) => Math.round(n * 10_000));
  for (const { start, end, box, size, bold, role, runs } of lines) {
    write(start, end, ...placed(box), Math.round(size * 100), Number(bold) + (role ? 2 : 0), runs.length);
    for (const run of runs) {
      const flags = DIRECTIONS.indexOf(run.direction) + (run.mark ? 4 : 0) + (run.unsure ? 8 : 0);
      write(run.start, run.end, ...placed(run.box), flags);
    }
  }
  return deflateRawSync(out.finish());
}
