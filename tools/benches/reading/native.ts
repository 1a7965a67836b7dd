/** The anchor where it is installed: pdftotext's processor time, and how many of its words we read as well. Nothing where it is not. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { childrenMs } from '../lib/bench.ts';

const [file = ''] = process.argv.slice(2);
/** How often each word stands in a text. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  // The joiner that keeps parts of a Persian word apart is no letter: pdftotext leaves it out.
  for (const [word] of text
    .normalize('NFKC')
    .replaceAll('\u200c', '')
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
const run = (...area: string[]) =>
  spawnSync('pdftotext', ['-enc', 'UTF-8', ...area, file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * What is to be seen of a page in the middle of the book where that is less than all of it: pdftotext reads the printer's marks around it as well (of one book
 * 14 % of the words), which no reader of the book sees.
 */
function seen(): string[] {
  const { stdout } = spawnSync('pdfinfo', ['-box', '-f', '1', '-l', '99999', file], { encoding: 'utf8' });
  const boxes = (name: string) => (stdout ?? '').match(new RegExp(`(?<=${name}Box:\\s+)\\S.*$`, 'gm')) ?? [];
  // Covers have other sizes than the pages between them.
  const middle = (name: string) => boxes(name)[boxes(name).length >> 1]?.split(/\s+/).map(Number);
  const [media, crop] = [middle('Media'), middle('Crop')];
  if (!media || !crop || String(media) === String(crop)) return [];
  const [left = 0, , , top = 0] = media;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = crop;
  const area = { x: x0 - left, y: top - y1, W: x1 - x0, H: y1 - y0 };
  return Object.entries(area).flatMap(([name, points]) => [`-${name}`, String(Math.round(points))]);
}
const { stdout, error } = run(...seen());
/** Run until so much time has gone (ms) that a hundredth of a second matters little. */
const ENOUGH = 300;
if (error) console.log('{}');
else {
  let runs = 1;
  for (; childrenMs() < ENOUGH && runs < ENOUGH; runs++) run();
  const ms = childrenMs() / runs;
  const theirs = counted(stdout.replace(/(\p{L})-\n(\p{Ll})/gu, '$1$2'));
  const { pages } = await readPdf(new Uint8Array(readFileSync(file)));
  const ours = counted(
    pages
      .map(({ text }) => text)
      .join('\n')
      .replace(/(\p{L})-\n(\p{Ll})/gu, '$1$2'),
  );
  let [all, same] = [0, 0];
  for (const [word, count] of theirs) {
    all += count;
    same += Math.min(count, ours.get(word) ?? 0);
  }
  console.log(JSON.stringify({ ms, recalled: same / Math.max(1, all) }));
}
