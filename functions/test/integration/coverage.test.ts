import { beforeAll, describe, expect, it } from 'vitest';
import type { ChapterStanding } from '../../src/contract/coverage.ts';
import type { Quiz } from '../../src/contract/quiz.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});

const chapters = async (student = ana, id = book): Promise<ChapterStanding[]> => {
  const { body } = await student.call('progress.coverage', { query: { pdf_id: id } });
  return body.books[0]?.chapters ?? [];
};
/** The coursebook's chapter that holds the most to ask about. */
const richest = async (): Promise<ChapterStanding> => {
  const found = (await chapters()).find(({ title }) => title.endsWith('Why We Forget'));
  if (!found) throw new Error('The coursebook has a chapter on forgetting.');
  return found;
};
const rangesOf = (those: readonly ChapterStanding[]) => those.map(({ from, to }) => `${from}-${to}`).join(',');
async function quizOn(those: readonly ChapterStanding[], mcq = '6', saq = '0'): Promise<Quiz> {
  const query = { pdf_id: book, mcq, saq, laq: '0', pages: rangesOf(those) };
  return (await ana.call('quiz.generate', { query })).body;
}
/** Hands a quiz in, right or wrong throughout. */
async function answer({ quiz_id, questions }: Quiz, right: boolean): Promise<void> {
  const mcq = Object.fromEntries(
    questions.mcqs.map(({ answer_index: key, options }, i) => [i, right ? key : (key + 1) % options.length]),
  );
  const saq = Object.fromEntries(questions.saqs.map((item, i) => [i, right ? item.answer : '']));
  const { status } = await ana.call('progress.submit', { body: { quiz_id, answers: { mcq, saq, laq: {} } } });
  expect(status).toBe(200);
}

describe('coverage', () => {
  it('tells every chapter of a book, none asked about at first; and lists no book that was not asked about', async () => {
    const all = await chapters();
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['new']));
    expect((await ana.call('progress.coverage')).body.books).toEqual([]);
  });

  it('follows the answers: sure once they were right, shaky once enough were wrong', async () => {
    const chapter = await richest();
    const standing = async () => (await chapters()).find(({ from }) => from === chapter.from);
    // Of a short chapter there are not always four choices to ask.
    const first = await quizOn([chapter], '6', '3');
    const asked = first.questions.mcqs.length + first.questions.saqs.length;
    expect(asked).toBeGreaterThanOrEqual(4);
    await answer(first, true);
    expect(await standing()).toMatchObject({ state: 'sure', right: asked });
    expect((await standing())?.last).toMatch(/^\d{4}-/);
    await answer(first, false);
    expect(await standing()).toMatchObject({ state: 'shaky' });
    expect((await ana.call('progress.coverage')).body.books.map(({ pdf_id }) => pdf_id)).toEqual([book]);
  });

  it('counts what was stored before single answers were', async () => {
    const tallies = firestore().collection('users').doc(ana.uid).collection('tallies');
    const last = (await chapters()).at(-1);
    const { docs } = await tallies.where('pdf_id', '==', book).get();
    const old = { [String(last?.from)]: { attempted: 8, correct: 7, title: last?.title } };
    await docs[0]?.ref.set({ chapters: old }, { merge: true });
    expect((await chapters()).at(-1)).toMatchObject({ state: 'sure', right: 7, of: 8, last: null });
  });

  it('is a student’s own, and goes with the book', async () => {
    const [ben] = await enrol(1);
    expect((await ben.call('progress.coverage', { query: { pdf_id: book } })).status).toBe(404);
    expect((await ben.call('progress.coverage')).body.books).toEqual([]);
  });
});

describe('a quiz on some chapters', () => {
  it('asks about nothing else', async () => {
    const [first, , third] = await chapters();
    if (!first || !third) throw new Error('The coursebook has chapters.');
    const { questions } = await quizOn([first, third], '8');
    const pages = questions.mcqs.map(({ evidence }) => evidence?.page ?? 0);
    const within = ({ from, to }: ChapterStanding) => pages.filter((page) => page >= from && page <= to).length;
    expect(within(first) + within(third)).toBe(pages.length);
    expect(Math.min(within(first), within(third))).toBeGreaterThan(0);
  });

  it.each(['1', '5-', '9000-9001', '1-2;3-4'])('refuses the pages %s', async (pages) => {
    const query = { pdf_id: book, mcq: '1', saq: '0', laq: '0', pages };
    expect((await ana.call('quiz.generate', { query })).status).toBe(400);
  });
});

describe('a quiz on what was missed in a book', () => {
  it('asks again about the pages of what counted as wrong when it was last asked', async () => {
    const { body, status } = await ana.call('quiz.practise', { body: { pdf_id: book, which: 'missed' } });
    expect(status).toBe(200);
    const chapter = await richest();
    const pages = body.questions.mcqs.map(({ evidence }) => evidence?.page ?? 0);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page).toBeGreaterThanOrEqual(chapter.from);
      expect(page).toBeLessThanOrEqual(chapter.to);
    }
  });

  it('is refused where nothing was missed, and where the book is not one’s own', async () => {
    const [ben] = await enrol(1);
    const practise = (pdf_id: string) => ben.call('quiz.practise', { body: { pdf_id, which: 'missed' } });
    expect((await practise(await withCoursebook(ben))).status).toBe(400);
    expect((await practise(book)).status).toBe(404);
  });
});
