/**
 * kill -9 in the middle of calls that write; then the student tries again. Which are left out, and why, is told below and checked
 * against the table of calls.
 */
import { describe, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { type Death, doAndDie } from './kills.ts';

/** How often each call is killed; `npm run trial -- kills` sets it to ten. */
const ROUNDS = Math.max(4, Number(process.env.FOLIO_KILLS ?? 0) / 5);
/** Calls take about so long (ms) where nothing else is to be done. */
const LONGEST = 600;

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  key?: string;
}

/** A student with a book, and what their calls need of it. */
interface Desk {
  student: Student;
  book: string;
  /** Facts of the book that cards can be made of, each used once. */
  facts: string[];
  card: string;
  word: (at: number) => object;
}

async function desk(): Promise<Desk> {
  const [student] = await enrol(1);
  const book = await withCoursebook(student);
  const { facts } = (await student.call('review.facts', { query: { pdf_id: book } })).body;
  const [card = '', ...others] = facts.map(({ card_id }) => card_id);
  await student.call('review.fromFacts', { body: { pdf_id: book, card_ids: [card] } });
  const page = (await student.call('book.words', { params: { id: book }, query: { page: '4' } })).body;
  const word = (at: number) => {
    const [start, end] = [page.words[at]?.start ?? 0, page.words[at]?.end ?? 0];
    const [prefix, suffix] = [page.text.slice(Math.max(0, start - 32), start), page.text.slice(end, end + 32)];
    return { page: page.page, exact: page.text.slice(start, end), prefix, suffix, first: at, last: at };
  };
  return { student, book, facts: others, card, word };
}

const now = () => new Date().toISOString();
const mark = (word: object) => ({
  ...{ mark_id: newId(), kind: 'highlight' as const, colour: 'moss' as const, note: 'mine', note_at: now() },
  ...{ note_over: null, created_at: now(), changed_at: now(), parts: [word] as never },
});
const quizOf = async ({ student, book }: Desk) =>
  (await student.call('quiz.generate', { query: { pdf_id: book, mcq: '2', saq: '0', laq: '0' } })).body.quiz_id;

/** Each call that is killed, with what it is sent the so-manyth time. */
const calls: Partial<Record<CallName, (at: Desk, n: number) => Promise<Request>>> = {
  'book.mark': async ({ book, word }, n) => ({
    params: { id: book },
    body: mark(word(40 + n)),
  }),
  'book.unmark': async ({ student, book, word }, n) => {
    const made = mark(word(80 + n));
    await student.call('book.mark', { params: { id: book }, body: made });
    return { params: { id: book }, query: { mark_id: made.mark_id, note_at: made.note_at } };
  },
  'book.keepStop': async ({ book }, n) => ({
    params: { id: book },
    body: { page: 2 + n, ago: 0 },
  }),
  'review.entries': async ({ card }, n) => ({
    body: {
      entries: [0, 1, 2].map((i) => ({ id: `entry-${n}-${i}-long`, card_id: card, at: now(), grade: 3, seconds: 7 })),
      offset: 0,
    },
  }),
  'review.fromFacts': async ({ book, facts }, n) => ({
    body: { pdf_id: book, card_ids: facts.slice(n, n + 1) },
  }),
  'review.fromMark': async ({ book, word }, n) => ({
    body: { pdf_id: book, parts: [word(120 + n)] as never },
  }),
  'quiz.generate': async ({ book }) => ({
    query: { pdf_id: book, mcq: '2', saq: '1', laq: '0' },
    key: newId(),
  }),
  'progress.submit': async (at) => ({
    key: newId(),
    body: { quiz_id: await quizOf(at), answers: { mcq: { '0': 0 }, saq: {}, laq: {} } },
  }),
  'exam.create': async ({ book }, n) => ({
    query: { offset: '0' },
    key: newId(),
    body: {
      ...{ pdf_ids: [book], minutes: 30, rest: [] },
      date: new Date(Date.now() + (20 + n) * 86_400_000).toISOString().slice(0, 10),
    },
  }),
  'chat.ask': async ({ book }, n) => ({
    key: newId(),
    body: { pdf_id: book, question: `What is working memory, asked ${n}?`, chat_id: null },
  }),
  'revise.ask': async (_, n) => ({
    key: newId(),
    body: { question: `What is recall, asked ${n}?`, session_id: null },
  }),
  'upload.rename': async ({ book }, n) => ({
    params: { id: book },
    body: { title: `Title ${n}` },
  }),
  'review.settings': async (_, n) => ({ body: { minutes: 10 + n } }),
};

/** Calls that are no `GET` and are not killed here, by why. */
const LEFT_OUT: Record<string, readonly CallName[]> = {
  'their work is killed in kills.release.test.ts': ['upload.upload', 'upload.delete'],
  'keep nothing of the student’s work': [
    ...(['auth.verify', 'book.context', 'book.guideClaims', 'chat.stop', 'revise.stop', 'review.mark'] as const),
    'upload.session',
  ],
  'not tried yet': [
    ...(['account.delete', 'chat.delete', 'revise.delete', 'exam.delete', 'review.remove'] as const),
    ...(['upload.incoming', 'upload.pictures', 'pages.transcribe', 'exam.change', 'quiz.practise'] as const),
    ...(['progress.mark', 'progress.second', 'progress.decide', 'progress.retell', 'review.fromAttempt'] as const),
  ],
};

/** What counts calls or waits for them, and is no work of the student's. */
const NOT_WORK = /^(?:allowances|jobs)$/;

/** How many documents a student has, by where they lie; and what the sums of their days and attempts say. */
async function stored(uid: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const collection of await firestore().doc(`users/${uid}`).listCollections()) {
    if (NOT_WORK.test(collection.id)) continue;
    const { docs } = await collection.get();
    found[collection.id] = docs.length;
    for (const doc of docs) {
      for (const within of await doc.ref.listCollections()) {
        const count = (await within.count().get()).data().count;
        found[`${collection.id}/${within.id}`] = (found[`${collection.id}/${within.id}`] ?? 0) + count;
      }
      for (const sum of ['reviews', 'attempted'] as const) {
        const value: unknown = doc.get(sum);
        if (typeof value === 'number')
          found[`${collection.id}.${sum}`] = (found[`${collection.id}.${sum}`] ?? 0) + value;
      }
    }
  }
  return found;
}

const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.keys(after)
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([name, by]) => by !== 0 && name !== 'reviewSettings.reviews'),
  );

function asSent({ token }: Student, name: CallName, { params = {}, query = {}, body, key }: Request) {
  const path = api[name].path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const search = new URLSearchParams(query).toString();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  return {
    ...{ do: 'call' as const, path: search ? `${path}?${search}` : path, method: api[name].method, headers },
    ...(body && { body: JSON.stringify(body) }),
  };
}

it('a call that is no GET is killed here, or left out for a reason', () => {
  const changing = Object.entries(api).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));
  expect([...Object.keys(calls), ...Object.values(LEFT_OUT).flat()].toSorted()).toEqual(changing.toSorted());
});

describe('killed, and tried again, it is there once', () => {
  const killed = Object.entries(calls) as [CallName, NonNullable<(typeof calls)[CallName]>][]; // of its own keys
  it.concurrent.for(killed)('%s', { timeout: 900_000 }, async ([name, request], { expect }) => {
    const at = await desk();
    const { uid } = at.student;
    const send = async (sent: ReturnType<typeof asSent>) => {
      const { path, do: __, ...init } = sent;
      return (await at.student.fetch(`/api${path}`, init)).status;
    };
    // The first of its kind may make what the others find: the second tells what one adds.
    expect(await send(asSent(at.student, name, await request(at, 0)))).toBeLessThan(300);
    const second = await request(at, 1);
    let before = await stored(uid);
    expect(await send(asSent(at.student, name, second))).toBeLessThan(300);
    const adds = grown(before, await stored(uid));
    for (let round = 0; round < ROUNDS; round++) {
      const sent = asSent(at.student, name, await request(at, 2 + round));
      before = await stored(uid);
      const death: Death = round % 2 === 0 ? { beforeWrite: 1 + round / 2 } : { afterMs: Math.random() * LONGEST };
      const acknowledged = await doAndDie(sent, death);
      if (acknowledged) expect(grown(before, await stored(uid))).toEqual(adds);
      // The emulated database holds the dead process's locks for up to a minute.
      await expect.poll(() => send(sent), { timeout: 150_000, interval: 1_000 }).toBeLessThan(300);
      expect(grown(before, await stored(uid)), JSON.stringify(death)).toEqual(adds);
    }
  });
});
