import { describe, expect, it, vi } from 'vitest';
import { ReadAhead } from './read-ahead.ts';

const FILE = Uint8Array.from({ length: 100 }, (_, i) => i);
const fetching = () => vi.fn(async (begin: number, end: number) => FILE.slice(begin, end));

describe('reading ahead', () => {
  it('gives exactly what is asked for, in any order', async () => {
    const book = new ReadAhead(fetching(), 100, [], 4);
    for (const [begin, end] of [
      [0, 4],
      [96, 100],
      [40, 48],
      [4, 8],
      [0, 100],
    ] as const) {
      expect(await book.read(begin, end)).toEqual(FILE.slice(begin, end));
    }
  });

  it('takes a handful of requests from the end to the start of a file, and from start to end', async () => {
    for (const starts of [[...Array(25).keys()], [...Array(25).keys()].toReversed()]) {
      const fetch = fetching();
      const book = new ReadAhead(fetch, 100, [], 4);
      for (const start of starts) {
        expect(await book.read(start * 4, start * 4 + 4)).toEqual(FILE.slice(start * 4, start * 4 + 4));
      }
      expect(fetch.mock.calls.length).toBeLessThanOrEqual(6);
      expect(fetch.mock.calls.every(([begin, end]) => begin >= 0 && end <= 100)).toBe(true);
    }
  });

  it('fetches no more than is asked for here and there', async () => {
    const fetch = fetching();
    const book = new ReadAhead(fetch, 100, [], 4);
    for (const begin of [0, 80, 20, 60]) await book.read(begin, begin + 4);
    expect(fetch.mock.calls).toEqual([
      [0, 4],
      [80, 84],
      [20, 24],
      [60, 64],
    ]);
  });

  it('never asks for more than 4 MB at a time', async () => {
    const fetch = vi.fn(async (begin: number, end: number) => new Uint8Array(end - begin));
    const length = 40 * 1024 * 1024;
    const book = new ReadAhead(fetch, length, [], 65_536);
    for (let begin = 0; begin < length; begin += 65_536) await book.read(begin, begin + 65_536);
    expect(Math.max(...fetch.mock.calls.map(([begin, end]) => end - begin))).toBe(4 * 1024 * 1024);
    expect(fetch.mock.calls.length).toBeLessThan(20);
  });

  it('asks again for what failed', async () => {
    const fetch = fetching();
    fetch.mockRejectedValueOnce(new Error('gone'));
    const book = new ReadAhead(fetch, 100, [], 4);
    await expect(book.read(0, 4)).rejects.toThrow('gone');
    expect(await book.read(0, 4)).toEqual(FILE.slice(0, 4));
  });

  it('takes what is known of the file from there, without a request', async () => {
    const fetch = fetching();
    const known = [
      { begin: 0, bytes: FILE.slice(0, 8) },
      { begin: 8, bytes: FILE.slice(8, 12) },
      { begin: 88, bytes: FILE.slice(88) },
    ];
    const book = new ReadAhead(fetch, 100, known, 4);
    expect(await book.read(4, 12)).toEqual(FILE.slice(4, 12));
    expect(await book.read(92, 100)).toEqual(FILE.slice(92));
    expect(fetch).not.toHaveBeenCalled();
    expect(await book.read(8, 16)).toEqual(FILE.slice(8, 16));
    expect(fetch.mock.calls).toEqual([[8, 16]]);
  });

  it('fetches whole chunks around small pieces, each once', async () => {
    const fetch = fetching();
    const book = new ReadAhead(fetch, 100, [], 32);
    for (const begin of [40, 96, 44, 60, 40])
      expect(await book.read(begin, begin + 4)).toEqual(FILE.slice(begin, begin + 4));
    expect(fetch.mock.calls).toEqual([
      [32, 64],
      [96, 100],
    ]);
  });
});
