import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../contract/limits.ts';
import { type PlatformRequest, takeBody } from './bodies.ts';
import { receiveFile } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=b';
const part = (disposition: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const body = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
const file = (bytes: string | Buffer, name = 'a.pdf', field = 'file') =>
  part(`name="${field}"; filename="${name}"`, bytes);

/** A body that comes in pieces of so many bytes. */
const receive = (type: string | undefined, raw = Buffer.alloc(0), piece = 64 * 1024) => {
  const request = Object.assign(Readable.from(pieces(raw, piece)), { rawHeaders: [] });
  // What `takeBody` reads of a request is its headers and its stream.
  return receiveFile(type, (...how) => takeBody(request as unknown as PlatformRequest, ...how));
};
function* pieces(raw: Buffer, size: number) {
  for (let at = 0; at < raw.length; at += size) yield raw.subarray(at, at + size);
}

describe('an upload', () => {
  it('is the file in field "file", byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 99, 0]);
    const got = await receive(TYPE, body(part('name="note"', 'x'), file(bytes, 'Größe 📚 %22a%22.pdf')), 7);
    expect(got.name).toBe('Größe 📚 "a".pdf');
    expect(got.bytes.equals(bytes)).toBe(true);
  });

  it('may be empty: what it is, is told later', async () => {
    expect((await receive(TYPE, body(file('')))).bytes.length).toBe(0);
  });

  it('never names a folder or a header', async () => {
    expect((await receive(TYPE, body(file('x', '../../etc/passwd')))).name).toBe('passwd');
    expect((await receive(TYPE, body(file('x', 'a%0D%0AX-Evil: 1.pdf')))).name).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['is no multipart', 'application/json', Buffer.from('{}')],
    ['has no type', undefined, Buffer.from('x')],
    ['has no boundary', 'multipart/form-data', body(file('x'))],
    ['has no body', TYPE, undefined],
    ['has no file', TYPE, body(part('name="file"', 'text'))],
    ['has the file in another field', TYPE, body(file('x', 'a.pdf', 'other'))],
    ['has two files', TYPE, body(file('x'), file('y'))],
    [
      'has files in fields that nobody asked for',
      TYPE,
      body(file('x', 'a.pdf', 'a'), file('x', 'b.pdf', 'b'), file('x')),
    ],
    ['is cut off', TYPE, body(file('x'.repeat(1000))).subarray(0, 600)],
    ['has too many parts', TYPE, body(...Array.from({ length: 50 }, (_, i) => part(`name="f${i}"`, 'x')), file('x'))],
  ])('that %s is refused', async (_, type, raw) => {
    await expect(receive(type, raw)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('larger than the limit is refused with the limit said', async () => {
    const raw = body(file(Buffer.alloc(MAX_UPLOAD_BYTES + 1)));
    // By its length: what is told of a test that fails would else be 30 MB.
    await expect(receive(TYPE, raw).then(({ bytes }) => bytes.length)).rejects.toMatchObject({
      code: 'too_large',
      studentMessage: expect.stringContaining('30 MB'),
    });
  });
});
