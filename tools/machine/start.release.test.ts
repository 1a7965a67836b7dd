import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { coursebook } from '../../functions/test/support/books.ts';
import { enrol, type Student, signIn } from '../../functions/test/support/students.ts';
import { isAlive } from '../lib/lock.mjs';
import { ROOT } from '../lib/prepare.mjs';
import { descendantsOf, killAll } from '../lib/processes.ts';

const data = mkdtempSync(join(tmpdir(), 'folio-data-'));
const begun: ChildProcess[] = [];
afterAll(async () => {
  // Where a test failed half-way, its product still runs, and its shell stays for it.
  for (const one of begun) await killAll(descendantsOf(one));
  rmSync(data, { recursive: true, force: true });
});

interface Started {
  process: ChildProcess;
  family: number[];
  /** The process beneath the shell. */
  tool: number;
}

/** Through a shell, as npm does it: one that stays, and dies of a signal without passing it on. */
function run(script: string, ...args: string[]): { process: ChildProcess; output: () => string } {
  const command = [process.execPath, join(ROOT, 'tools', 'run.mjs'), script, ...args]
    .map((part) => `'${part}'`)
    .join(' ');
  const child = spawn('sh', ['-c', `${command}; exit $?`], {
    env: { ...process.env, FOLIO_DATA: data, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (text += bytes));
  return { process: child, output: () => text };
}

/** Fulfilled when that pattern has been printed; rejected when the program ends before. */
async function printed(program: ReturnType<typeof run>, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(program.output());
    if (match) return match;
    if (program.process.exitCode !== null) throw new Error(`It ended:\n${program.output()}`);
    await Promise.race([once(program.process.stdout ?? program.process, 'data'), once(program.process, 'exit')]);
  }
}

/** Starts the product; students of this process are its students from then on. */
async function start(): Promise<Started> {
  const program = run('start', '--free-ports');
  const [, url = ''] = await printed(program, /Folio is ready: (\S+)[\s\S]*Stop with/);
  const health = (await (await fetch(`${url}/api/health`)).json()) as { emulators: { auth: string } };
  Object.assign(process.env, { FOLIO_URL: url, FIREBASE_AUTH_EMULATOR_HOST: health.emulators.auth });
  const family = descendantsOf(program.process);
  return { process: program.process, family, tool: family[1] ?? 0 };
}

/** A book that is read, asked about and examined. @returns its id */
async function studies(student: Student): Promise<string> {
  const { body: book } = await student.uploads(coursebook(), 'how-memory-works.pdf');
  await student.sees(book.id, ({ status }) => status === 'ready', 60_000);
  await student.call('chat.ask', { body: { pdf_id: book.id, question: 'What is working memory?' } });
  const quiz = await student.call('quiz.generate', { query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '0' } });
  const answers = { mcq: { 0: 1 }, saq: {}, laq: {} };
  await student.call('progress.submit', { body: { quiz_id: quiz.body.quiz_id, answers } });
  return book.id;
}

/** What a student sees of all that was saved. */
async function seenBy(student: Student, book: string) {
  const file = await student.fetch(`/api/upload/file/${book}`);
  const [list, info, chats, progress, quizzes] = await Promise.all([
    student.call('upload.list'),
    student.call('upload.info', { params: { id: book } }),
    student.call('chat.list', { query: { pdf_id: book } }),
    student.call('progress.get'),
    student.call('account.quizzes'),
  ]);
  const chat = await student.call('chat.messages', { params: { id: chats.body[0]?.chat_id ?? '' } });
  const calls = [list, info, chats, chat, progress, quizzes].map(({ status, body }) => ({ status, body }));
  return { bytes: Buffer.from(await file.arrayBuffer()), calls };
}

describe('npm start', () => {
  // The same export and import as a backup that is restored into an empty project (docs/operations.md).
  it('keeps all that a student did for the next start, and leaves no process behind, however it is stopped', async () => {
    const first = await start();
    expect(first.family.length).toBeGreaterThan(3);
    const [ana] = await enrol(1);
    const book = await studies(ana);
    const before = await seenBy(ana, book);
    expect(before.calls.map(({ status }) => status)).toEqual(Array(6).fill(200));

    const second = run('start', '--free-ports');
    await once(second.process, 'close');
    expect(second.output()).toMatch(/Folio is running already at http:\/\/127\.0\.0\.1:\d+ \(process \d+\)/);

    // Ctrl-C reaches every process of the terminal, the shell's child among them.
    process.kill(first.tool, 'SIGINT');
    await expect.poll(() => first.family.filter(isAlive), { timeout: 60_000 }).toEqual([]);

    const again = await start();
    const returned = await signIn(ana.email, 'study-with-proof');
    expect(returned.uid).toBe(ana.uid);
    expect(await seenBy(returned, book)).toEqual(before);
    const more = await returned.call('chat.ask', { body: { pdf_id: book, question: 'What is chunking?' } });
    expect(more.body.citations.length).toBeGreaterThan(0);
    again.process.kill('SIGTERM');
    await expect.poll(() => again.family.filter(isAlive), { timeout: 60_000 }).toEqual([]);

    const reset = run('reset');
    await once(reset.process, 'close');
    expect(reset.output()).toContain('begins with the demo data');
    expect(existsSync(join(data, 'kept'))).toBe(false);
  });
});
