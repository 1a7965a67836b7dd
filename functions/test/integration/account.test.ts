import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepClosures } from '../../src/features/account/sweep-closures.ts';
import { readQueuedBook } from '../../src/features/upload/read-book.ts';
import { newId } from '../../src/platform/ids.ts';
import { eraseAccount } from '../../src/stores/accounts.ts';
import { take } from '../../src/stores/allowances.ts';
import {
  FACTS,
  GIVES,
  GUIDE,
  INDEX,
  OPENING,
  PDF,
  PIECES,
  QUIZ,
  SUMMARY,
  TEXT,
  writeBookFile,
} from '../../src/stores/book-files.ts';
import { closureRef, markClosed } from '../../src/stores/closures.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { jobRef } from '../../src/stores/readings.ts';
import { unreadBook, withBook, withCoursebook } from '../support/books.ts';
import { enrol, type Student, signIn, visitor } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';
import { everythingOf, filesSaying, tracesOf } from './traces.ts';

const PASSWORD = 'study-with-proof';
let ana: Student;
let since: Date;
beforeEach(async () => {
  since = new Date();
  [ana] = await enrol(1);
});

/**
 * A word of one student's own: whatever it is found in is hers. Made of syllables, since an id in its own letters is now and
 * then taken for another language, or stemmed, and then the facts of the book do not say it (11 of 1,000).
 */
const wordOf = ({ uid }: Student) =>
  `canary${[...uid.slice(0, 10)]
    .map((character) => character.charCodeAt(0))
    .map((code) => `${'bdfgklmnprt'[code % 11]}${'aou'[code % 3]}`)
    .join('')}`;

/** One of everything that a student can have: a profile, books with all that is made of them, conversations of both kinds, topics for videos, quizzes, an attempt with all that was said of it, cards, an exam, a mark, where she stopped, spent allowances, a deleted book. Her word is in what she named, asked, answered and noted, and in a book. */
async function furnish(student: Student): Promise<string> {
  await student.call('auth.verify', { body: { token: student.token } });
  const word = wordOf(student);
  const book = await withCoursebook(student);
  await writeBookFile(student.uid, book, OPENING, Buffer.from(`picture ${word}`));
  await writeBookFile(student.uid, book, PIECES, Buffer.from(`pieces ${word}`));
  await withBook(student, await smallPdf({ title: word, line: `A ${word} is a bird that sings.` }), `${word}.pdf`);
  await student.call('upload.rename', { params: { id: book }, body: { title: `Memory ${word}` } });
  await student.call('book.keepStop', { params: { id: book }, body: { page: 2, ago: 0 } });
  const question = `What is working memory, ${word}?`;
  await student.call('chat.ask', { headers: { 'idempotency-key': newId() }, body: { pdf_id: book, question } });
  await student.call('revise.ask', { body: { question, session_id: null } });
  await take(student.uid, 'modelTokens', 100);
  await student.call('youtube.search', { query: { pdf_id: book } });
  const query = { pdf_id: book, mcq: '2', saq: '1', laq: '0' };
  await student.call('quiz.generate', { query });
  const { body: quiz } = await student.call('quiz.generate', { query });
  const { body: attempt } = await student.call('progress.submit', {
    body: {
      ...{ quiz_id: quiz.quiz_id, answers: { mcq: { 0: 1 }, saq: { 0: `The ${word}.` }, laq: {} } },
      confidence: { mcq: { 0: 'sure' }, saq: {}, laq: {} },
    },
  });
  const params = { id: attempt.attempt_id };
  await student.call('progress.retell', {
    params,
    body: { kind: 'saq', index: 0, answer: `A store, ${word}.`, hints: 1 },
  });
  await student.call('review.fromAttempt', { body: { attempt_id: attempt.attempt_id } });
  const [fact] = (await student.call('review.facts', { query: { pdf_id: book } })).body.facts;
  await student.call('review.fromFacts', { body: { pdf_id: book, card_ids: [fact?.card_id ?? ''] } });
  await student.call('review.settings', { body: { minutes: 25 } });
  const [card] = (await student.call('review.cards')).body.cards;
  const graded = {
    id: newId(),
    card_id: card?.card_id ?? '',
    at: new Date().toISOString(),
    grade: 3,
    seconds: 9,
  } as const;
  await student.call('review.entries', { body: { entries: [graded], offset: 0 } });
  const exam = {
    pdf_ids: [book],
    date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    minutes: 20,
    rest: [],
  };
  await student.call('exam.create', { query: { offset: '0' }, body: exam });
  const at = new Date().toISOString();
  const mark = {
    ...{
      mark_id: newId(),
      kind: 'note' as const,
      colour: 'moss' as const,
      note: `Ask ${word}.`,
      note_at: at,
      note_over: null,
    },
    ...{ created_at: at, changed_at: at },
    parts: [{ page: 1, exact: 'How Memory Works', prefix: '', suffix: '', first: 0, last: 2 }],
  };
  await student.call('book.mark', { params: { id: book }, body: mark });
  const unwanted = await withBook(student, await smallPdf());
  await student.call('upload.delete', { params: { id: unwanted } });
  return book;
}

/** A profile and a small book. */
async function settle(student: Student): Promise<string> {
  await student.call('auth.verify', { body: { token: student.token } });
  return withBook(student, await smallPdf());
}

/** Where any of these words stands since Ana came. */
const traces = (...words: string[]) => tracesOf({ words, since });
/** What is left, once a reading that was under way has noticed. */
const left = (student: Student) => expect.poll(() => traces(student.uid, student.email), { timeout: 30_000 });
const close = (student: Student) => student.call('account.delete');
const mark = (student: Student) => closureRef(student.uid).path;
/** The sweep, as it comes when a mark is old enough to be taken away. */
const muchLater = (student: Student) => sweepClosures({ uid: student.uid, forgetMs: 0 });

/** What must be there before it can be said that it is gone: collections, and files of a book. */
const KINDS = [
  ...['documents', 'outlines', 'chats', 'sessions', 'messages', 'asked', 'quizzes', 'attempts', 'tallies', 'cards'],
  ...[
    'reviewDays',
    'reviewSettings',
    'exams',
    'marks',
    'stops',
    'deletions',
    'allowances/pace-',
    'allowances/modelTokens',
  ],
  ...[PDF, TEXT, INDEX, FACTS, GIVES, GUIDE, QUIZ, SUMMARY, OPENING, PIECES, 'a sign-in'],
];

describe('deleting an account', () => {
  let ben: Student;
  beforeAll(async () => {
    [ben] = await enrol(1);
    await settle(ben);
  });

  it('leaves nothing of the student in any of the stores, and another’s as it was', async () => {
    await furnish(ana);
    const hers = [ana.uid, ana.email, wordOf(ana)];
    const kinds = (await traces(...hers)).join(' ');
    for (const kind of KINDS) expect(kinds).toContain(kind);
    const said = (await traces(wordOf(ana))).join(' ');
    for (const kind of ['documents', 'chats', 'sessions', 'messages', 'attempts', 'marks'])
      expect(said).toContain(kind);
    const files = (await filesSaying({ words: [wordOf(ana)], since })).join(' ');
    for (const name of [TEXT, INDEX, FACTS, OPENING]) expect(files).toContain(name);
    const before = await everythingOf(ben.uid);
    expect((await traces(ana.uid, ana.email)).length).toBeGreaterThan(10);

    expect(await close(ana)).toMatchObject({ status: 200, body: { ok: true } });

    await left(ana).toEqual([mark(ana)]);
    await muchLater(ana);
    expect(await traces(...hers)).toEqual([]);
    expect(await filesSaying({ words: hers, since })).toEqual([]);
    expect(await everythingOf(ben.uid)).toEqual(before);
    expect((await ben.call('upload.list')).body.length).toBe(1);
    await expect(signIn(ana.email, PASSWORD)).rejects.toThrow(/EMAIL_NOT_FOUND/);
  });

  it('while a book is being read stops the reading, and nothing of it comes back', async () => {
    const job = newId();
    const reading = { job, run: null, attempts: 0, heartbeat_at: new Date().toISOString(), parts: 0 };
    const book = await unreadBook(ana, await smallPdf({ pages: 1_500 }), { reading });
    await jobRef(ana.uid, job).create({ document: book, created_at: new Date().toISOString() });
    const read = readQueuedBook(ana.uid, job);
    await ana.sees(book, ({ pages_read, status }) => status === 'reading' && pages_read > 0);

    await close(ana);

    await read;
    await left(ana).toEqual([mark(ana)]);
  });

  it('needs a password that was typed just now, where there is one', async () => {
    const [head, claims] = ana.token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(head).toContain('none'); // the emulators' tokens are unsigned
    const old = { ...(JSON.parse(claims ?? '') as object), auth_time: Math.floor(Date.now() / 1000) - 3_600 }; // a JWT's claims are an object
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const headers = { authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(old)}.` };
    const { status } = await visitor().call('account.delete', { headers });
    expect(status).toBe(401);
    expect(await traces(mark(ana))).toEqual([]);
    expect((await signIn(ana.email, PASSWORD)).uid).toBe(ana.uid);
  });

  it('cannot be done without a token', async () => {
    expect((await visitor().call('account.delete')).status).toBe(401);
  });
});

describe('an account whose deletion a crash has cut off', () => {
  it('can change nothing any more, and is not opened again', async () => {
    const book = await settle(ana);
    await markClosed(ana.uid);
    const question = { pdf_id: book, question: 'What is recall?' };
    expect((await ana.uploads(await smallPdf())).status).toBe(401);
    expect((await ana.call('chat.ask', { body: question })).status).toBe(401);
    expect((await ana.call('auth.verify', { body: { token: ana.token } })).status).toBe(401);
  });

  it('is erased by the sweep', async () => {
    await settle(ana);
    await markClosed(ana.uid);
    await sweepClosures({ uid: ana.uid });
    await left(ana).toEqual([mark(ana)]);
  });

  it('is erased by another try as well', async () => {
    await settle(ana);
    await markClosed(ana.uid);
    expect((await close(ana)).status).toBe(200);
    await eraseAccount(ana.uid);
    await left(ana).toEqual([mark(ana)]);
  });
});

describe('the sweep', () => {
  it('keeps the mark while a token of the account may still be about', async () => {
    await close(ana);
    await sweepClosures({ uid: ana.uid });
    await left(ana).toEqual([mark(ana)]);
  });

  it('erases once more what a call that was under way has left, before it forgets', async () => {
    await close(ana);
    await documentsOf(ana.uid).doc(newId()).set({ title: 'Came late' });
    await muchLater(ana);
    expect(await traces(ana.uid)).toEqual([]);
  });
});

it('one’s own quizzes come whole, oldest first, those not handed in among them', async () => {
  const book = await furnish(ana);
  const { body } = await ana.call('account.quizzes');
  expect(body.more).toBe(false);
  expect(body.quizzes.map(({ pdf_id, questions }) => [pdf_id, questions.mcqs.length])).toEqual([
    [book, 2],
    [book, 2],
  ]);
  const [first, second] = body.quizzes;
  expect([first?.attempt_id === null, second?.attempt_id === null]).toEqual([true, false]);
  const next = await ana.call('account.quizzes', { query: { after: first?.quiz_id ?? '' } });
  expect(next.body.quizzes).toEqual([second]);
});
