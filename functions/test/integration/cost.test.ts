/** What docs/cost.md tells of each call is no less than what is counted here, in the emulators. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import type { Serve } from '../../src/http/serve.ts';
import { withCoursebook } from '../support/books.ts';
import { storeSessions } from '../support/histories.ts';
import { inOneProcess } from '../support/in-one-process.ts';
import { type Ledger, openLedger } from '../support/ledger.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const BOOKS = 5;
const TRIES = 3;
const groups: Record<string, () => Promise<{ serve: Serve }>> = {
  auth: () => import('../../src/features/auth/routes.ts'),
  upload: () => import('../../src/features/upload/routes.ts'),
  chat: () => import('../../src/features/chat/routes.ts'),
  quiz: () => import('../../src/features/quiz/routes.ts'),
  progress: () => import('../../src/features/progress/routes.ts'),
  revise: () => import('../../src/features/revision/routes.ts'),
};

let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  for (let copies = 0; copies < BOOKS; copies++) book = await withCoursebook(ana);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls of one student, each in this process, with what each cost. */
async function costOf(
  name: CallName,
  path: string,
  body?: object,
): Promise<{ cost: Ledger; reply: Record<string, unknown> }> {
  const load = groups[name.split('.')[0] ?? ''];
  if (!load) throw new Error(`No group of ${name}`);
  const { address, close } = await inOneProcess((await load()).serve);
  const cost = openLedger();
  try {
    const response = await fetch(`${address}${path}`, {
      method: api[name].method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${ana.token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    // Objects and lists of them, by the contract.
    const reply = (await response.json()) as Record<string, unknown>;
    expect(response.status, JSON.stringify(reply)).toBe(200);
    return { cost: { ...cost }, reply };
  } finally {
    vi.restoreAllMocks();
    close();
  }
}

/** The rows of the page that tell of calls: their names, then reads and writes. */
function told(): Map<string, Ledger> {
  const page = readFileSync(new URL('../../../docs/cost.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `([\w.]+)`(?:, [^|]*)? \| (\d+) \| (\d+) \|/gm);
  return new Map(
    [...rows].map(([, name = '', reads, writes]) => [name, { reads: Number(reads), writes: Number(writes) }]),
  );
}

it('each call reads and writes no more documents than the page on cost says', async () => {
  const counted = new Map<CallName, Ledger>();
  const page = told();
  const count = async (name: CallName, path: string, body?: object) => {
    const { cost, reply } = await costOf(name, path, body);
    counted.set(name, cost);
    return reply;
  };
  // A transaction that meets another, of what the call before left to be done, is tried again and reads again.
  const countLeast = async (name: CallName, path: string, body: object) => {
    for (let tries = 0; tries < TRIES; tries++) {
      await count(name, path, body);
      if ((counted.get(name)?.reads ?? 0) <= (page.get(name)?.reads ?? 0)) return;
    }
  };
  await count('auth.verify', '/auth/verify', { token: ana.token });
  await count('upload.list', '/upload/list');
  await count('upload.info', `/upload/${book}`);
  const first = await costOf('chat.ask', '/chat/ask', { pdf_id: book, question: 'What is encoding?', chat_id: null });
  const chat = String(first.reply.chat_id);
  await count('chat.ask', '/chat/ask', { pdf_id: book, question: 'What is working memory?', chat_id: chat });
  await count('chat.messages', `/chat/${chat}`);
  const quiz = await count('quiz.generate', `/quiz/generate?pdf_id=${book}&mcq=7&saq=2&laq=1`);
  await count('progress.submit', '/progress/submit', {
    quiz_id: quiz.quiz_id,
    answers: { mcq: {}, saq: {}, laq: {} },
  });
  await count('progress.get', '/progress');
  await count('progress.chart', '/progress/chart');
  await countLeast('revise.ask', '/revise-chat/ask', { question: 'What is encoding?', session_id: null });
  await count('revise.history', '/revise-chat/history?messages=none');
  for (const [name, { reads, writes }] of counted) {
    expect(page.get(name), `${name} has no row`).toBeDefined();
    expect(reads, `reads of ${name}`).toBeLessThanOrEqual(page.get(name)?.reads ?? 0);
    expect(writes, `writes of ${name}`).toBeLessThanOrEqual(page.get(name)?.writes ?? 0);
  }
});

it('a session of 2,000 messages costs no more to open, or to ask in, than one of 200', async () => {
  await storeSessions(ana.uid, [
    { id: 'short', messages: 200 },
    { id: 'long', messages: 2_000 },
  ]);
  const opened = async (id: string) => (await costOf('revise.session', `/revise-chat/${id}`)).cost;
  expect(await opened('long')).toEqual(await opened('short'));
  const asked = async (session_id: string) =>
    (await costOf('revise.ask', '/revise-chat/ask', { question: 'What is encoding?', session_id })).cost;
  const [long, short] = [await asked('long'), await asked('short')];
  expect(long.reads).toBeLessThanOrEqual(short.reads + 1);
  expect(long.writes).toBe(short.writes);
});
