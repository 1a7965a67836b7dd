import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { readPdf } from '../../src/book/read/index.ts';
import { coursebook, withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';

let ana: Student;
let ben: Student;
let book: string;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
});

const generate = (query: object = {}, headers: Record<string, string> = {}, student = ana) =>
  student.call('quiz.generate', { query: { pdf_id: book, mcq: '5', saq: '3', laq: '1', ...query }, headers });

describe('a quiz', () => {
  it('has the counts asked for, and every question its evidence on the page', async () => {
    const { status, body } = await generate();
    expect(status).toBe(200);
    const { mcqs, saqs, laqs } = body.questions;
    expect([mcqs.length, saqs.length, laqs.length]).toEqual([5, 3, 1]);
    const { pages } = await readPdf(coursebook());
    const evidence = [...mcqs, ...saqs]
      .map((question) => question.evidence)
      .concat(laqs.flatMap((l) => l.evidence ?? []));
    for (const one of evidence) {
      const found = one && verifyQuote(pages[one.page - 1]!, one.quote);
      expect(found?.boxes.length).toBeGreaterThan(0);
      expect(one?.boxes[0]?.y).toBeCloseTo(found?.boxes[0]?.y ?? -1, 3);
    }
    for (const { options, answer_index } of mcqs) expect(options[answer_index]).toBeTruthy();
  });

  it('keeps to the pages it is asked to', async () => {
    const { body } = await generate({ mcq: '3', saq: '1', laq: '0', from: '6', to: '9' });
    const pages = [...body.questions.mcqs, ...body.questions.saqs].map(({ evidence }) => evidence?.page ?? 0);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page >= 6 && page <= 9).toBe(true);
  });

  it('does not ask what the last one asked', async () => {
    const [carl] = await enrol(1);
    const id = await withCoursebook(carl);
    const questions = async () => {
      const { body } = await generate({ pdf_id: id, mcq: '4', saq: '0', laq: '0' }, {}, carl);
      return body.questions.mcqs.map(({ question }) => question);
    };
    const first = await questions();
    const second = await questions();
    expect(second.filter((question) => first.includes(question))).toEqual([]);
  });

  it('can be opened again by its student alone', async () => {
    const { body } = await generate();
    const opened = await ana.call('quiz.get', { params: { id: body.quiz_id } });
    expect(opened.body).toMatchObject({
      quiz_id: body.quiz_id,
      pdf_id: book,
      questions: body.questions,
      attempt_id: null,
    });
    expect((await ben.call('quiz.get', { params: { id: body.quiz_id } })).status).toBe(404);
  });

  it('is the same for the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await generate({}, headers);
    expect((await generate({}, headers)).body).toEqual(first.body);
  });

  it('is not written from a book that is another’s or gone', async () => {
    expect((await generate({}, {}, ben)).status).toBe(404);
    expect((await generate({ pdf_id: 'never-there' })).status).toBe(404);
  });

  it.each([
    { mcq: '0', saq: '0', laq: '0' },
    { mcq: '-1' },
    { mcq: '5.5' },
    { mcq: 'five' },
    { mcq: '51' },
    { from: '9', to: '3' },
    { from: '0', to: '3' },
    { from: '1', to: '9999' },
  ])('refuses %o with a message', async (query) => {
    const { status, body } = await generate(query);
    expect([status, body.error?.code]).toEqual([400, 'invalid']);
    expect(body.error?.message).toMatch(/\w{3}/);
  });
});
