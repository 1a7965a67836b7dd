import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PIECES_TYPE, unpackPieces } from '../../src/contract/book-pieces.ts';
import { MAX_OPENING_BYTES, OPENING_SIZE } from '../../src/contract/limits.ts';
import { scanned } from '../fixtures/index.ts';
import { withBook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';

let pdf: Uint8Array;
let ana: Student;
let ben: Student;
beforeAll(async () => {
  pdf = await smallPdf({ pages: 3 });
});
beforeEach(async () => {
  [ana, ben] = await enrol(2);
});

const ask = (student: Student, id: string) => student.fetch(`/api/upload/opening/${id}`);
const read = async (bytes: Uint8Array) => {
  const { body } = await ana.uploads(bytes);
  await ana.sees(body.id, ({ status }) => status === 'ready');
  return body.id;
};

it('a book that was read has a picture of its opening page, which is its student’s alone and goes with it', async () => {
  const id = await read(pdf);
  const reply = await ask(ana, id);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const picture = Buffer.from(await reply.arrayBuffer());
  expect(picture.length).toBeLessThanOrEqual(MAX_OPENING_BYTES);
  expect(picture.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WEBPVP8X$/s);
  // Where WebP tells its width and height.
  const [width, height] = [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1];
  expect(width === OPENING_SIZE.width || height === OPENING_SIZE.height).toBe(true);

  expect((await ask(ben, id)).status).toBe(404);
  await ana.call('upload.delete', { params: { id } });
  expect((await ask(ana, id)).status).toBe(404);
}, 60_000);

it('a scan has one, too', async () => {
  expect((await ask(ana, await read(scanned()))).status).toBe(200);
}, 60_000);

it('a book that was read by an earlier version has none', async () => {
  const reply = await ask(ana, await withBook(ana, pdf));
  expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([204, 0]);
});

const askPieces = (student: Student, id: string) =>
  student.fetch(`/api/upload/file/${id}`, {
    headers: { accept: `${PIECES_TYPE}, application/pdf`, range: 'bytes=0-9' },
  });
const unpacked = async (reply: Response) => unpackPieces(new Uint8Array(await reply.arrayBuffer()));

it('a book that was read gives what its opening page is drawn from in one reply, to its student alone', async () => {
  const book = await smallPdf({ pages: 1_000 });
  const id = await read(book);
  const reply = await askPieces(ana, id);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, PIECES_TYPE]);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const length = Number(reply.headers.get('content-length'));
  const { total, pieces } = await unpacked(reply);
  expect(total).toBe(book.length);
  for (const { begin, bytes } of pieces)
    expect(Buffer.from(bytes).equals(book.subarray(begin, begin + bytes.length))).toBe(true);
  // Less than the beginning and the end that a book has of which nothing is noted.
  expect(length).toBeLessThan(32_768 + 65_536);
  expect((await askPieces(ben, id)).status).toBe(404);
  await ana.call('upload.delete', { params: { id } });
  expect((await askPieces(ana, id)).status).toBe(404);
}, 60_000);

it('of one that an earlier version has read they are its beginning and its end', async () => {
  const book = await smallPdf({ pages: 1_000 });
  const { total, pieces } = await unpacked(await askPieces(ana, await withBook(ana, book)));
  expect(total).toBe(book.length);
  expect(pieces.map(({ begin, bytes }) => [begin, begin + bytes.length])).toEqual([
    [0, 32_768],
    [book.length - 65_536 - ((book.length - 65_536) % 4_096), book.length],
  ]);
  for (const { begin, bytes } of pieces)
    expect(Buffer.from(bytes).equals(book.subarray(begin, begin + bytes.length))).toBe(true);
});

it('of a short one they are all of it', async () => {
  const { pieces } = await unpacked(await askPieces(ana, await withBook(ana, pdf)));
  expect(pieces).toHaveLength(1);
  expect(Buffer.from(pieces[0]!.bytes).equals(pdf)).toBe(true);
});
