import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import './in-process.ts';
import { bucket } from '../../src/platform/bucket.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { parseAttempt } from '../../src/stores/attempts.ts';
import { coursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';

/**
 * What a student had stored under former versions: their documents, and the text and index of their book, whose PDF is our own
 * coursebook. One file a version, kept for good (`UID` stands for the student). A version that changes what is stored adds its
 * own, made by the calls below on the version before.
 */
const FOLDER = join(import.meta.dirname, '..', 'stored');
const Kept = z.object({
  documents: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])),
  files: z.array(z.tuple([z.string(), z.string()])),
});
/** The keys of a stored quiz. */
const Keys = z.object({
  mcqs: z.array(z.object({ answer_index: z.number() })),
  saqs: z.array(z.object({ answer: z.string() })),
  laqs: z.array(z.object({ answer_outline: z.array(z.string()) })),
});
/** Bytes, which JSON cannot hold, as they are kept. */
const Bytes = z.pipe(
  z.object({ base64: z.string() }),
  z.transform(({ base64 }) => Buffer.from(base64, 'base64')),
);
const bytes = (_: string, value: unknown): unknown => Bytes.safeParse(value).data ?? value;
const versions = globSync('*.json', { cwd: FOLDER }).map((name) => basename(name, '.json'));

it('versions are kept', () =>
  expect(versions).toEqual(expect.arrayContaining(['2026-11-22', '2026-11-22-review', '2026-11-25'])));

describe.each(versions)('what the version of %s stored', (version) => {
  let ana: Student;
  let kept: z.infer<typeof Kept>;
  let book: string;
  /** The kept documents of a collection by their ids, those right below the student. */
  const of = (collection: string) =>
    kept.documents.flatMap(([path, data]) => {
      const [, , name, id, ...more] = path.split('/');
      return name === collection && id && more.length === 0 ? [[id, data] as const] : [];
    });

  beforeAll(async () => {
    [ana] = await enrol(1);
    const text = readFileSync(join(FOLDER, `${version}.json`), 'utf8').replaceAll('users/UID/', `users/${ana.uid}/`);
    kept = Kept.parse(JSON.parse(text, bytes));
    for (const [path, data] of kept.documents) await firestore().doc(path).set(data);
    for (const [name, base64] of kept.files)
      await bucket().file(name).save(Buffer.from(base64, 'base64'), { resumable: false });
    book = of('documents')[0]?.[0] ?? '';
    await bucket()
      .file(`users/${ana.uid}/books/${book}/book.pdf`)
      .save(Buffer.from(coursebook()), { resumable: false });
  });

  it('is listed and opened: the book as it was, ready, with its outline and its file', async () => {
    const [[, stored]] = of('documents') as [[string, Record<string, unknown>]];
    const { body: list } = await ana.call('upload.list');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ id: book, title: stored.title, pages: stored.pages, status: 'ready' });
    const info = await ana.call('upload.info', { params: { id: book } });
    expect(info.body.outline.length).toBeGreaterThan(3);
    expect((await ana.fetch(`/api/upload/file/${book}`, { headers: { range: 'bytes=0-99' } })).status).toBe(206);
  });

  it('is read on: chats and revision sessions, word for word', async () => {
    const messages = kept.documents.filter(([path]) => path.includes('/messages/')).map(([, data]) => data);
    expect(messages.length).toBeGreaterThan(3);
    const [chat] = (await ana.call('chat.list', { query: { pdf_id: book } })).body;
    const { body } = await ana.call('chat.messages', { params: { id: chat?.chat_id ?? '' } });
    const { body: sessions } = await ana.call('revise.history');
    const shown = [...body.messages, ...sessions.flatMap((session) => session.messages)].map(({ content }) => content);
    expect(shown.toSorted()).toEqual(messages.map(({ content }) => String(content)).toSorted());
    expect(body.messages.some(({ citations }) => citations[0]?.state === 'marked')).toBe(true);
  });

  it('is taken and looked at: the unfinished quiz, and the attempt with its marks', async () => {
    const open = of('quizzes').find(([, { attempt_id }]) => attempt_id === null);
    const { status, body: quiz } = await ana.call('quiz.get', { params: { id: open?.[0] ?? '' } });
    expect([status, quiz.questions]).toMatchObject([200, open?.[1].questions]);
    const [[id, attempt]] = of('attempts') as [
      [string, { total: Record<string, number>; correct: Record<string, number> }],
    ];
    const { body: progress } = await ana.call('progress.get');
    expect(progress.attempts).toHaveLength(1);
    const [shown] = progress.attempts;
    expect([shown?.attempt_id, shown?.mcq_score, shown?.saq_score, shown?.laq_score]).toEqual([
      id,
      attempt.correct.mcq,
      attempt.correct.saq,
      attempt.correct.laq,
    ]);
    const detail = await ana.call('progress.attempt', { params: { id } });
    expect(detail.status).toBe(200);
    expect(detail.body.questions.mcqs).toHaveLength(attempt.total.mcq ?? 0);
    expect((await ana.call('progress.chart')).status).toBe(200);
    expect((await ana.call('account.quizzes')).body.quizzes).toHaveLength(of('quizzes').length);
  });

  it('is reviewed on: every card with its log and memory, and what was said of the answers', async () => {
    const { status, body } = await ana.call('review.cards');
    const stored = of('cards').map(([id, { memory, log }]) => [id, memory, (log as unknown[]).length]);
    expect(status).toBe(200);
    expect(body.cards.map(({ card_id, memory, log }) => [card_id, memory, log.length]).toSorted()).toEqual(
      stored.toSorted(),
    );
    expect((await ana.call('review.session', { query: { offset: '60' } })).body.total).toBe(stored.length);
    expect((await ana.call('exam.list', { query: { offset: '60' } })).status).toBe(200);
    const [[id, data]] = of('attempts') as [[string, unknown]];
    const { confidence, retold } = parseAttempt(id, data);
    const shown = await ana.call('progress.attempt', { params: { id } });
    expect([shown.body.confidence, shown.body.retold]).toEqual([confidence, retold]);
    const missed = await ana.call('quiz.practise', { body: { attempt_id: id, which: 'missed' } });
    expect(missed.status).toBe(200);
  });

  it('is gone on with: the book is asked, quizzed, and the open quiz handed in', async () => {
    const { status, body } = await ana.call('chat.ask', { body: { pdf_id: book, question: 'What is chunking?' } });
    expect([status, body.citations.length > 0]).toEqual([200, true]);
    const query = { pdf_id: book, mcq: '2', saq: '0', laq: '0' };
    expect((await ana.call('quiz.generate', { query })).status).toBe(200);
    const [id, data] = of('quizzes').find(([, { attempt_id }]) => attempt_id === null) ?? [];
    const { mcqs, saqs, laqs } = Keys.parse(data?.questions);
    const numbered = <T>(all: T[]) => Object.fromEntries(all.map((one, at) => [at, one]));
    const answers = {
      mcq: numbered(mcqs.map(({ answer_index }) => answer_index)),
      saq: numbered(saqs.map(({ answer }) => answer)),
      laq: numbered(laqs.map(({ answer_outline }) => answer_outline.join(' '))),
    };
    const submitted = await ana.call('progress.submit', { body: { quiz_id: id ?? '', answers } });
    expect(submitted.status).toBe(200);
    // Whoever answers as the quiz has it is right.
    const marks = Object.values(submitted.body.results).flat();
    expect(marks).toHaveLength(mcqs.length + saqs.length + laqs.length);
    expect(marks.filter(({ is_correct }) => !is_correct)).toEqual([]);
    expect((await ana.call('progress.get')).body.attempts).toHaveLength(2);
  });
});

it('what was said of an attempt’s answers in the version with review is there', () => {
  const { documents } = Kept.parse(JSON.parse(readFileSync(join(FOLDER, '2026-11-22-review.json'), 'utf8'), bytes));
  const [path = '', data] = documents.find(([name]) => name.includes('/attempts/')) ?? [];
  const { confidence, retold } = parseAttempt(basename(path), data);
  expect(confidence).toEqual({ mcq: { 0: 'guess', 1: 'sure' }, saq: { 0: 'think' }, laq: {} });
  expect(retold?.saq[0]).toMatchObject({ hints: 2, result: { is_correct: true } });
  expect(documents.filter(([name]) => name.includes('/cards/'))).toHaveLength(5);
});
