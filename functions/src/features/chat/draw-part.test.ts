import { afterEach, expect, it, vi } from 'vitest';
import * as files from '../../stores/book-files.ts';
import { drawPart } from './draw-part.ts';

const VIEW = { x: 0, y: 0, width: 1, height: 1 };
const BOOK = { id: 'book', bytes: 1_000, pages: 3 };
const draw = (signal = new AbortController().signal, page = 1, uid = 'ana') => drawPart(uid, BOOK, page, VIEW, signal);

afterEach(() => void vi.restoreAllMocks());

/** Files that come, as none, when they are let. */
function slowFiles() {
  const waiting: (() => void)[] = [];
  const asked = vi
    .spyOn(files, 'downloadPdf')
    .mockImplementation(() => new Promise((_, reject) => void waiting.push(() => reject(new Error('no file')))));
  return { asked, next: () => waiting.shift()?.() };
}

it('draws three of one student in turn at most, and leaves out what is asked while they wait; then again', async () => {
  const { asked, next } = slowFiles();
  const three = [draw(), draw(), draw()].map((drawn) => drawn.catch(() => 'failed'));
  expect(await draw()).toBeNull();
  for (const turn of [1, 2, 3]) {
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(turn));
    next();
  }
  expect(await Promise.all(three)).toEqual(['failed', 'failed', 'failed']);
  const again = draw().catch(() => 'failed');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  next();
  expect(await again).toBe('failed');
});

it('fetches nothing for who has gone while it waited', async () => {
  const { asked, next } = slowFiles();
  const gone = new AbortController();
  const [first, second] = [draw().catch(() => 'failed'), draw(gone.signal).catch(() => 'gone')];
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  gone.abort();
  next();
  expect(await Promise.all([first, second])).toEqual(['failed', 'gone']);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('draws no page that the book has not', async () => {
  expect(await draw(undefined, 4)).toBeNull();
});

it('lets another student wait for one drawing, however many the first has asked for', async () => {
  const waiting: (() => void)[] = [];
  const order: string[] = [];
  vi.spyOn(files, 'downloadPdf').mockImplementation((uid) => {
    order.push(uid);
    return new Promise((_, reject) => void waiting.push(() => reject(new Error('no file'))));
  });
  const all = ['ana', 'ana', 'ana', 'ben'].map((uid) => draw(undefined, 1, uid).catch(() => 'failed'));
  for (const turn of [1, 2, 3, 4]) {
    await vi.waitFor(() => expect(order).toHaveLength(turn));
    waiting.shift()?.();
  }
  expect(await Promise.all(all)).toEqual(['failed', 'failed', 'failed', 'failed']);
  expect(order).toEqual(['ana', 'ben', 'ana', 'ana']);
});
