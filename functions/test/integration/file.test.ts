import { beforeAll, describe, expect, it } from 'vitest';
import { withBook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';

let ana: Student;
let pdf: Uint8Array;
let path: string;
beforeAll(async () => {
  pdf = await smallPdf({ pages: 20 });
  [ana] = await enrol(1);
  path = `/api/upload/file/${await withBook(ana, pdf, 'Größe.pdf')}`;
});

const get = (headers: Record<string, string> = {}, method = 'GET') => ana.fetch(path, { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the file of a book', () => {
  it('comes whole, typed and private', async () => {
    const response = await get({ accept: 'application/pdf' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="Groe.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`,
    });
    expect((await bytesOf(response)).equals(pdf)).toBe(true);
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-7', -7, undefined],
  ])('comes in parts: %s', async (range, from, to) => {
    const response = await get({ range });
    const part = Buffer.from(pdf).subarray(from, to);
    const start = from < 0 ? pdf.length + from : from;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${pdf.length}`);
    expect((await bytesOf(response)).equals(part)).toBe(true);
  });

  it('has no part beyond its end, and says how long it is', async () => {
    const response = await get({ range: `bytes=${pdf.length}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`]);
  });

  it('comes whole where a part of another version was asked for', async () => {
    const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('tells its size without being sent', async () => {
    const response = await get({}, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
    expect((await bytesOf(response)).length).toBe(0);
  });

  it('is the same from the function’s own address', async () => {
    const own = `${process.env.FOLIO_FUNCTIONS_URL}/upload${path.replace('/api/upload', '')}`;
    const response = await fetch(own, { headers: { authorization: `Bearer ${ana.token}` } });
    expect((await bytesOf(response)).equals(pdf)).toBe(true);
  });
});
