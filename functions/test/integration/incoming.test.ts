import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/features/upload/sweep.ts';
import { bucket } from '../../src/platform/bucket.ts';
import { newId } from '../../src/platform/ids.ts';
import * as all from '../fixtures/index.ts';
import { sendIncoming } from '../support/incoming.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';

const fixtures = { ...all };
const MiB = 2 ** 20;
/** How large the large book is; `npm run trial -- big-book` makes it 190 MB. */
const TENS_OF_MB = Number(process.env.FOLIO_BIG_BOOK ?? 4);
let big: Uint8Array;
let ana: Student;
let id: string;
beforeAll(async () => {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < 3; page++) pdf.addPage([400, 300]).drawText(`Page ${page + 1} of the atlas of locks.`);
  for (let at = 0; at < TENS_OF_MB; at++) await pdf.attach(randomBytes(10 * MiB), `plate-${at}.bin`);
  big = await pdf.save();
});
beforeEach(async () => {
  [ana] = await enrol(1);
  id = newId();
});

const take = (student: Student, name = 'atlas.pdf') => student.call('upload.incoming', { body: { id, name } });
const waiting = async () => (await filesOf(ana.uid)).filter((name) => name.includes('/incoming/'));

describe(`a book of ${TENS_OF_MB}0 MB, sent straight to Storage in pieces`, () => {
  it('goes on where a lost connection left it, is read, and can be opened in parts', async () => {
    const broken = await sendIncoming(ana, id, big, { pieces: 2 });
    expect((await take(ana)).status).toBe(404);
    expect((await sendIncoming(ana, id, big, { resume: broken.resume })).status).toBe(200);

    const { status, body } = await take(ana);
    expect([status, body]).toMatchObject([200, { title: 'atlas', pages: 3, bytes: big.length, status: 'reading' }]);
    expect(await waiting()).toEqual([]);
    await ana.sees(body.id, (document) => document.status === 'ready');

    const path = `/api/upload/file/${body.id}`;
    const part = await ana.fetch(path, { headers: { range: `bytes=${big.length - 100}-` } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(big).subarray(-100))).toBe(true);
    // Hosting buffers at most 32 MB a reply: a part that is too long comes shorter, the whole not at all.
    const long = await ana.fetch(path, { headers: { range: 'bytes=0-' } });
    expect([long.status, long.headers.get('content-length')]).toEqual([206, String(30 * MiB)]);
    const whole = await ana.fetch(path);
    expect([whole.status, await whole.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
  });

  it('asked for again, one after the other and at once, is one book', async () => {
    await sendIncoming(ana, id, big);
    const answers = [...(await Promise.all([take(ana), take(ana)])), await take(ana)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.call('upload.list')).body.length).toBe(1);
  });
});

describe('what waits in incoming/', () => {
  it('is another student’s to neither take nor learn of', async () => {
    const [ben] = await enrol(1);
    await sendIncoming(ana, id, fixtures.plain());
    expect((await take(ben)).status).toBe(404);
    expect((await take(ana)).status).toBe(200);
  });

  it.each([
    ['htmlNamedPdf', 'not_a_pdf'],
    ['truncated', 'truncated'],
    ['userPassword', 'password_protected'],
    ['bombAtOpening', 'unusable'],
  ] as const)('and is no readable PDF (%s) is refused as %s, and gone', async (name, code) => {
    await sendIncoming(ana, id, fixtures[name]());
    const { status, body } = await take(ana);
    expect([status, body.error?.code]).toEqual([422, code]);
    expect(await filesOf(ana.uid)).toEqual([]);
  });

  it('brings nothing of what its sender wrote on it: no type, no way past the rules', async () => {
    const metadata = { contentDisposition: 'attachment', contentLanguage: 'xx', metadata: { note: 'mine' } };
    await sendIncoming(ana, id, fixtures.plain(), { metadata });
    const { body } = await take(ana);
    const [stored] = await bucket().file(`users/${ana.uid}/books/${body.id}/book.pdf`).getMetadata();
    expect(stored.contentType).toBe('application/pdf');
    expect(stored.metadata?.note).toBeUndefined();
    expect(stored.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
  });

  it('is swept after a day, and not before', async () => {
    await sendIncoming(ana, id, fixtures.plain());
    await sweep({ uid: ana.uid, graceMs: 0 });
    expect((await take(ana)).status).toBe(200);
    id = newId();
    await sendIncoming(ana, id, fixtures.plain());
    await sweep({ uid: ana.uid, graceMs: 0, waitMs: 0 });
    expect((await take(ana)).status).toBe(404);
    expect((await ana.call('upload.list')).body.length).toBe(1);
  });

  it('is not brought back by a late retry once its book was deleted', async () => {
    await sendIncoming(ana, id, fixtures.plain());
    const { body } = await take(ana);
    await ana.call('upload.delete', { params: { id: body.id } });
    expect((await take(ana)).status).toBe(404);
    await sendIncoming(ana, id, fixtures.plain());
    expect((await take(ana)).status).toBe(404);
    // Once a reading that was under way has noticed.
    await expect.poll(() => filesOf(ana.uid), { timeout: 30_000 }).toEqual([]);
  });
});
