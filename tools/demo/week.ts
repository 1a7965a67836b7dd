/** A week of a student's work, day by day, through the product's own calls: so that each screen shows what it is for. */
import { randomUUID } from 'node:crypto';
import type { Quiz } from '../../functions/src/contract/quiz.ts';
import type { Grade } from '../../functions/src/contract/review-log.ts';
import type { Student } from './student.ts';

const DAY_MS = 86_400_000;
/** From the week's last day; the day after is that of the first start. */
const EXAM_IN_DAYS = 12;
const SECONDS_A_CARD = 14;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Whether the student knew it, with a share of right answers that is met over any few questions. */
const knows = (at: number, share: number) => Math.floor((at + 1) * share) > Math.floor(at * share);

/** What a student hands in who knows this share of it: what is not known is wrong in a choice, vague or blank where it is typed. */
function answersTo({ mcqs, saqs, laqs }: Quiz['questions'], share: number) {
  const typed = (answers: readonly string[]) =>
    Object.fromEntries(
      answers.map((answer, i) => [i, knows(i, share) ? answer : i % 2 === 0 ? 'Something about memory.' : '']),
    );
  return {
    mcq: Object.fromEntries(
      mcqs.map(({ answer_index: key, options }, i) => [i, knows(i, share) ? key : (key + 1) % options.length]),
    ),
    saq: typed(saqs.map(({ answer }) => answer)),
    laq: typed(laqs.map(({ answer_outline: outline }) => outline.join(' '))),
  };
}

/** Takes a quiz; what was missed becomes cards. @param pages of which the questions are, "1-9"; left out for the whole book */
async function takeQuiz(student: Student, book: string, share: number, pages?: string): Promise<void> {
  const about = pages ? `&pages=${pages}` : '';
  const { quiz_id, questions } = await student.call('quiz.generate', {
    at: `/quiz/generate?pdf_id=${book}&mcq=5&saq=3&laq=1${about}`,
  });
  const { attempt_id } = await student.call('progress.submit', {
    body: { quiz_id, answers: answersTo(questions, share) },
    key: `demo-${quiz_id}`,
  });
  await student.call('review.fromAttempt', { body: { attempt_id } });
}

/** Reviews what is due, at most so many cards. */
async function review(student: Student, most: number): Promise<void> {
  const { cards } = await student.call('review.session', { at: '/review/session?offset=0' });
  const entries = cards.slice(0, most).map(({ card_id }, i) => {
    const grade: Grade = knows(i, 0.8) ? 3 : 1;
    return { id: randomUUID(), card_id, at: new Date().toISOString(), grade, seconds: SECONDS_A_CARD };
  });
  if (entries.length > 0) await student.call('review.entries', { body: { entries, offset: 0 } });
}

/** Marks a sentence of a page, with a note where there is one. */
async function mark(student: Student, book: string, page: number, sentence: string, note = ''): Promise<void> {
  const { text, words } = await student.call('book.words', { at: `/book/${book}/words?page=${page}` });
  // The page's lines end where they like.
  const found = new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')).exec(text);
  if (!found) throw new Error(`Page ${page} doesn’t say: ${sentence}`);
  const [exact] = found;
  const start = found.index;
  const end = start + exact.length;
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < end);
  const at = new Date().toISOString();
  await student.call('book.mark', {
    at: `/book/${book}/marks`,
    body: {
      ...{ mark_id: randomUUID(), kind: note ? 'note' : 'highlight', colour: note ? 'sky' : 'moss', note },
      ...{ note_at: note ? at : null, note_over: null, created_at: at, changed_at: at },
      parts: [
        {
          page,
          exact,
          prefix: text.slice(Math.max(0, start - 32), start),
          suffix: text.slice(end, end + 32),
          first,
          last,
        },
      ],
    },
  });
}

const ask = (student: Student, book: string, question: string) =>
  student.call('chat.ask', { body: { pdf_id: book, question } });

/** The days in their order. What is done on each, of the coursebook. */
export const WEEK: readonly ((student: Student, book: string) => Promise<void>)[] = [
  async (student, book) => {
    await ask(student, book, 'What is this book about?');
    await ask(student, book, 'What is working memory?');
    await takeQuiz(student, book, 0.45);
  },
  async (student, book) => {
    const { facts } = await student.call('review.facts', { at: `/review/facts?pdf_id=${book}` });
    const card_ids = facts.slice(0, 12).map(({ card_id }) => card_id);
    await student.call('review.fromFacts', { body: { pdf_id: book, card_ids } });
    await review(student, 10);
  },
  async (student, book) => {
    await review(student, 12);
    await mark(
      student,
      book,
      5,
      'Rehearsal is the silent or spoken repetition of information in order to keep it in short-term memory.',
    );
    await takeQuiz(student, book, 0.6);
  },
  async (student, book) => {
    await ask(student, book, 'Which kinds of interference are there?');
    await review(student, 12);
    const exam = { pdf_ids: [book], date: dayIn(EXAM_IN_DAYS + 3), minutes: 30, rest: [0] };
    await student.call('exam.create', { at: '/exam?offset=0', body: exam });
  },
  async (student, book) => {
    await review(student, 10);
    await takeQuiz(student, book, 0.7, '1-9');
  },
  async (student, book) => {
    const { session_id } = await student.call('revise.ask', {
      body: { question: 'What is the spacing effect, and how is it used?', session_id: null },
    });
    await student.call('revise.ask', { body: { question: 'What should I revise?', session_id } });
    await review(student, 8);
    await mark(
      student,
      book,
      12,
      'Interference is forgetting that occurs because similar memories compete with each other.',
      'Ask in the tutorial: is decay ever shown without this?',
    );
  },
  async (student, book) => {
    await review(student, 8);
    await takeQuiz(student, book, 0.8);
  },
];
