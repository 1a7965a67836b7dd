import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorBody } from '../../src/contract/errors.ts';
import { Document } from '../../src/contract/library.ts';
import { MAX_TITLE_CHARS, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { readBookFile } from '../../src/stores/book-files.ts';
import { openDocument } from '../../src/stores/documents.ts';
import { FACTS, GIVES, GUIDE, INDEX, OPENING, PDF, PIECES, QUIZ, SUMMARY, TEXT } from '../../src/stores/file-names.ts';
import { outlineRef } from '../../src/stores/outlines.ts';
import { hundredThousandPages } from '../fixtures/index.ts';
import { withBook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

let pdf: Uint8Array;
let ana: Student;
beforeAll(async () => {
  pdf = await smallPdf({ title: 'Locks and Threads' });
});
beforeEach(async () => {
  [ana] = await enrol(1);
});

const documentOf = async (response: Response): Promise<Document> => Document.parse(await response.json());

const upload = (student: Student, parts: [string, string | Uint8Array, string?][], headers = {}) => {
  const form = new FormData();
  for (const [field, value, name] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([Uint8Array.from(value)], { type: 'application/pdf' }), name ?? 'book.pdf');
  }
  return student.fetch('/api/upload/upload', { method: 'POST', body: form, headers });
};

describe('a book', () => {
  it('is uploaded, listed, read, told about, and deleted', async () => {
    const { status, body } = await ana.uploads(pdf, 'x.pdf');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Locks and Threads', pages: 3, bytes: pdf.length, status: 'reading' });
    expect(Date.now() - Date.parse(body.created_at)).toBeLessThan(60_000);

    const ready = await ana.sees(body.id, ({ status }) => status === 'ready');
    expect(ready).toMatchObject({ ...body, status: 'ready', pages_read: 3, pages_without_text: [], language: 'en' });
    const info = await ana.call('upload.info', { params: { id: body.id } });
    expect(info.body).toMatchObject({ file_id: body.id, title: 'Locks and Threads', document: ready });

    expect(await ana.call('upload.delete', { params: { id: body.id } })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect((await ana.call('upload.list')).body).toEqual([]);
    expect(await ana.call('upload.info', { params: { id: body.id } })).toMatchObject({ status: 404 });
    expect((await ana.fetch(`/api/upload/file/${body.id}`)).status).toBe(404);
    await expect.poll(() => filesOf(ana.uid), { timeout: 30_000 }).toEqual([]);
  });

  it('is renamed, in one line, and keeps everything else', async () => {
    const { body } = await ana.uploads(pdf);
    const ready = await ana.sees(body.id, ({ status }) => status === 'ready');
    const rename = (title: string) => ana.call('upload.rename', { params: { id: body.id }, body: { title } });
    expect(await rename('  My \n locks\u202E  ')).toMatchObject({ status: 200, body: { ...ready, title: 'My locks' } });
    expect((await ana.call('upload.list')).body).toEqual([{ ...ready, title: 'My locks' }]);
    expect((await ana.call('upload.info', { params: { id: body.id } })).body.title).toBe('My locks');
    for (const title of ['   ', '\u200B', 'x'.repeat(MAX_TITLE_CHARS + 1)]) {
      expect(await rename(title)).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
    }
    expect((await ana.call('upload.list')).body).toEqual([{ ...ready, title: 'My locks' }]);
    expect(await ana.call('upload.rename', { params: { id: 'never-there' }, body: { title: 'Mine' } })).toMatchObject({
      status: 404,
    });
  });

  it('stays deleted, however often it is deleted', async () => {
    const { body } = await ana.uploads(pdf);
    const remove = () => ana.call('upload.delete', { params: { id: body.id } });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ana.call('upload.delete', { params: { id: 'never-there' } })).status).toBe(404);
  });

  it('keeps its text and index beside the PDF, and nothing else', async () => {
    const { body } = await ana.uploads(pdf);
    await ana.sees(body.id, ({ status }) => status === 'ready');
    const names = [PDF, FACTS, GIVES, GUIDE, INDEX, QUIZ, SUMMARY, TEXT];
    // The parts that a reading leaves go right after the book is ready.
    const kept = async () => (await filesOf(ana.uid)).map((name) => name.replace(`${body.id}/`, ''));
    await expect.poll(kept, { timeout: 30_000 }).toEqual([...names, OPENING, PIECES].toSorted());

    // What other tests put into libraries instead differs in nothing, but for its opening page.
    const [ben] = await enrol(1);
    const like = await withBook(ben, pdf);
    const bytesOf = (uid: string, id: string) => Promise.all(names.map((name) => readBookFile(uid, id, name)));
    expect(await bytesOf(ben.uid, like)).toEqual(await bytesOf(ana.uid, body.id));
    const own = { created_at: 0, text_version: 0, id: 0 };
    const [theirs, mine] = await Promise.all([openDocument(ben.uid, like), openDocument(ana.uid, body.id)]);
    expect({ ...theirs, ...own }).toEqual({ ...mine, ...own });
    expect((await outlineRef(ben.uid, like).get()).data()).toEqual((await outlineRef(ana.uid, body.id).get()).data());
  });
});

describe('what is not a PDF one can read', () => {
  const nothingStored = async () => {
    expect((await ana.call('upload.list')).body).toEqual([]);
    expect(await filesOf(ana.uid)).toEqual([]);
  };

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
    ['an empty file', () => new Uint8Array(), 422, 'empty_file'],
    ['a page of HTML', () => Buffer.from('<!doctype html><title>Sign in</title>'), 422, 'not_a_pdf'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, 'not_a_pdf'],
    ['a header alone', () => Buffer.from('%PDF-1.7\n'), 422, 'truncated'],
    ['half a PDF', () => pdf.subarray(0, pdf.length / 2), 422, 'truncated'],
    ['more pages than can be read', () => hundredThousandPages(), 422, 'too_many_pages'],
    ['too many bytes', () => new Uint8Array(MAX_UPLOAD_BYTES + 1), 413, 'too_large'],
    ['far too many bytes', () => new Uint8Array(MAX_UPLOAD_BYTES + 9_000_000), 413, 'too_large'],
  ])('%s is refused by its name and leaves nothing behind', async (_, make, status, code) => {
    const answer = await ana.uploads(await make(), 'book.pdf');
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(answer.body.error?.message).toContain(code === 'too_large' ? '30 MB' : '');
    await nothingStored();
  });

  it('is refused where the form is wrong', async () => {
    const forms: [string, string | Uint8Array, string?][][] = [
      [],
      [['file', 'only text']],
      [['document', pdf]],
      [
        ['file', pdf],
        ['file', pdf],
      ],
    ];
    for (const form of forms) expect((await upload(ana, form)).status).toBe(400);
    const json = await ana.fetch('/api/upload/upload', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
    await nothingStored();
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../../a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1'],
    ['📚 Größe "1" 心\u202E理学 فیزیک\u200cها.PDF', '📚 Größe "1" 心理学 فیزیک\u200cها'],
  ])('%j gives the title %j and no path', async (name, title) => {
    const bytes = await smallPdf({ pages: 1 });
    const { body } = await ana.uploads(bytes, name);
    expect(body.title).toBe(title);
    expect(body.id).toMatch(/^[\w-]{20}$/);
    expect((await filesOf(ana.uid))[0]).toBe(`${body.id}/book.pdf`);
    const file = await ana.fetch(`/api/upload/file/${body.id}`);
    expect(file.headers.get('content-disposition')).toMatch(
      /^inline; filename="[^"]+"(?:; filename\*=UTF-8''[\w.%!#$&+^`|~-]+)?$/,
    );
    expect(file.headers.get('set-cookie')).toBeNull();
  });
});

describe('an upload that is tried again', () => {
  const withKey = (key: string) => ({ 'Idempotency-Key': key });

  it('with the same key is one book, whether one after the other or at once', async () => {
    const once = () => upload(ana, [['file', pdf]], withKey('key-1'));
    const answers = [await once(), ...(await Promise.all([once(), once(), once()])), await once()];
    const bodies = await Promise.all(answers.map(documentOf));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect((await ana.call('upload.list')).body.length).toBe(1);
    expect((await filesOf(ana.uid)).filter((name) => name.endsWith('book.pdf')).length).toBe(1);
  });

  it('at once for the first time is one book', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(ana, [['file', pdf]], withKey('key-2'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ana.call('upload.list')).body.length).toBe(1);
  });

  it('with the same key and another file is refused, and the first stays', async () => {
    const other = await smallPdf({ pages: 2 });
    expect((await upload(ana, [['file', pdf]], withKey('key-3'))).status).toBe(200);
    const again = await upload(ana, [['file', other]], withKey('key-3'));
    expect([again.status, ErrorBody.parse(await again.json()).error.code]).toEqual([422, 'key_reused']);
    expect((await ana.call('upload.list')).body.map(({ pages }) => pages)).toEqual([3]);
  });

  it('after the book was deleted brings nothing back', async () => {
    const { id } = await documentOf(await upload(ana, [['file', pdf]], withKey('key-4')));
    await ana.call('upload.delete', { params: { id } });
    expect((await upload(ana, [['file', pdf]], withKey('key-4'))).status).toBe(404);
    expect((await ana.call('upload.list')).body).toEqual([]);
    // Once a reading that was under way has noticed.
    await expect.poll(() => filesOf(ana.uid), { timeout: 30_000 }).toEqual([]);
  });

  it('with a key of another student’s is another book', async () => {
    const [ben] = await enrol(1);
    const mine = await documentOf(await upload(ana, [['file', pdf]], withKey('shared')));
    const theirs = await documentOf(await upload(ben, [['file', pdf]], withKey('shared')));
    expect(mine.id).not.toBe(theirs.id);
  });
});
