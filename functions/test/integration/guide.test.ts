import { beforeAll, describe, expect, it } from 'vitest';
import { GUIDE, readBookFile } from '../../src/stores/book-files.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { replaceFile } from './in-process.ts';

let ana: Student;
let id: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  id = await withCoursebook(ana);
});

const guide = async (section: number) => {
  const { status, body } = await ana.call('book.guide', { params: { id }, query: { section: String(section) } });
  expect(status).toBe(200);
  return body;
};
/** “The Large Store” in the coursebook's outline: the chapter that defines most. */
const SECTION = 9;

describe('the guide of a chapter', () => {
  it('stands on pages of the chapter of that place in the outline', async () => {
    const { body: info } = await ana.call('upload.info', { params: { id } });
    const entry = info.outline[SECTION];
    const { title, pages, openings, terms, questions } = await guide(SECTION);
    expect({ title, pages }).toEqual({ title: entry?.title, pages: [entry?.from, entry?.to] });
    const all = [...openings, ...terms, ...questions].map(({ evidence }) => evidence);
    expect(all.length).toBeGreaterThan(3);
    for (const { page, boxes } of all) {
      expect(page).toBeGreaterThanOrEqual(pages[0]);
      expect(page).toBeLessThanOrEqual(pages[1]);
      expect(boxes.length).toBeGreaterThan(0);
    }
  });

  it('is made anew where what was kept is lost or of an older form, and kept', async () => {
    const before = await guide(SECTION);
    for (const bytes of [null, Buffer.from('spoilt')]) {
      await replaceFile(ana.uid, id, GUIDE, bytes);
      expect(await guide(SECTION)).toEqual(before);
      expect((await readBookFile(ana.uid, id, GUIDE))?.length).toBeGreaterThan(100);
    }
  });

  it('tells what was missed in the chapter', async () => {
    const query = { pdf_id: id, mcq: '0', saq: '2', laq: '0' };
    const { body: quiz } = await ana.call('quiz.generate', { query });
    const answers = { mcq: {}, saq: { 0: 'I do not know.', 1: 'I do not know.' }, laq: {} };
    await ana.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
    const { body: info } = await ana.call('upload.info', { params: { id } });
    const missed = new Set<string>();
    for (const at of info.outline.keys()) for (const one of (await guide(at)).missed) missed.add(one.question);
    expect([...missed].sort()).toEqual(quiz.questions.saqs.map(({ question }) => question).sort());
  });

  it('is not there for a section that the book does not have, and says nothing of a model without one', async () => {
    const none = await ana.call('book.guide', { params: { id }, query: { section: '999' } });
    const claims = await ana.call('book.guideClaims', { params: { id }, query: { section: '9' } });
    expect([none.status, claims.status]).toEqual([404, 404]);
  });
});
