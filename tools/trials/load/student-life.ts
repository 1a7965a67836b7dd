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
/** Pages of the book that students mark on, and chapters whose guides they open. */
const PAGES = 20;
const SECTIONS = 8;

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
    [10, () => call('book.words', () => student.call('book.words', { params: { id: book.id }, query: page() }))],
    [8, () => markWords(student, book, call)],
    [3, () => call('book.marks', () => student.call('book.marks', { params: { id: book.id } }))],
    [4, () => call('book.guide', () => student.call('book.guide', { params: { id: book.id }, query: section() }))],
    [
      4,
      () => call('book.search', () => student.call('book.search', { params: { id: book.id }, query: { q: 'memory' } })),
    ],
    [
      6,
      () =>
        call('book.keepStop', () =>
          student.call('book.keepStop', { params: { id: book.id }, body: { page: Number(page().page), ago: 0 } }),
        ),
    ],
    [6, () => review(student, book, call)],
    [2, () => call('exam.list', () => student.call('exam.list', { query: { offset: '0' } }))],
    [4, () => call('progress.get', () => student.call('progress.get'))],
    [1, () => call('progress.coverage', () => student.call('progress.coverage', { query: { pdf_id: book.id } }))],
    [1, () => call('progress.chart', () => student.call('progress.chart'))],
  ];
  return deeds;
}

type Noted = <T extends { status: number }>(name: string, work: () => Promise<T>) => Promise<T>;

const page = () => ({ page: String(1 + Math.floor(Math.random() * PAGES)) });
const section = () => ({ section: String(Math.floor(Math.random() * SECTIONS)) });

/** Marks some words of a page, with a note, and now and then takes the mark away. */
async function markWords(student: Student, book: Document, call: Noted): Promise<void> {
  const params = { id: book.id };
  const words = await call('book.words', () => student.call('book.words', { params, query: page() }));
  if (words.status !== 200 || words.body.words.length === 0) return;
  const { text, words: all, page: on } = words.body;
  const first = Math.floor(Math.random() * all.length);
  const last = Math.min(all.length - 1, first + 7);
  const [start, end] = [all[first]?.start ?? 0, all[last]?.end ?? 0];
  const [prefix, suffix] = [text.slice(Math.max(0, start - 32), start), text.slice(end, end + 32)];
  const at = new Date().toISOString();
  const mark = {
    ...{ mark_id: crypto.randomUUID(), kind: 'highlight' as const, colour: 'moss' as const },
    ...{ note: 'To be asked in the seminar.', note_at: at, note_over: null, created_at: at, changed_at: at },
    parts: [{ page: on, exact: text.slice(start, end), prefix, suffix, first, last }],
  };
  const { status } = await call('book.mark', () => student.call('book.mark', { params, body: mark as never }));
  if (status !== 200 || Math.random() < 0.7) return;
  const query = { mark_id: mark.mark_id, note_at: at };
  await call('book.unmark', () => student.call('book.unmark', { params, query }));
}

/** Looks at today's cards and says of the first how it went; makes some of the book's facts where there are none. */
async function review(student: Student, book: Document, call: Noted): Promise<void> {
  const { status, body } = await call('review.session', () =>
    student.call('review.session', { query: { offset: '0' } }),
  );
  const card = status === 200 ? body.cards[0] : undefined;
  if (card === undefined) {
    const facts = await call('review.facts', () => student.call('review.facts', { query: { pdf_id: book.id } }));
    const card_ids = facts.status === 200 ? facts.body.facts.slice(0, 5).map(({ card_id }) => card_id) : [];
    if (card_ids.length === 0) return;
    await call('review.fromFacts', () => student.call('review.fromFacts', { body: { pdf_id: book.id, card_ids } }));
    return;
  }
  const entry = {
    id: crypto.randomUUID(),
    card_id: card.card_id,
    at: new Date().toISOString(),
    grade: 3 as const,
    seconds: 9,
  };
  await call('review.entries', () => student.call('review.entries', { body: { entries: [entry], offset: 0 } }));
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
  const in30 = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const exam = { pdf_ids: [book.id], minutes: 30, rest: [], date: in30 };
  const lot = deedsOf(student, book, ledger).flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed));
  const pause = () => new Promise((next) => setTimeout(next, -Math.log(1 - Math.random()) * think));
  const setExam = () =>
    ledger.timed('exam.create', () => student.call('exam.create', { query: { offset: '0' }, body: exam as never }));
  // Students come one by one, as they think.
  await pause();
  for (let deed: () => Promise<unknown> = setExam; Date.now() < end; deed = one(lot)) {
    // The ledger has what failed; a student goes on with something else.
    await deed().catch(() => undefined);
    await pause();
  }
}
