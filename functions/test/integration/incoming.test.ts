import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PACE } from '../../src/contract/limits.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { bucket } from '../../src/platform/bucket.ts';
import { newId } from '../../src/platform/ids.ts';
import { markClosed } from '../../src/stores/closures.ts';
import * as all from '../fixtures/index.ts';
import { inOneProcess } from '../support/in-one-process.ts';
import { sendIncoming, sessionFor } from '../support/incoming.ts';
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

describe(`a book of ${TENS_OF_MB}0 MB, sent straight to Storage`, () => {
  it('outlives a lost connection, is read, and can be opened in parts', async () => {
    await sendIncoming(ana, id, big, { breaks: true });
    expect((await take(ana)).status).toBe(404);
    expect((await sendIncoming(ana, id, big)).status).toBe(200);
    expect((await sessionFor(ana, id, big.length)).body.url).toBeNull();

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
});

describe('what waits in incoming/', () => {
  it('asked for again, one after the other and at once, is one book', async () => {
    await sendIncoming(ana, id, fixtures.plain());
    const answers = [...(await Promise.all([take(ana), take(ana)])), await take(ana)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.call('upload.list')).body.length).toBe(1);
  });

  it('is another student’s to neither take nor learn of', async () => {
    const [ben] = await enrol(1);
    await sendIncoming(ana, id, fixtures.plain());
    expect((await take(ben)).status).toBe(404);
    expect((await take(ana)).status).toBe(200);
  });

  it.each([
    ['htmlNamedPdf', 'not_a_pdf'],
    ['userPassword', 'password_protected'],
  ] as const)('and is no readable PDF (%s) is refused as %s, and gone', async (name, code) => {
    await sendIncoming(ana, id, fixtures[name]());
    const { status, body } = await take(ana);
    expect([status, body.error?.code]).toEqual([422, code]);
    expect(await filesOf(ana.uid)).toEqual([]);
  });

  it('can be fetched by nobody, while it waits and when it is a book', async () => {
    await sendIncoming(ana, id, fixtures.plain());
    const tokenOf = async (name: string) => {
      const [stored] = await bucket().file(`users/${ana.uid}/${name}`).getMetadata();
      return [stored.contentType, stored.metadata?.firebaseStorageDownloadTokens];
    };
    expect(await tokenOf(`incoming/${id}`)).toEqual(['application/pdf', undefined]);
    const { body } = await take(ana);
    expect(await tokenOf(`books/${body.id}/book.pdf`)).toEqual(['application/pdf', undefined]);
  });

  it('brings nothing of its own metadata into the book: no type, no token by which it could be fetched', async () => {
    await bucket()
      .file(`users/${ana.uid}/incoming/${id}`)
      .save(fixtures.plain(), {
        contentType: 'text/html',
        metadata: { cacheControl: 'public', metadata: { firebaseStorageDownloadTokens: newId() } },
      });
    const { body } = await take(ana);
    const [stored] = await bucket().file(`users/${ana.uid}/books/${body.id}/book.pdf`).getMetadata();
    expect([stored.contentType, stored.cacheControl]).toEqual(['application/pdf', 'private, no-store']);
    expect(stored.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
  });

  it('is of the announced length, in a place of the student’s own', async () => {
    for (const bytes of [0, -1, 200 * MiB + 1, 1.5]) expect((await sessionFor(ana, id, bytes)).status).toBe(400);
    for (const odd of ['short', '../../ben/incoming/place-of-another', 'a/b/c/d/e/f/g/h/i/j/k'])
      expect((await sessionFor(ana, odd, 10)).status).toBe(400);
    const { body } = await sessionFor(ana, id, 10);
    expect(decodeURIComponent(body.url ?? '')).toContain(`users/${ana.uid}/incoming/${id}`);
  });

  it('is counted: of 120 in a row a student gets forty', async () => {
    const { serve } = await import('../../src/features/upload/routes.ts');
    const { address, close } = await inOneProcess(serve);
    const open = () =>
      fetch(`${address}/upload/session`, {
        method: 'POST',
        body: JSON.stringify({ id: newId(), bytes: 1_000 }),
        headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      });
    const statuses = (await Promise.all(Array.from({ length: 120 }, open))).map(({ status }) => status);
    close();
    const opened = statuses.filter((status) => status === 200).length;
    expect(opened).toBeGreaterThanOrEqual(PACE.straight.burst);
    expect(opened).toBeLessThanOrEqual(PACE.straight.burst + 2);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });

  it('is not for one whose account is closed', async () => {
    await markClosed(ana.uid);
    expect((await sessionFor(ana, id, 1_000)).status).toBe(401);
  });

  it('is swept after a while, and not before', async () => {
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
