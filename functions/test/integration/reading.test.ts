import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNREADABLE } from '../../src/features/upload/problems.ts';
import { readQueuedBook } from '../../src/features/upload/read-book.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { newId } from '../../src/platform/ids.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { documentsOf, openDocument } from '../../src/stores/documents.ts';
import {
  DEAD_AFTER_MS,
  FORGOTTEN_AFTER_MS,
  jobRef,
  MOST_RUNS,
  reportProgress,
  takeJob,
} from '../../src/stores/readings.ts';
import { unreadBook, withBook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

let pdf: Uint8Array;
let long: Uint8Array;
let ana: Student;
beforeAll(async () => {
  pdf = await smallPdf();
  long = await smallPdf({ pages: 1_500 });
});
beforeEach(async () => {
  [ana] = await enrol(1);
});

/** A book whose reading a run has taken that is then never heard of again, `ms` ago; `runs` such runs so far. */
async function stalledBook({ ms, runs, run = newId() }: { ms: number; runs: number; run?: string | null }) {
  const heartbeat_at = new Date(Date.now() - ms).toISOString();
  const reading = { job: newId(), run, attempts: runs, heartbeat_at, parts: 0 };
  return { id: await unreadBook(ana, pdf, { pages_read: 1, reading }), job: reading.job };
}

const ready = (id: string) => ana.sees(id, ({ status }) => status === 'ready');

describe('a reading', () => {
  it('tells how far it is, and what was read can be used meanwhile', async () => {
    const { body } = await ana.uploads(long);
    const midway = await ana.sees(body.id, ({ pages_read, status }) => status === 'reading' && pages_read > 0);
    expect(midway.pages_read).toBeLessThanOrEqual(1_500);
    let loaded = await loadBook(ana.uid, body.id);
    while (loaded.book.pages.length === 0) loaded = await loadBook(ana.uid, body.id);
    expect(loaded.book.pages[0]?.text).toContain('This is page 1 of the book');
    expect(loaded.book.pages.map(({ number }) => number)).toEqual(loaded.book.pages.map((_, i) => i + 1));

    await ready(body.id);
    const whole = await loadBook(ana.uid, body.id);
    expect([whole.complete, whole.book.pages.length]).toEqual([true, 1_500]);
    expect(whole.book.pages[1_499]?.text).toContain('page 1500');
  });

  it('of a book that is deleted meanwhile ends, and brings nothing back', async () => {
    const { body } = await ana.uploads(long);
    await ana.sees(body.id, ({ pages_read }) => pages_read > 0);
    await ana.call('upload.delete', { params: { id: body.id } });
    const jobs = async () => (await documentsOf(ana.uid).parent?.collection('readings').get())?.size;
    await expect.poll(async () => [await filesOf(ana.uid), await jobs()], { timeout: 30_000 }).toEqual([[], 0]);
    expect((await ana.call('upload.list')).body).toEqual([]);
  });

  it('whose event comes twice is done once', async () => {
    const { id, job } = await stalledBook({ ms: 0, runs: 1, run: 'first' });
    await jobRef(ana.uid, job).create({ document: id, created_at: new Date().toISOString() });
    expect(await Promise.all(['a', 'b', 'c'].map((run) => takeJob(ana.uid, job, run)))).toEqual([null, null, null]);
    await readQueuedBook(ana.uid, job);
    expect((await openDocument(ana.uid, id)).reading).toMatchObject({ run: 'first', attempts: 1 });
  });

  it('that another run has taken over may write nothing any more', async () => {
    const { id } = await stalledBook({ ms: DEAD_AFTER_MS + 1, runs: 1, run: 'dead' });
    await ana.call('upload.list');
    expect(await reportProgress(ana.uid, id, 'dead', { pagesRead: 2, parts: 9 })).toBe(false);
    await ready(id);
  });
});

describe('a reading that stopped without an end', () => {
  it.each(['upload.list', 'upload.info'] as const)('is begun again by %s', async (name) => {
    const { id } = await stalledBook({ ms: DEAD_AFTER_MS + 1, runs: 1 });
    if (name === 'upload.info') await ana.call(name, { params: { id } });
    else await ana.call(name);
    await ready(id);
  });

  it('is begun again when nobody took it for long', async () => {
    const { id } = await stalledBook({ ms: FORGOTTEN_AFTER_MS + 1, runs: 0, run: null });
    await ready(id);
  });

  it('is begun again by the sweep, with nobody looking', async () => {
    const { id, job } = await stalledBook({ ms: DEAD_AFTER_MS + 1, runs: 1 });
    await jobRef(ana.uid, job).create({ document: id, created_at: new Date().toISOString() });
    await sweep({ uid: ana.uid });
    await expect.poll(async () => (await openDocument(ana.uid, id)).status, { timeout: 30_000 }).toBe('ready');
  });

  it('is left alone while it shows signs of life', async () => {
    const { id, job } = await stalledBook({ ms: DEAD_AFTER_MS / 2, runs: 1 });
    await ana.call('upload.list');
    expect((await openDocument(ana.uid, id)).reading?.job).toBe(job);
  });

  it('is given up when it brought every run down, and the book can still be opened', async () => {
    const { id } = await stalledBook({ ms: DEAD_AFTER_MS + 1, runs: MOST_RUNS });
    const [document] = (await ana.call('upload.list')).body;
    expect(document).toMatchObject({ id, status: 'failed', problem: UNREADABLE });
    expect((await ana.fetch(`/api/upload/file/${id}`)).status).toBe(200);
    expect((await loadBook(ana.uid, id)).book.pages).toEqual([]);
  });
});

it('a text that was lost is read again', async () => {
  const { removeBookText } = await import('./in-process.ts');
  const id = await withBook(ana, pdf);
  await removeBookText(ana.uid, id);
  expect(await loadBook(ana.uid, id)).toMatchObject({ complete: false, document: { status: 'reading' } });
  await ready(id);
  expect((await loadBook(ana.uid, id)).complete).toBe(true);
});
