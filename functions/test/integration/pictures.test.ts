import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureReading } from '../../src/book/pictures/model.ts';
import type { Document } from '../../src/contract/library.ts';
import { type Rest, readPortion } from '../../src/features/upload/read-pictures.ts';
import { newId } from '../../src/platform/ids.ts';
import { left } from '../../src/stores/allowances.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { documentsOf, openDocument, type StoredDocument } from '../../src/stores/documents.ts';
import {
  decidePictures,
  pictureJobRef,
  reportPictures,
  restartPictures,
  takePictures,
} from '../../src/stores/picture-jobs.ts';
import { readPictures, savePicture } from '../../src/stores/picture-readings.ts';
import { drawnAsPictures } from '../fixtures/drawn.ts';
import { waitingPictures } from '../support/scans.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';

const TIDES = [
  'The tide of a harbour follows the moon with a delay',
  'of about fifty minutes a day. A neap tide is the small-',
  'est tide and comes when the moon stands at its quarter.',
  'A spring tide is the largest tide of the whole month.',
];
const QUOTE = 'A neap tide is the smallest tide';
/** Reading pictures takes processors, and those of the machine are shared (ms). */
const TIME = 240_000;

/** Three pages of one line: what is tried is who reads what when. */
let pdf: Uint8Array;
let ana: Student;
beforeAll(async () => {
  pdf = await drawnAsPictures([QUOTE], [0, 0, 0]);
}, TIME);
beforeEach(async () => {
  [ana] = await enrol(1);
});
afterEach(() => vi.unstubAllEnvs());

/** A book of three pictures that was read, and whose pictures wait with nobody told: what reads them is the test. */
const waiting = (more: Partial<StoredDocument> = {}) => waitingPictures(ana, pdf, 3, more);

/** Portions until none is left for today; how many it takes is the machine's affair. */
async function readToday(id: string, job: string): Promise<Rest | null> {
  for (;;) {
    const rest = await readPortion(ana.uid, id, job);
    if (!rest || rest.tomorrow) return rest;
  }
}

const text = async (id: string, page: number) => (await loadBook(ana.uid, id)).book.pages[page - 1]?.text ?? '';
/** What a run that has died had read. */
const earlier: PictureReading = {
  language: 'en',
  turn: 0,
  blocks: [[{ size: 12, words: [{ text: 'Earlier', sure: 95, box: { x: 0.1, y: 0.1, width: 0.1, height: 0.03 } }] }]],
};

describe('a scanned book', () => {
  it(
    'is read by itself after its upload, then asked, and its words are marked on the picture as an estimate',
    async () => {
      const { body } = await ana.uploads(await drawnAsPictures(TIDES, [0, 0]), 'tides.pdf');
      // To its end: on a slow machine it is more than one portion, each of which shows what it read.
      const done = (it: Document) => it.pages_pictured !== undefined && it.pictures === undefined;
      const book = await ana.sees(body.id, done, TIME);
      expect(book).toMatchObject({
        status: 'ready',
        pages_estimated: [[1, 2]],
        pages_pictured: [[1, 2]],
        language: 'en',
      });
      const question = 'When does a neap tide come?';
      const { body: answer } = await ana.call('chat.ask', { body: { pdf_id: body.id, question } });
      expect(answer.citations[0]).toMatchObject({ state: 'estimated', quote: expect.stringContaining('neap tide') });
      const [box] = answer.citations[0]?.boxes ?? [];
      // The second line of four, below 50 points of 300, between the margins.
      expect(box?.y).toBeGreaterThan(0.2);
      expect(box?.y).toBeLessThan(0.3);
      expect(box?.height).toBeLessThan(0.08);
      const { body: found } = await ana.call('book.search', {
        params: { id: body.id },
        query: { q: 'spring tide' },
      });
      expect(found.hits.every(({ boxes }) => boxes.length > 0)).toBe(true);
    },
    TIME,
  );
});

describe('a reading of pictures', () => {
  it(
    'whose reader died goes on where that stopped: what was stored is not read again',
    async () => {
      const { id, job } = await waiting();
      await takePictures(ana.uid, id, job, 'dead');
      await savePicture(ana.uid, id, 1, earlier);
      // While the dead one may be alive nobody takes its place.
      expect(await readPortion(ana.uid, id, job)).toBeNull();
      expect((await openDocument(ana.uid, id)).pictures).toMatchObject({ run: 'dead', state: 'reading' });
      const long = new Date(Date.now() - 60 * 60_000).toISOString();
      await documentsOf(ana.uid).doc(id).update({ 'pictures.heartbeat_at': long });
      const again = await restartPictures(ana.uid, id);
      await readToday(id, again?.pictures?.job ?? '');
      expect(await text(id, 1)).toBe('Earlier');
      expect(await text(id, 2)).toContain(QUOTE);
      expect(await openDocument(ana.uid, id)).toMatchObject({ pictures: null, pages_pictured: [{ from: 1, to: 3 }] });
      expect((await filesOf(ana.uid)).filter((name) => name.includes('/pictures/'))).toEqual([]);
      expect([...(await readPictures(ana.uid, id)).keys()].toSorted()).toEqual([1, 2, 3]);
    },
    TIME,
  );

  it(
    'stops where the student says so, keeps what it has read, and goes on when told to',
    async () => {
      const { id, job } = await waiting();
      await savePicture(ana.uid, id, 1, earlier);
      const stopped = await decidePictures(ana.uid, id, { reading: 'stop' });
      expect(stopped.pictures?.state).toBe('stopped');
      expect(await readPortion(ana.uid, id, job)).toBeNull();
      // A page that was stored at that moment counts; of another reading's nothing does.
      expect(await reportPictures(ana.uid, id, { job, run: 'its last' }, { done: 1 })).toBe(false);
      expect(await reportPictures(ana.uid, id, { job: newId(), run: 'its last' }, { done: 3 })).toBe(false);
      expect((await openDocument(ana.uid, id)).pictures).toMatchObject({ state: 'stopped', done: 1 });
      expect([...(await readPictures(ana.uid, id)).keys()]).toEqual([1]);
      const on = await decidePictures(ana.uid, id, { reading: 'on' });
      expect(on.pictures?.state).toBe('waiting');
      expect((await pictureJobRef(ana.uid, on.pictures?.job ?? '').get()).exists).toBe(true);
    },
    TIME,
  );

  it('that is not over asks who wants a quiz or videos for patience', async () => {
    const { id } = await waiting();
    const quiz = await ana.call('quiz.generate', { query: { pdf_id: id, mcq: '1', saq: '0', laq: '0' } });
    expect(quiz).toMatchObject({ status: 409, body: { error: { code: 'not_ready' } } });
    expect(quiz.body).toMatchObject({ error: { message: expect.stringContaining('reading their words') } });
    const videos = await ana.call('youtube.search', { query: { pdf_id: id } });
    expect(videos.body).toMatchObject({ videos: [], notice: expect.stringContaining('reading their words') });
  });

  it(
    'takes no more pages a day than there are for a student, and leaves the rest for the next',
    async () => {
      vi.stubEnv('PICTURE_PAGES_PER_STUDENT', '2');
      const { id, job } = await waiting();
      expect(await readToday(id, job)).toEqual({ pages: 1, tomorrow: true });
      expect(await left(ana.uid, 'picturePages')).toBe(0);
      expect(await text(id, 2)).toContain(QUOTE);
      expect((await openDocument(ana.uid, id)).pictures).toMatchObject({ state: 'tomorrow', total: 3, done: 2 });
    },
    TIME,
  );

  it(
    'of a book in a language that cannot be read here says so, and reads nothing',
    async () => {
      const { id, job } = await waiting({ language: 'de' });
      expect(await readPortion(ana.uid, id, job)).toBeNull();
      const { body } = await ana.call('upload.info', { params: { id } });
      expect(body.document.pictures).toMatchObject({ state: 'language', language: 'de' });
      expect((await readPictures(ana.uid, id)).size).toBe(0);
    },
    TIME,
  );

  it(
    'of a book that is deleted meanwhile brings nothing back',
    async () => {
      const { id, job } = await waiting();
      const reading = readPortion(ana.uid, id, job);
      await ana.call('upload.delete', { params: { id } });
      expect(await reading).toBeNull();
      expect(await filesOf(ana.uid)).toEqual([]);
    },
    TIME,
  );
});
