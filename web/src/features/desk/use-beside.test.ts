import { expect, it } from 'vitest';
import { placeBeside } from './use-beside.ts';

const room = { left: 0, top: 0, right: 400, bottom: 600 };
const size = { width: 200, height: 44 };
const line = (top: number, left = 50, right = 350) => ({ left, right, top, bottom: top + 20 });
const covers = (rects: ReturnType<typeof line>[], top: number) =>
  rects.some((rect) => rect.top < top + size.height && rect.bottom > top);

it('stands over the words, under them where there is no room, and in reach of a thumb on a phone', () => {
  expect(placeBeside([line(300)], room, size, false).top).toBe(300 - 10 - 44);
  expect(placeBeside([line(10)], room, size, false).top).toBe(40);
  expect(placeBeside([line(300)], room, size, true).top).toBe(600 - 44 - 6);
});

it('covers none of them while there is room, wherever they are', () => {
  for (let first = 0; first < 580; first += 7) {
    for (const low of [true, false]) {
      for (const rects of [[line(first)], [line(first), line(first + 30)]]) {
        const { top, left } = placeBeside(rects, room, size, low);
        expect(covers(rects, top), `${first}`).toBe(false);
        expect(left).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

it('is seen where the words are out of sight', () => {
  const { top, left } = placeBeside([line(900)], room, size, false);
  expect([top >= 0 && top <= 556, left]).toEqual([true, 100]);
});
