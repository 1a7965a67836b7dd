import { beforeAll, expect, it } from 'vitest';
import { GIVES, readBookFile } from '../../src/stores/book-files.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { replaceFile } from './in-process.ts';

let ana: Student;
let id: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  id = await withCoursebook(ana);
});

const gives = async () => {
  const { status, body } = await ana.call('book.gives', { params: { id } });
  expect(status).toBe(200);
  return body.gives;
};

it('says how many choices a quiz of the book then holds, and why no more', async () => {
  const said = await gives();
  const query = { pdf_id: id, mcq: '50', saq: '0', laq: '0' };
  const { questions } = (await ana.call('quiz.generate', { query })).body;
  expect(said?.mcq).toBeGreaterThan(0);
  expect(said?.why.join()).toContain('definition');
  // Chance draws which are asked, so that a few more or fewer go together.
  expect(Math.abs((said?.mcq ?? 0) - questions.mcqs.length)).toBeLessThanOrEqual(3);
});

it('is made anew where what was kept is lost or spoilt, and kept', async () => {
  const before = await gives();
  for (const bytes of [null, Buffer.from('spoilt')]) {
    await replaceFile(ana.uid, id, GIVES, bytes);
    expect(await gives()).toEqual(before);
    expect(JSON.parse((await readBookFile(ana.uid, id, GIVES))?.toString() ?? '')).toEqual(before);
  }
});

it('is not there for a book of somebody else', async () => {
  const [ben] = await enrol(1);
  expect((await ben.call('book.gives', { params: { id } })).status).toBe(404);
});
