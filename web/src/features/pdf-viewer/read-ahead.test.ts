import { describe, expect, it, vi } from 'vitest';
import { ReadAhead } from './read-ahead.ts';

const FILE = Uint8Array.from({ length: 100 }, (_, i) => i);
const fetching = () => vi.fn(async (begin: number, end: number) => FILE.slice(begin, end));

describe('reading ahead', () => {
  it('gives exactly what is asked for, in any order', async () => {
    const book = new ReadAhead(fetching(), 100);
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
      const book = new ReadAhead(fetch, 100);
      for (const start of starts) {
        expect(await book.read(start * 4, start * 4 + 4)).toEqual(FILE.slice(start * 4, start * 4 + 4));
      }
      expect(fetch.mock.calls.length).toBeLessThanOrEqual(6);
      expect(fetch.mock.calls.every(([begin, end]) => begin >= 0 && end <= 100)).toBe(true);
    }
  });

  it('fetches no more than is asked for here and there', async () => {
    const fetch = fetching();
    const book = new ReadAhead(fetch, 100);
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
    const book = new ReadAhead(fetch, length);
    for (let begin = 0; begin < length; begin += 65_536) await book.read(begin, begin + 65_536);
    expect(Math.max(...fetch.mock.calls.map(([begin, end]) => end - begin))).toBe(4 * 1024 * 1024);
    expect(fetch.mock.calls.length).toBeLessThan(20);
  });

  it('asks again for what failed', async () => {
    const fetch = fetching();
    fetch.mockRejectedValueOnce(new Error('gone'));
    const book = new ReadAhead(fetch, 100);
    await expect(book.read(0, 4)).rejects.toThrow('gone');
    expect(await book.read(0, 4)).toEqual(FILE.slice(0, 4));
  });

  it('takes what lies at the end of the file from there, without another request', async () => {
    const fetch = fetching();
    const book = new ReadAhead(fetch, 100, { bytes: 10, piece: Promise.resolve({ bytes: FILE.slice(90) }) });
    expect(await book.read(92, 100)).toEqual(FILE.slice(92));
    expect(await book.read(90, 92)).toEqual(FILE.slice(90, 92));
    expect(fetch).not.toHaveBeenCalled();
    expect(await book.read(88, 100)).toEqual(FILE.slice(88));
    expect(fetch.mock.calls).toEqual([[88, 100]]);
  });

  it('does not wait for the end of the file for ever', async () => {
    vi.useFakeTimers();
    try {
      const fetch = fetching();
      const read = new ReadAhead(fetch, 100, { bytes: 10, piece: new Promise(() => undefined) }).read(92, 100);
      await vi.advanceTimersByTimeAsync(9_000);
      expect(fetch).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await read).toEqual(FILE.slice(92));
    } finally {
      vi.useRealTimers();
    }
  });
});
