import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, api, type CallName } from '../../src/contract/api.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { everythingOf } from './traces.ts';

/** One of everything that has an id, of Ana's. */
let ids: Record<string, string>;
let ana: Student;
let ben: Student;
let before: unknown;

beforeAll(async () => {
  [ana] = await enrol(1);
  const book = await withCoursebook(ana);
  const question = 'What is working memory?';
  const { body: chat } = await ana.call('chat.ask', { body: { pdf_id: book, question } });
  const { body: revision } = await ana.call('revise.ask', { body: { question } });
  const query = { pdf_id: book, mcq: '2', saq: '1', laq: '0' };
  const { body: quiz } = await ana.call('quiz.generate', { query });
  const answers = { mcq: { 0: 1 }, saq: { 0: 'It holds a few items.' }, laq: {} };
  const { body: attempt } = await ana.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
  await ana.call('review.fromAttempt', {
    body: { attempt_id: attempt.attempt_id, items: [{ kind: 'mcq', index: 0 }] },
  });
  const { body: kept } = await ana.call('review.cards');
  const mark = markOf('a-mark-of-anas');
  await ana.call('book.mark', { params: { id: book }, body: mark });
  ids = {
    student: ana.uid,
    book,
    chat: chat.chat_id,
    message: chat.question_id,
    session: revision.session_id,
    'message of a session': revision.question_id,
    quiz: quiz.quiz_id,
    attempt: attempt.attempt_id,
    card: kept.cards[0]?.card_id ?? '',
    mark: mark.mark_id,
  };
  before = await everythingOf(ana.uid);
}, 120_000);
beforeEach(async () => {
  // Another student for each call, or the pace of one would answer.
  [ben] = await enrol(1);
});

type Request = { path?: string; query?: Record<string, string>; body?: object };

/** An exam in a month on a book. */
const examOn = (pdf_id: string) => ({
  pdf_ids: [pdf_id],
  date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  minutes: 30,
  rest: [],
});

const at = '2026-11-20T10:00:00.000Z';
/** A highlight of that id. */
const markOf = (mark_id: string) => ({
  ...{ mark_id, kind: 'highlight' as const, colour: 'moss' as const, note: 'Mine.', note_at: at, note_over: null },
  ...{ created_at: at, changed_at: at },
  parts: [{ page: 1, exact: 'How Memory Works', prefix: '', suffix: '', first: 0, last: 2 }],
});

/** How each call that takes an id is told one; a call that takes none is missing here, and says so below. */
const told: Partial<Record<CallName, ((id: string) => Request)[]>> = {
  'upload.incoming': [(id) => ({ body: { id: id.padEnd(16, '0'), name: 'book.pdf' } })],
  'upload.rename': [(id) => ({ path: id, body: { title: 'Mine now' } })],
  'upload.pictures': [(id) => ({ path: id, body: { reading: 'on' } })],
  'pages.transcribe': [(id) => ({ path: id, body: { from: 1, to: 1 } })],
  'book.context': [(id) => ({ path: id, body: { page: 1, quote: 'working memory' } })],
  'book.search': [(id) => ({ path: id, query: { q: 'memory' } })],
  'book.words': [(id) => ({ path: id, query: { page: '1' } })],
  'book.gives': [(id) => ({ path: id })],
  'book.guide': [(id) => ({ path: id, query: { section: '0' } })],
  'book.guideClaims': [(id) => ({ path: id, query: { section: '0' } })],
  'book.stop': [(id) => ({ path: id })],
  'book.keepStop': [(id) => ({ path: id, body: { page: 1, ago: 0 } })],
  'book.mark': [(id) => ({ path: id, body: markOf('a-mark-of-bens') })],
  'book.unmark': [(id) => ({ path: id, query: { mark_id: 'a-mark-of-anas' } })],
  'chat.ask': [
    (id) => ({ body: { pdf_id: id, question: 'What is recall?' } }),
    (id) => ({ body: { pdf_id: ids.book, chat_id: id, question: 'What is recall?' } }),
    (id) => ({ body: { pdf_id: ids.book, chat_id: ids.chat, retry_of: id, question: 'What is recall?' } }),
  ],
  'quiz.generate': [(id) => ({ query: { pdf_id: id, mcq: '1', saq: '0', laq: '0' } })],
  'quiz.practise': [
    (id) => ({ body: { attempt_id: id, which: 'all' } }),
    (id) => ({ body: { pdf_id: id, which: 'missed' } }),
  ],
  'exam.create': [(id) => ({ query: { offset: '0' }, body: examOn(id) })],
  'exam.change': [(id) => ({ path: id, query: { offset: '0' }, body: examOn(ids.book ?? '') })],
  'progress.coverage': [(id) => ({ query: { pdf_id: id } })],
  'progress.submit': [(id) => ({ body: { quiz_id: id, answers: { mcq: {}, saq: {}, laq: {} } } })],
  'progress.second': [(id) => ({ path: id, body: { kind: 'saq', index: 0 } })],
  'progress.decide': [(id) => ({ path: id, body: { kind: 'saq', index: 0, correct: true } })],
  'progress.hints': [(id) => ({ path: id, query: { kind: 'saq', index: '0' } })],
  'progress.quizHints': [(id) => ({ path: id, query: { kind: 'saq', index: '0' } })],
  'progress.retell': [(id) => ({ path: id, body: { kind: 'saq', index: 0, answer: 'A store.', hints: 0 } })],
  'progress.get': [(id) => ({ query: { after: id } })],
  'revise.ask': [
    (id) => ({ body: { session_id: id, question: 'What is recall?' } }),
    (id) => ({ body: { session_id: ids.session, retry_of: id, question: 'What is recall?' } }),
  ],
  'revise.history': [(id) => ({ query: { before: id } })],
  'review.mark': [(id) => ({ path: id, body: { answer: 'Something of mine.' } })],
  'review.cards': [(id) => ({ query: { after: id } })],
  'review.ofAttempt': [(id) => ({ path: id })],
  'review.fromAttempt': [(id) => ({ body: { attempt_id: id } })],
  'review.facts': [(id) => ({ query: { pdf_id: id } })],
  'review.fromMark': [(id) => ({ body: { pdf_id: id, parts: markOf('a-mark-of-bens').parts } })],
  'review.fromFacts': [(id) => ({ body: { pdf_id: id, card_ids: [id] } })],
  'account.quizzes': [(id) => ({ query: { after: id } })],
  'youtube.search': [(id) => ({ query: { pdf_id: id } })],
};
/** What takes no id of anything (`upload.session`: a new name, for a file of one's own), and what only narrows one's own list by it. */
const NONE: CallName[] = [
  'upload.list',
  'upload.upload',
  'upload.session',
  'progress.chart',
  'exam.list',
  'progress.reviews',
  'account.delete',
  'chat.stop',
  'revise.stop',
  'review.today',
  'review.session',
  'review.entries',
  'review.days',
  'review.settings',
];
const LISTS: Partial<Record<CallName, (id: string) => Request>> = { 'chat.list': (id) => ({ query: { pdf_id: id } }) };

// Object.keys forgets that the keys of the table are its names.
const student = (Object.keys(api) as CallName[]).filter((name) => api[name].auth === 'student');
const rowOf = (name: CallName): Api[CallName] => api[name];

async function send(name: CallName, { path = '', query = {}, body }: Request): Promise<Response> {
  const { method, path: pattern } = rowOf(name);
  const search = new URLSearchParams(query);
  return ben.fetch(`/api${pattern.replace(/:\w+/, path)}${search.size ? `?${search}` : ''}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
}

it('every call that a student may make is in the matrix, or takes no id', () => {
  const covered = (name: CallName) => api[name].path.includes(':') || told[name] || LISTS[name] || NONE.includes(name);
  expect(student.filter((name) => !covered(name))).toEqual([]);
});

it.each(student.filter((name) => told[name] || api[name].path.includes(':')))(
  '%s finds nothing by any id of another student, and changes nothing',
  async (name) => {
    for (const request of told[name] ?? [(id: string): Request => ({ path: id })]) {
      for (const [what, id] of Object.entries(ids)) {
        const { status } = await send(name, request(id));
        // A position in one's own list that is nobody's there may also be read as a time, behind which there is nothing.
        const expected = name === 'revise.history' ? [200, 404] : [404];
        expect(expected, `${what}: ${status}`).toContain(status);
      }
    }
    expect(await everythingOf(ana.uid)).toEqual(before);
  },
  120_000,
);

it('a list asked for by another student’s book is empty', async () => {
  for (const [name, request] of Object.entries(LISTS)) {
    for (const id of Object.values(ids)) {
      const response = await send(name as CallName, request(id)); // a key of LISTS
      expect([response.status, await response.json()]).toEqual([200, []]);
    }
  }
});
