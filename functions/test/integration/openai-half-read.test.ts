import { beforeAll, expect, it } from 'vitest';
import { ask } from '../../src/features/chat/ask.ts';
import { now } from '../../src/platform/clock.ts';
import { loadBook, savePart } from '../../src/stores/book-text.ts';
import { documentRef } from '../../src/stores/documents.ts';
import { withCoursebook } from '../support/books.ts';
import { configuredModel } from '../support/openai/configured.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const server = configuredModel();
let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  const whole = await loadBook(ana.uid, book);
  await savePart(ana.uid, book, 'run', 1, whole.book.pages.slice(0, 6));
  const reading = { job: 'job', run: 'run', attempts: 1, heartbeat_at: now(), parts: 1 };
  await documentRef(ana.uid, book)?.update({ status: 'reading', reading });
});

/** Asks as a browser that does not wait for the rest of the book. */
const asks = (question: string, key: string) =>
  ask(ana.uid, { pdf_id: book, question }, key, { signal: AbortSignal.abort(), onPartialAnswer: undefined });

it.each([
  [
    'that a part of its book does not answer is paid for once, however often it comes',
    'Why do students forget diesel engines?',
    1,
  ],
  ['that the part seems to answer is paid for whenever it comes', 'What is encoding?', 2],
])('a question %s', async (_, question, calls) => {
  server.always({ said: () => ({ claims: [] }) }, 'answer');
  const key = crypto.randomUUID();
  for (let tries = 0; tries < 2; tries++)
    await expect(asks(question, key)).rejects.toMatchObject({ name: 'AbortError' });
  const asked = (task: string) => server.received.filter((one) => one.task === task).length;
  expect([asked('answer'), asked('understand')]).toEqual([calls, calls]);
});
