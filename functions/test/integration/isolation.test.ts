import { beforeAll, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { withBook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';

let ana: Student;
let ben: Student;
let book: string;
let before: unknown;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withBook(ana, await smallPdf(), 'locks.pdf');
  before = await ana.sees(book, () => true);
});

// Object.keys forgets that the keys of the table are its names.
const withId = (Object.keys(api) as CallName[]).filter((name) => api[name].path.includes(':'));

it.each(withId)('%s: what is another student’s is not found, and nothing changes', async (name) => {
  const { method, path } = api[name];
  for (const id of [
    book,
    ana.uid,
    `..%2F..%2F${ana.uid}%2Fdocuments%2F${book}`,
    '%2e%2e%2f%2e%2e',
    '__proto__',
    '%00',
    'a'.repeat(500),
  ]) {
    const address = `/api${path.replace(/:\w+/, id)}`;
    const says = { kind: 'saq', index: 0, title: 'Ben’s now', reading: 'on' };
    const body = method === 'POST' || method === 'PATCH' ? JSON.stringify(says) : undefined;
    const reply = await ben.fetch(address, { method, body, headers: { 'content-type': 'application/json' } });
    // Hosting resolves ".." itself, and answers an address that is then no call with the site's page.
    const status = reply.headers.get('content-type')?.startsWith('text/html') ? 404 : reply.status;
    const expected = name.startsWith('upload.') && id === book ? [404] : [400, 404, 405];
    expect(expected, id.slice(0, 40)).toContain(status);
  }
  expect((await ana.call('upload.list')).body).toEqual([before]);
  expect((await ana.fetch(`/api/upload/file/${book}`)).status).toBe(200);
});

it.each([
  ['chat.ask', { pdf_id: '', question: 'What is a mutex?' }],
  ['revise.ask', { question: 'What is a mutex?', session_id: '' }],
] as const)('%s does not find another student’s id in its body', async (name, body) => {
  const filled = 'pdf_id' in body ? { ...body, pdf_id: book } : { ...body, session_id: book };
  const response = await ben.fetch(`/api${api[name].path}`, {
    method: 'POST',
    body: JSON.stringify(filled),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(404);
});

it('lists only what is one’s own', async () => {
  expect((await ben.call('upload.list')).body).toEqual([]);
});
