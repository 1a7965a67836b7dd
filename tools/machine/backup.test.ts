import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { coursebook } from '../../functions/test/support/books.ts';
import { enrol, type Student, signIn } from '../../functions/test/support/students.ts';
import { currentBuild } from '../lib/builds.ts';
import { type Emulators, startEmulators } from '../lib/emulators.ts';
import { freePorts } from '../lib/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'folio-backup-'));
let suite: Emulators | undefined;
afterAll(async () => {
  await suite?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a student sees of all that was saved. */
async function seenBy(student: Student, book: string): Promise<unknown> {
  const file = await student.fetch(`/api/upload/file/${book}`);
  const [list, info, chats, progress, quizzes] = await Promise.all([
    student.call('upload.list'),
    student.call('upload.info', { params: { id: book } }),
    student.call('chat.list', { query: { pdf_id: book } }),
    student.call('progress.get'),
    student.call('account.quizzes'),
  ]);
  const chat = await student.call('chat.messages', { params: { id: chats.body[0]?.chat_id ?? '' } });
  const bytes = Buffer.from(await file.arrayBuffer());
  return { bytes, calls: [list, info, chats, chat, progress, quizzes].map(({ status, body }) => ({ status, body })) };
}

it('what was saved is all there after a restore into an empty project, and can be worked with', async () => {
  const backup = join(folder, 'backup');
  const [build, ports] = [await currentBuild({ web: false }), await freePorts()];
  suite = await startEmulators({ build, ports, exportTo: backup });
  Object.assign(process.env, suite.env);
  const [ana] = await enrol(1);
  const { body: book } = await ana.uploads(coursebook(), 'how-memory-works.pdf');
  await ana.sees(book.id, ({ status }) => status === 'ready', 60_000);
  const asked = await ana.call('chat.ask', { body: { pdf_id: book.id, question: 'What is working memory?' } });
  const quiz = await ana.call('quiz.generate', { query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '0' } });
  const answers = { mcq: { 0: 1 }, saq: {}, laq: {} };
  await ana.call('progress.submit', { body: { quiz_id: quiz.body.quiz_id, answers } });
  const before = await seenBy(ana, book.id);
  expect(asked.body.citations.length).toBeGreaterThan(0);
  await suite.stop();

  suite = await startEmulators({ build, ports, importFrom: backup });
  const again = await signIn(ana.email, 'study-with-proof');
  expect(again.uid).toBe(ana.uid);
  expect(await seenBy(again, book.id)).toEqual(before);
  const more = await again.call('chat.ask', { body: { pdf_id: book.id, question: 'What is chunking?' } });
  expect(more.body.citations.length).toBeGreaterThan(0);
});
