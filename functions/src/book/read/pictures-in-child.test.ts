import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnAsPictures } from '../../../test/fixtures/drawn.ts';
import * as fixtures from '../../../test/fixtures/index.ts';
import { proveQuote } from '../../study/proof.ts';
import type { Book } from '../model.ts';
import { withPictures } from '../pictures/page.ts';
import { type ReadPicture, readPicturesInChild } from './pictures-in-child.ts';
import { blankPage } from './read-page.ts';

const TIDES = [
  'The tide of a harbour follows the moon with a delay',
  'of about fifty minutes a day. A neap tide is the small-',
  'est tide and comes when the moon stands at its quarter.',
  'A spring tide is the largest tide of the whole month.',
];

/** Children of their own on a busy machine take their time (ms). */
const TIME = 180_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array, pages: number[], limits = {}): Promise<ReadPicture[]> {
  const path = join(folder, 'book.pdf');
  await writeFile(path, bytes);
  const all: ReadPicture[] = [];
  await readPicturesInChild(path, pages, (picture) => all.push(picture), { limits });
  return all;
}

const bookOf = (pictures: ReadPicture[]): Book => {
  const pages = pictures.map(({ page }) => ({ ...blankPage(page), width: 400, height: 300 }));
  const book = { title: null, language: null, outline: [], pages };
  return withPictures(book, new Map(pictures.map(({ page, reading }) => [page, reading])), new Map());
};

describe('the words of a picture', () => {
  it(
    'are read with no network in a child, upright or on their side, and a quote is marked where it is printed',
    async () => {
      const pictures = await read(await drawnAsPictures(TIDES, [0, 90]), [1, 2]);
      expect(pictures.map(({ reading }) => reading.turn)).toEqual([0, 270]);
      const book = bookOf(pictures);
      for (const number of [1, 2]) {
        // The word that is broken over the line's end is one word again.
        const cited = proveQuote(book, { page: number, quote: 'A neap tide is the smallest tide' });
        expect(cited).toMatchObject({ page: number, state: 'estimated' });
        expect(cited?.boxes).toHaveLength(2);
      }
      // The words begin in the middle of the second line of four, 40 points from the left of a page of 400 by 300.
      const [first] = proveQuote(book, { page: 1, quote: 'The tide of a harbour follows the moon' })?.boxes ?? [];
      expect(first?.x).toBeCloseTo(0.1, 1);
      expect(first?.y).toBeCloseTo(50 / 300, 1);
      expect(first?.height).toBeLessThan(0.08);
    },
    TIME,
  );

  it(
    'are not missed on an empty page',
    async () => {
      const [empty] = await read(await drawnAsPictures([' ']), [1]);
      expect(empty?.reading).toMatchObject({ blocks: [], unread: 'blank' });
      expect(empty && bookOf([empty]).pages[0]?.quality).toBe('blank');
    },
    TIME,
  );

  it(
    'are none on a page without letters, and a page that cannot be read keeps no other',
    async () => {
      const gone = await read(fixtures.scanned(), [7, 2]);
      expect(gone.map(({ page, reading }) => [page, reading.unread])).toEqual([
        [7, 'failed'],
        [2, undefined],
      ]);
      expect(gone.map(({ reading }) => reading.blocks)).toEqual([[], []]);
    },
    TIME,
  );
});

const word = (text: string, at: number, sure: number) => ({
  text,
  sure,
  box: { x: at / 10, y: 0.5, width: 0.09, height: 0.02 },
});
/** A book of pages that were read so, a line each. */
const bookRead = (...lines: ReturnType<typeof word>[][]): Book =>
  withPictures(
    { title: null, language: 'en', outline: [], pages: lines.map((_, at) => blankPage(at + 1)) },
    new Map(lines.map((words, at) => [at + 1, { language: 'en', turn: 0, blocks: [[{ size: 10, words }]] }] as const)),
    new Map(),
  );

it('a word that was not surely read is in the text and is not quoted', () => {
  const book = bookRead([
    word('Tides', 1, 96),
    word('follow', 2, 95),
    word('the', 3, 97),
    word('rnoon', 4, 31),
    word('closely', 5, 94),
  ]);
  expect(book.pages[0]?.text).toBe('Tides follow the rnoon closely');
  expect(proveQuote(book, { page: 1, quote: 'Tides follow the rnoon closely' })).toBeNull();
  expect(proveQuote(book, { page: 1, quote: 'Tides follow the' })?.boxes).toHaveLength(1);
});

it('an unsure word is quoted where the book has it elsewhere, surely read; a number or a single letter is not', () => {
  const sure = [
    word('moon', 1, 96),
    word('moon,', 2, 95),
    word('45', 3, 96),
    word('45', 4, 96),
    word('a', 5, 96),
    word('a', 6, 96),
  ];
  const unsure = [
    word('The', 1, 96),
    word('moon', 2, 20),
    word('of', 3, 96),
    word('45', 4, 20),
    word('and', 5, 96),
    word('a', 6, 20),
  ];
  const book = bookRead(sure, unsure);
  expect(proveQuote(book, { page: 2, quote: 'The moon of' })?.state).toBe('estimated');
  expect(proveQuote(book, { page: 2, quote: 'of 45 and' })).toBeNull();
  expect(proveQuote(book, { page: 2, quote: 'and a' })).toBeNull();
});
