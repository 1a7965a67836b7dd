/** What is measured of a page that was read from its picture. */
import type { Bitmap } from '../../../functions/src/book/pictures/bitmap.ts';
import type { Box } from '../../../functions/src/contract/evidence.ts';

const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words of `text` that stand in `read`, each as often; 1 where there are none. */
export function recallOf(text: string, read: string): number {
  const left = new Map<string, number>();
  for (const word of wordsIn(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = wordsIn(text);
  let hits = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    hits++;
    left.set(word, count - 1);
  }
  return wanted.length === 0 ? 1 : Number((hits / wanted.length).toFixed(4));
}

/** The page's sentences of 6 to 30 words. */
export const quotesOf = (text: string): string[] =>
  text
    .split('\n\n')
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => {
      const count = sentence.split(' ').length;
      return count >= 6 && count <= 30;
    });

/** The smallest box around what is dark inside a box (fractions of the picture); null where nothing is. */
export function inkIn({ width, height, grey }: Bitmap, box: Box): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = Math.floor(box.y * height); y < (box.y + box.height) * height; y++) {
    for (let x = Math.floor(box.x * width); x < (box.x + box.width) * width; x++) {
      if ((grey[y * width + x] ?? 255) > 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  return { x: left / width, y: top / height, width: (right + 1 - left) / width, height: (bottom + 1 - top) / height };
}

/** Intersection over union of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / (a.width * a.height + b.width * b.height - wide * high);
}
