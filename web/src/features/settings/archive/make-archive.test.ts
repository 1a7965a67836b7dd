// @vitest-environment node
// jsdom's bytes and streams are not those that a browser and the zip library share.
import { expect, it, vi } from 'vitest';
import { makeArchive } from './make-archive.ts';

vi.mock('./collect.ts', () => ({
  collect: async function* files() {
    yield { name: 'books/Söhne.pdf', input: new TextEncoder().encode('%PDF-1.7'), lastModified: new Date() };
    yield { name: 'index.html', input: '<h1>Wörter</h1>', lastModified: new Date() };
  },
}));

it('packs the files into a ZIP whose names are UTF-8', async () => {
  const zip = await makeArchive('ana@example.com', new AbortController().signal, () => {});
  const bytes = Buffer.from(await zip.arrayBuffer());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.readUInt16LE(6) & 0x800).toBe(0x800); // general purpose flag 11: names are UTF-8
  for (const text of ['books/Söhne.pdf', '%PDF-1.7', '<h1>Wörter</h1>']) expect(bytes.includes(text)).toBe(true);
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2); // end of central directory: number of files
});
