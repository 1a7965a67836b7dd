/** What was read from the pictures of a book's pages on our own machines: kept page by page, so that none is read twice. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { PictureReading } from '../book/pictures/model.ts';
import { PICTURE_LANGUAGES } from '../contract/library.ts';
import { bookFilesIn, PICTURES, pictureName, readBookFile, removeBookFile, writeBookFile } from './book-files.ts';

/** Places are kept to a ten-thousandth of the page. */
const PLACES = 10_000;

/** A word: its text, its place (x, y, width, height) and how sure it is. */
const Word = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.number()]);
const Reading = z.object({
  page: z.int(),
  language: z.enum(PICTURE_LANGUAGES),
  turn: z.number(),
  unread: z.optional(
    z.union([z.object({ language: z.string() }), z.object({ script: z.string() }), z.enum(['failed', 'blank'])]),
  ),
  blocks: z.array(z.array(z.object({ size: z.number(), words: z.array(Word) }))),
});
const Stored = z.object({ version: z.literal(1), pages: z.array(Reading) });

const packed = (page: number, { blocks, ...reading }: PictureReading): z.infer<typeof Reading> => ({
  page,
  ...reading,
  blocks: blocks.map((lines) =>
    lines.map(({ size, words }) => ({
      size,
      words: words.map(({ text, box, sure }): z.infer<typeof Word> => {
        const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * PLACES));
        return [text, x ?? 0, y ?? 0, width ?? 0, height ?? 0, sure];
      }),
    })),
  ),
});

const unpacked = ({ page: _, blocks, unread, ...reading }: z.infer<typeof Reading>): PictureReading => ({
  ...reading,
  ...(unread && { unread }),
  blocks: blocks.map((lines) =>
    lines.map(({ size, words }) => ({
      size,
      words: words.map(([text, x, y, width, height, sure]) => ({
        text,
        box: { x: x / PLACES, y: y / PLACES, width: width / PLACES, height: height / PLACES },
        sure,
      })),
    })),
  ),
});

const bytesOf = (pages: z.infer<typeof Reading>[]): Buffer => {
  const stored: z.infer<typeof Stored> = { version: 1, pages };
  return gzipSync(JSON.stringify(stored));
};

const readingsIn = (bytes: Buffer | null): [number, PictureReading][] =>
  bytes
    ? Stored.parse(JSON.parse(gunzipSync(bytes).toString('utf8'))).pages.map((page) => [page.page, unpacked(page)])
    : [];

/** Stores one page as soon as it is read. */
export const savePicture = (uid: string, id: string, page: number, reading: PictureReading): Promise<void> =>
  writeBookFile(uid, id, pictureName(page), bytesOf([packed(page, reading)]));

/** Everything that was read of a book's pictures, by page. */
export async function readPictures(uid: string, id: string): Promise<Map<number, PictureReading>> {
  const single = await bookFilesIn(uid, id, pictureName());
  // The single pages first: one that has been put with the others meanwhile is among those, which are looked at after.
  const pages = await Promise.all(single.map((name) => readBookFile(uid, id, name)));
  const together = await readBookFile(uid, id, PICTURES);
  return new Map([...readingsIn(together), ...pages.flatMap(readingsIn)]);
}

/** Puts the pages that were stored one by one with the others, in one file. By whoever holds the book (`claimBook`). */
export async function gatherPictures(
  uid: string,
  id: string,
  readings: ReadonlyMap<number, PictureReading>,
): Promise<void> {
  await writeBookFile(uid, id, PICTURES, bytesOf([...readings].map(([page, reading]) => packed(page, reading))));
  const single = await bookFilesIn(uid, id, pictureName());
  const gathered = single.filter((name) => [...readings.keys()].some((page) => pictureName(page) === name));
  await Promise.all(gathered.map((name) => removeBookFile(uid, id, name)));
}
