/**
 * kill -9 in the middle of calls that write; then the student tries again. Which are left out, and why, is told below and checked
 * against the table of calls.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import type { ItemResult } from '../../src/contract/quiz.ts';
import { sweepClosures } from '../../src/features/account/sweep-closures.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { attemptRef, openAttempt, packedAttempt, type StoredAttempt } from '../../src/stores/attempts.ts';
import { openDocument } from '../../src/stores/documents.ts';
import { plain } from '../fixtures/index.ts';
import { withCoursebook } from '../support/books.ts';
import { sendIncoming } from '../support/incoming.ts';
import { scanOf, waitingPictures } from '../support/scans.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
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
  /** Where nothing is added or removed: what has changed, and to what. */
  changes?: { seen: () => Promise<unknown>; to: unknown };
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

const examIn = (book: string, days: number) => ({
  ...{ pdf_ids: [book], minutes: 30, rest: [] },
  date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
});

/** An attempt of its own at a quiz with short answers, and what of it is otherwise than it was marked. */
async function attemptOf(
  { student, book }: Desk,
  changed: (attempt: StoredAttempt) => Partial<StoredAttempt> = () => ({}),
): Promise<string> {
  const query = { pdf_id: book, mcq: '0', saq: '1', laq: '0' };
  const { quiz_id } = (await student.call('quiz.generate', { query, headers: { 'idempotency-key': newId() } })).body;
  const answers = { mcq: {}, saq: { '0': 'Bananas.' }, laq: {} };
  const { attempt_id } = (await student.call('progress.submit', { body: { quiz_id, answers } })).body;
  const attempt = await openAttempt(student.uid, attempt_id);
  await attemptRef(student.uid, attempt_id).set(packedAttempt({ ...attempt, ...changed(attempt) }));
  return attempt_id;
}
const marked = (by: Partial<ItemResult>) => (attempt: StoredAttempt) => ({
  ...(attempt.results && {
    results: {
      ...attempt.results,
      saq: attempt.results.saq.map((result) => ({ ...result, is_correct: false, reason: 'Open.', ...by })),
    },
  }),
});
const firstOf = async (uid: string, id: string) => (await openAttempt(uid, id)).results?.saq[0];

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
    body: examIn(book, 20 + n),
  }),
  'exam.change': async ({ student, book }, n) => {
    const query = { offset: '0' };
    const { exam_id: id } = (await student.call('exam.create', { query, body: examIn(book, 40 + n) })).body;
    const seen = async () => {
      const { exams } = (await student.call('exam.list', { query })).body;
      return exams.find((exam) => exam.exam_id === id)?.minutes;
    };
    return { params: { id }, query, body: { ...examIn(book, 40 + n), minutes: 45 }, changes: { seen, to: 45 } };
  },
  'exam.delete': async ({ student, book }, n) => {
    const query = { offset: '0' };
    const { exam_id: id } = (await student.call('exam.create', { query, body: examIn(book, 60 + n) })).body;
    const seen = async () => {
      const { exams } = (await student.call('exam.list', { query })).body;
      return exams.some((exam) => exam.exam_id === id);
    };
    return { params: { id }, changes: { seen, to: false } };
  },
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
  'review.settings': async ({ student: { uid } }, n) => ({
    body: { minutes: 10 + n },
    changes: {
      seen: async () => (await firestore().doc(`users/${uid}/reviewSettings/own`).get()).get('minutes'),
      to: 10 + n,
    },
  }),
  'review.remove': async ({ student, book, facts }, n) => {
    const id = facts[n + 20] ?? '';
    await student.call('review.fromFacts', { body: { pdf_id: book, card_ids: [id] } });
    return { params: { id } };
  },
  'review.fromAttempt': async (at) => ({
    body: { attempt_id: await attemptOf(at), items: [{ kind: 'saq', index: 0 }] },
  }),
  'chat.delete': async ({ student, book }) => {
    const body = { pdf_id: book, question: 'What is working memory?' };
    return { params: { id: (await student.call('chat.ask', { body })).body.chat_id } };
  },
  'revise.delete': async ({ student }) => ({
    params: { id: (await student.call('revise.ask', { body: { question: 'What is recall?' } })).body.session_id },
  }),
  'quiz.practise': async (at) => ({
    body: { attempt_id: await attemptOf(at), which: 'all' },
    key: newId(),
  }),
  'progress.mark': async (at) => {
    const unmarked = { status: 'unmarked', results: null, correct: null, marking: null } as const;
    const id = await attemptOf(at, () => unmarked);
    return {
      params: { id },
      changes: { seen: async () => (await openAttempt(at.student.uid, id)).status, to: 'marked' },
    };
  },
  'progress.second': async (at) => {
    const id = await attemptOf(at, marked({}));
    const seen = async () => (await firstOf(at.student.uid, id))?.second !== undefined;
    return { params: { id }, body: { kind: 'saq', index: 0 }, changes: { seen, to: true } };
  },
  'progress.decide': async (at) => {
    const id = await attemptOf(at, marked({ unsure: true }));
    const seen = async () => (await firstOf(at.student.uid, id))?.decided_correct;
    return { params: { id }, body: { kind: 'saq', index: 0, correct: true }, changes: { seen, to: true } };
  },
  'progress.retell': async (at) => {
    const id = await attemptOf(at);
    const answer = 'A store for a few things.';
    const seen = async () => JSON.stringify((await openAttempt(at.student.uid, id)).retold ?? null).includes(answer);
    return { params: { id }, body: { kind: 'saq', index: 0, answer, hints: 0 }, changes: { seen, to: true } };
  },
  'upload.incoming': async ({ student }) => {
    const id = newId();
    await sendIncoming(student, id, plain());
    return { body: { id, name: 'atlas.pdf' } };
  },
  'upload.pictures': async ({ student }) => {
    const { id } = await waitingPictures(student, await scan, 1);
    const seen = async () => (await openDocument(student.uid, id)).pictures?.state;
    return { params: { id }, body: { reading: 'stop' }, changes: { seen, to: 'stopped' } };
  },
};
const scan = scanOf(4);

/** Of some calls what alone is looked at. */
const ALONE: Partial<Record<CallName, RegExp>> = {
  // Its book is read meanwhile.
  'upload.incoming': /^documents$/,
  // How many choices are right by chance.
  'progress.submit': /(?<!correct)$/,
};
/** Calls that remove: their second try may find nothing, and the sweep finishes what is left. */
const REMOVE: readonly CallName[] = ['exam.delete', 'chat.delete', 'revise.delete', 'review.remove'];

/** Calls that are no `GET` and are not killed here, by why. */
const LEFT_OUT: Record<string, readonly CallName[]> = {
  'their work is killed in kills.release.test.ts': ['upload.upload', 'upload.delete'],
  'keep nothing of the student’s work': [
    ...(['auth.verify', 'book.context', 'book.guideClaims', 'chat.stop', 'revise.stop', 'review.mark'] as const),
    'upload.session',
  ],
  'killed below, with all that a student has': ['account.delete'],
  'asks a model, which the killed process has not; its work is broken off in transcribe-faults.test.ts': [
    'pages.transcribe',
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
    // What is left below a document that is gone counts as well.
    for (const ref of await collection.listDocuments()) {
      for (const within of await ref.listCollections()) {
        const count = (await within.count().get()).data().count;
        found[`${collection.id}/${within.id}`] = (found[`${collection.id}/${within.id}`] ?? 0) + count;
      }
    }
    for (const doc of docs) {
      for (const sum of ['reviews', 'attempted', 'correct'] as const) {
        const value: unknown = doc.get(sum);
        if (typeof value === 'number')
          found[`${collection.id}.${sum}`] = (found[`${collection.id}.${sum}`] ?? 0) + value;
      }
    }
  }
  return found;
}

const grown = (before: Record<string, number>, after: Record<string, number>, of = /^/) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([name, by]) => by !== 0 && name !== 'reviewSettings.reviews' && of.test(name)),
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

/** As it begins a write, at a moment by chance, or (null) as soon as its reply is out, with whatever it still had to do. */
function deathOf(round: number): Death {
  if (round % 4 === 3) return null;
  return round % 2 === 0 ? { beforeWrite: 1 + round / 2 } : { afterMs: Math.random() * LONGEST };
}

/** What was tried, for who wants to know: `FOLIO_TELL=1`. */
const told: string[] = [];
afterAll(() => {
  if (process.env.FOLIO_TELL) console.log(told.toSorted().join('\n'));
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
    const removes = REMOVE.includes(name);
    const swept = async () => {
      if (removes) await sweep({ uid, graceMs: 0 });
      return stored(uid);
    };
    const done = (status: number) => status < 300 || (removes && status === 404);
    const there = async ({ changes }: Request, when: string) => {
      if (changes) expect(await changes.seen(), when).toEqual(changes.to);
    };
    // The first of its kind may make what the others find: the second tells what one adds.
    expect(await send(asSent(at.student, name, await request(at, 0)))).toBeLessThan(300);
    const second = await request(at, 1);
    let before = await stored(uid);
    expect(await send(asSent(at.student, name, second))).toBeLessThan(300);
    const adds = grown(before, await swept(), ALONE[name]);
    await there(second, 'not killed');
    for (let round = 0; round < ROUNDS; round++) {
      const wanted = await request(at, 2 + round);
      const sent = asSent(at.student, name, wanted);
      before = await stored(uid);
      const death = deathOf(round);
      const acknowledged = await doAndDie(sent, death);
      if (acknowledged) {
        expect(grown(before, await swept(), ALONE[name])).toEqual(adds);
        await there(wanted, 'acknowledged');
      }
      // The emulated database holds the dead process's locks for up to a minute.
      await expect.poll(async () => done(await send(sent)), { timeout: 150_000, interval: 1_000 }).toBe(true);
      expect(grown(before, await swept(), ALONE[name]), JSON.stringify(death)).toEqual(adds);
      await there(wanted, JSON.stringify(death));
      told.push(`${name}: ${JSON.stringify(death)}, ${acknowledged ? 'acknowledged' : 'killed'}`);
    }
  });
});

describe('an account whose deletion is killed', () => {
  it('is gone with all it had, once it is tried again or swept', { timeout: 900_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const at = await desk();
      const { student, book } = at;
      await student.call('chat.ask', { body: { pdf_id: book, question: 'What is working memory?' } });
      await attemptOf(at);
      const death = deathOf(round);
      const sent = asSent(student, 'account.delete', {});
      const acknowledged = await doAndDie(sent, death);
      const { path, do: __, ...init } = sent;
      const again = async () => (await student.fetch(`/api${path}`, init)).status;
      // Nobody asks again after a yes, nor in every second round after a death: the sweep comes in any case.
      if (!acknowledged && round % 4 !== 2)
        await expect.poll(again, { timeout: 150_000, interval: 1_000 }).toBeLessThan(500);
      const left = async () => {
        await sweepClosures({ uid: student.uid, forgetMs: 0 });
        return [await stored(student.uid), await filesOf(student.uid)];
      };
      const closed = (await student.call('upload.list')).status !== 200;
      if (closed) await expect.poll(left, { timeout: 150_000, interval: 1_000 }).toEqual([{}, []]);
      // Killed before its first write and not tried again: nothing of the student's is lost.
      else expect((await student.call('upload.list')).body.map(({ id }) => id)).toEqual([book]);
      if (acknowledged) expect(closed).toBe(true);
      told.push(
        `account.delete: ${JSON.stringify(death)}, ${acknowledged ? 'acknowledged' : 'killed'}, closed: ${closed}`,
      );
    }
  });
});
