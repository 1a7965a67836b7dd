/** kill -9 in the middle of every call that writes; then the student tries again. */
import { describe, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { type Death, doAndDie } from './kills.ts';

/** How often each call is killed; `npm run trial -- kills` sets it to twenty for all kinds of work. */
const ROUNDS = Math.max(4, Number(process.env.FOLIO_KILLS ?? 0) / 5);
/** Calls take about so long (ms) where nothing else is to be done. */
const LONGEST = 600;

interface Request {
  name: Exclude<CallName, 'upload.upload'>;
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

/** Each call that writes, with what it is sent the so-manyth time. */
const calls: Record<string, (at: Desk, n: number) => Promise<Request>> = {
  'a mark': async ({ book, word }, n) => ({
    ...{ name: 'book.mark', params: { id: book }, body: mark(word(40 + n)) },
  }),
  'a mark taken away': async ({ student, book, word }, n) => {
    const made = mark(word(80 + n));
    await student.call('book.mark', { params: { id: book }, body: made });
    return { name: 'book.unmark', params: { id: book }, query: { mark_id: made.mark_id, note_at: made.note_at } };
  },
  'where a student stopped': async ({ book }, n) => ({
    ...{ name: 'book.keepStop', params: { id: book }, body: { page: 2 + n, ago: 0 } },
  }),
  'reviews of a card': async ({ card }, n) => ({
    name: 'review.entries',
    body: {
      entries: [0, 1, 2].map((i) => ({ id: `entry-${n}-${i}-long`, card_id: card, at: now(), grade: 3, seconds: 7 })),
      offset: 0,
    },
  }),
  'cards of facts': async ({ book, facts }, n) => ({
    ...{ name: 'review.fromFacts', body: { pdf_id: book, card_ids: facts.slice(n, n + 1) } },
  }),
  'a card of chosen words': async ({ book, word }, n) => ({
    ...{ name: 'review.fromMark', body: { pdf_id: book, parts: [word(120 + n)] as never } },
  }),
  'a quiz': async ({ book }) => ({
    name: 'quiz.generate',
    ...{ query: { pdf_id: book, mcq: '2', saq: '1', laq: '0' }, key: newId() },
  }),
  'an attempt': async (at) => ({
    ...{ name: 'progress.submit', key: newId() },
    body: { quiz_id: await quizOf(at), answers: { mcq: { '0': 0 }, saq: {}, laq: {} } },
  }),
  'an exam': async ({ book }, n) => ({
    ...{ name: 'exam.create', query: { offset: '0' }, key: newId() },
    body: {
      ...{ pdf_ids: [book], minutes: 30, rest: [] },
      date: new Date(Date.now() + (20 + n) * 86_400_000).toISOString().slice(0, 10),
    },
  }),
  'a question to a book': async ({ book }, n) => ({
    ...{ name: 'chat.ask', key: newId() },
    body: { pdf_id: book, question: `What is working memory, asked ${n}?`, chat_id: null },
  }),
  'a question in revision': async (_, n) => ({
    ...{ name: 'revise.ask', key: newId(), body: { question: `What is recall, asked ${n}?`, session_id: null } },
  }),
  'another title': async ({ book }, n) => ({
    ...{ name: 'upload.rename', params: { id: book }, body: { title: `Title ${n}` } },
  }),
  'the day’s minutes': async (_, n) => ({ name: 'review.settings', body: { minutes: 10 + n } }),
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

function asSent({ token }: Student, { name, params = {}, query = {}, body, key }: Request) {
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

describe('killed, and tried again, it is there once', () => {
  it.concurrent.for(Object.entries(calls))('%s', { timeout: 900_000 }, async ([, request], { expect }) => {
    const at = await desk();
    const { uid } = at.student;
    const send = async (sent: ReturnType<typeof asSent>) => {
      const { path, do: __, ...init } = sent;
      return (await at.student.fetch(`/api${path}`, init)).status;
    };
    // The first of its kind may make what the others find: the second tells what one adds.
    expect(await send(asSent(at.student, await request(at, 0)))).toBeLessThan(300);
    const second = await request(at, 1);
    let before = await stored(uid);
    expect(await send(asSent(at.student, second))).toBeLessThan(300);
    const adds = grown(before, await stored(uid));
    for (let round = 0; round < ROUNDS; round++) {
      const sent = asSent(at.student, await request(at, 2 + round));
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
