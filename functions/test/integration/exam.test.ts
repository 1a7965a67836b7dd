import { beforeAll, describe, expect, it } from 'vitest';
import type { Exam } from '../../src/contract/exam.ts';
import { EXAM_NAMES_BYTES, MAX_EXAM_BOOKS, MAX_EXAM_DAYS, MAX_EXAMS } from '../../src/contract/limits.ts';
import { studyDay } from '../../src/platform/days.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';
import { outlineRef, storedOutline } from '../../src/stores/outlines.ts';
import { MiB, startWeighed } from './weighed.ts';

let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});

/** Counted from the day of study, which ends some hours after midnight. */
const inDays = (days: number) => studyDay(new Date(Date.now() + days * 86_400_000), 0);
const query = { offset: '0' };
const wanted = (more: object = {}) => ({ pdf_ids: [book], date: inDays(14), minutes: 30, rest: [], ...more });
const create = (body = wanted(), headers: Record<string, string> = {}, student = ana) =>
  student.call('exam.create', { query, body, headers });
const list = async (student = ana): Promise<Exam[]> => (await student.call('exam.list', { query })).body.exams;
const clear = async () => {
  for (const { exam_id: id } of await list()) await ana.call('exam.delete', { params: { id } });
};

describe('an exam', () => {
  it('plans the days up to it, from the chapters of its books', async () => {
    await clear();
    const { body, status } = await create();
    expect(status).toBe(200);
    expect(body.books.map(({ pdf_id }) => pdf_id)).toEqual([book]);
    expect(body.met).toBe(0);
    expect(body.days.length).toBe(body.days_left);
    const covered = body.days.flatMap(({ tasks }) => tasks.filter(({ kind }) => kind === 'cover'));
    expect(covered).toHaveLength(body.chapters);
    expect(body.days.flatMap(({ tasks }) => tasks).filter(({ kind }) => kind === 'mock')).toHaveLength(1);
    expect(await list()).toEqual([body]);
  });

  it('follows what is done: a chapter that a quiz has asked about today is done today', async () => {
    await clear();
    const { body } = await create();
    const chapter = body.days[0]?.tasks[0]?.chapter;
    const pages = `${chapter?.from}-${chapter?.to}`;
    const asked = { pdf_id: book, mcq: '3', saq: '0', laq: '0', pages };
    const { quiz_id } = (await ana.call('quiz.generate', { query: asked })).body;
    await ana.call('progress.submit', { body: { quiz_id, answers: { mcq: {}, saq: {}, laq: {} } } });
    const [after] = await list();
    expect(after?.met).toBe(1);
    expect(after?.days[0]?.tasks[0]).toMatchObject({ done: true, chapter });
  });

  it('can be set otherwise and removed, and is the same for the same key', async () => {
    await clear();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [{ body: one }, { body: same }] = [await create(wanted(), headers), await create(wanted(), headers)];
    expect(same.exam_id).toBe(one.exam_id);
    const other = await create(wanted({ minutes: 45 }), headers);
    expect([other.status, other.body.error?.code]).toEqual([422, 'key_reused']);
    const params = { id: one.exam_id };
    const changed = await ana.call('exam.change', { params, query, body: wanted({ date: inDays(20), minutes: 60 }) });
    expect(changed.body).toMatchObject({ exam_id: one.exam_id, date: inDays(20), minutes: 60 });
    expect((await ana.call('exam.delete', { params })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await ana.call('exam.delete', { params })).status).toBe(404);
    expect((await ana.call('exam.change', { params, query, body: wanted() })).status).toBe(404);
    expect((await create(wanted(), headers)).status, 'a late retry of the call that set it').toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is refused beyond as many as there may be, however many are set at once, and what was set is there', async () => {
    const [eve] = await enrol(1);
    const pdf_ids = [await withCoursebook(eve)];
    const all = Array.from({ length: MAX_EXAMS + 6 }, (_, n) => wanted({ date: inDays(10 + n), pdf_ids }));
    const replies = await Promise.all(all.map((body) => create(body, {}, eve)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const set = replies.flatMap(({ status, body }) => (status === 200 ? [body.exam_id] : []));
    expect((await list(eve)).map(({ exam_id }) => exam_id).toSorted()).toEqual(set.toSorted());
    expect(set.length).toBe(MAX_EXAMS);
  });

  it('that was removed is remembered for a day, and then forgotten when the next one is removed', async () => {
    await clear();
    const exams = firestore().collection(`users/${ana.uid}/exams`);
    const long = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    await exams.doc('of-an-earlier-version').set({ removed: true });
    await exams.doc('long-ago').set({ removed: true, removed_at: long });
    const { body: one } = await create();
    await ana.call('exam.delete', { params: { id: one.exam_id } });
    const left = (await exams.get()).docs.map(({ id }) => id);
    expect(left).toContain(one.exam_id);
    expect(left).not.toContain('long-ago');
    expect(left).not.toContain('of-an-earlier-version');
  });

  it('that was removed at no readable time is forgotten too, and keeps none from being forgotten', async () => {
    await clear();
    const exams = firestore().collection(`users/${ana.uid}/exams`);
    const long = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    await exams.doc('of-nobody').set({ removed: true, removed_at: 5 });
    await exams.doc('long-ago').set({ removed: true, removed_at: long });
    const { body: one } = await create();
    expect((await ana.call('exam.delete', { params: { id: one.exam_id } })).status).toBe(200);
    expect(await list()).toEqual([]);
    const left = (await exams.get()).docs.map(({ id }) => id);
    expect(left).toContain(one.exam_id);
    expect(left).not.toContain('of-nobody');
    expect(left).not.toContain('long-ago');
  });

  it.each([
    ['today', { date: inDays(0) }],
    ['years away', { date: inDays(900) }],
    ['no date', { date: '2026-13-40' }],
    ['no minutes', { minutes: 0 }],
    ['no book', { pdf_ids: [] }],
    ['only days of rest', { rest: [0, 1, 2, 3, 4, 5, 6] }],
  ])('refuses %s', async (_, more) => {
    expect((await create(wanted(more) as ReturnType<typeof wanted>)).status).toBe(400);
  });

  it('tells those that are over last, without days; and one whose book was deleted, without it', async () => {
    await clear();
    const other = await withCoursebook((await enrol(1))[0]);
    await create(wanted({ date: inDays(5) }));
    const past = {
      pdf_ids: [other],
      date: '2026-01-05',
      minutes: 30,
      rest: [],
      created_at: '2026-01-01T00:00:00.000Z',
    };
    await firestore().collection('users').doc(ana.uid).collection('exams').doc('past').set(past);
    const [near, over] = await list();
    expect(near?.date).toBe(inDays(5));
    expect(over).toMatchObject({ exam_id: 'past', days: [], books: [], chapters: 0, enough: null });
    expect(over?.days_left).toBeLessThan(0);
  });
});

describe('as many exams as there can be, over as many chapters with the longest titles', () => {
  /** Books of 200 chapters each, whose titles take 800 bytes, and a year of four hours a day for each exam. */
  async function heaviest(books: number): Promise<Student> {
    const [eve] = await enrol(1);
    const first = await withCoursebook(eve);
    const document = (await firestore().doc(`users/${eve.uid}/documents/${first}`).get()).data() ?? {};
    const { entries } = storedOutline(
      Array.from({ length: 200 }, (_, i) => ({
        ...{ title: `${i} ${'😀'.repeat(200)}`, level: 1, from: i + 1, to: i + 1 },
      })),
    );
    const pdf_ids = Array.from({ length: books }, (_, n) => `${first}${n}`);
    for (const id of pdf_ids) {
      await firestore()
        .doc(`users/${eve.uid}/documents/${id}`)
        .set({ ...document, pages: 200 });
      await outlineRef(eve.uid, id).set({ entries });
    }
    const exams = firestore().collection(`users/${eve.uid}/exams`);
    for (let n = 0; n < MAX_EXAMS; n++) {
      const of = Array.from({ length: MAX_EXAM_BOOKS }, (_, i) => pdf_ids[(n * MAX_EXAM_BOOKS + i) % books] ?? first);
      const exam = { pdf_ids: of, date: inDays(MAX_EXAM_DAYS - n), minutes: n % 2 ? 240 : 10, rest: [] };
      await exams.doc(`exam${n}`).set({ ...exam, created_at: new Date().toISOString() });
    }
    return eve;
  }

  it.each([
    ['eight books', MAX_EXAM_BOOKS],
    ['a shelf of 96', MAX_EXAM_BOOKS * MAX_EXAMS],
  ])(
    'about %s are told inside the function’s memory, in a reply of at most two and a half megabytes',
    async (_, books) => {
      const eve = await heaviest(books);
      const served = await startWeighed(160);
      try {
        const ask = async () => {
          const headers = { authorization: `Bearer ${eve.token}` };
          const response = await fetch(`${served.address}/exam/list?offset=0`, { headers });
          return { status: response.status, text: await response.text() };
        };
        const [{ status, text }] = await Promise.all([ask(), ask(), ask(), ask()]);
        expect(status).toBe(200);
        expect(Buffer.byteLength(text)).toBeLessThan(EXAM_NAMES_BYTES + 1.5 * MiB);
        const { exams } = JSON.parse(text) as { exams: Exam[] };
        expect(exams).toHaveLength(MAX_EXAMS);
        for (const { chapters, days } of exams) {
          expect(chapters).toBe(MAX_EXAM_BOOKS * 200);
          // What today asks is named, of each.
          expect(days[0]?.tasks.every(({ chapter }) => chapter !== undefined)).toBe(true);
        }
        expect(await served.peak()).toBeLessThan(400 * MiB);
      } finally {
        served.kill();
      }
    },
  );
});
