/** What a student does, one thing after another, as long as the trial lasts. */
import type { Document } from '../../../functions/src/contract/library.ts';
import type { Student } from '../../../functions/test/support/students.ts';
import type { Ledger } from './ledger.ts';

const QUESTIONS = [
  'What is working memory?',
  'Why do we forget?',
  'What is chunking?',
  'How long does short-term memory last?',
  'What is the testing effect?',
  'Who was the first emperor of Rome?',
  'Compare episodic and semantic memory.',
];
const PART = 64 * 1024;

const one = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T; // an index of its own

/** Each deed with how often it is done, in proportion to the others. */
function deedsOf(student: Student, book: Document, ledger: Ledger) {
  const quizzes: { id: string; mcqs: number }[] = [];
  const call = <T extends { status: number }>(name: string, work: () => Promise<T>) => ledger.timed(name, work);
  const ask = () => ({ pdf_id: book.id, question: one(QUESTIONS) });
  const deeds: [weight: number, deed: () => Promise<unknown>][] = [
    [20, () => call('upload.list', () => student.call('upload.list'))],
    [5, () => call('upload.info', () => student.call('upload.info', { params: { id: book.id } }))],
    [25, () => call('upload.file', () => turnPage(student, book))],
    [20, () => call('chat.ask', () => student.call('chat.ask', { body: ask() }))],
    [5, () => call('chat.list', () => student.call('chat.list', { query: { pdf_id: book.id } }))],
    [5, () => call('revise.ask', () => student.call('revise.ask', { body: { question: one(QUESTIONS) } }))],
    [3, () => call('revise.history', () => student.call('revise.history'))],
    [
      6,
      async () => {
        const query = { pdf_id: book.id, mcq: '3', saq: '1', laq: '0' };
        const { status, body } = await call('quiz.generate', () => student.call('quiz.generate', { query }));
        if (status === 200) quizzes.push({ id: body.quiz_id, mcqs: body.questions.mcqs.length });
      },
    ],
    [
      6,
      async () => {
        const quiz = quizzes.pop();
        if (!quiz) return;
        const mcq = Object.fromEntries(Array.from({ length: quiz.mcqs }, (_, at) => [at, at % 4]));
        const answers = { mcq, saq: { 0: 'Memory holds a few items for a short while.' }, laq: {} };
        await call('progress.submit', () => student.call('progress.submit', { body: { quiz_id: quiz.id, answers } }));
      },
    ],
    [4, () => call('progress.get', () => student.call('progress.get'))],
    [1, () => call('progress.chart', () => student.call('progress.chart'))],
  ];
  return deeds;
}

async function turnPage(student: Student, book: Document): Promise<{ status: number }> {
  const from = Math.floor((Math.random() * book.bytes) / PART) * PART;
  const reply = await student.fetch(`/api/upload/file/${book.id}`, {
    headers: { range: `bytes=${from}-${from + PART - 1}` },
  });
  await reply.arrayBuffer();
  return { status: reply.status };
}

/**
 * Lives until `end`.
 * @param think mean time between two deeds, in milliseconds
 */
export async function live(
  student: Student,
  book: Document,
  ledger: Ledger,
  end: number,
  think: number,
): Promise<void> {
  const lot = deedsOf(student, book, ledger).flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed));
  const pause = () => new Promise((next) => setTimeout(next, -Math.log(1 - Math.random()) * think));
  await pause();
  while (Date.now() < end) {
    await one(lot)();
    await pause();
  }
}
