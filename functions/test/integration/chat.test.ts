import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { readPdf } from '../../src/book/read/index.ts';
import { loadBook, savePart } from '../../src/stores/book-text.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { INDEX } from '../../src/stores/file-names.ts';
import { coursebook, withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf, replaceFile } from './in-process.ts';

const QUESTION = 'What is the spacing effect?';

let ana: Student;
let ben: Student;
let book: string;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
});

const ask = (body: object, headers: Record<string, string> = {}) =>
  ana.call('chat.ask', { body: { pdf_id: book, question: QUESTION, chat_id: null, ...body }, headers });
const messages = async (id: string) => (await ana.call('chat.messages', { params: { id } })).body.messages;

describe('an answer', () => {
  it('cites words that stand on the page it names, with the place where they stand', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(body.answer).toMatch(/\[1\]/);
    expect(body.citations.length).toBeGreaterThan(0);
    const { pages } = await readPdf(coursebook());
    for (const { page, quote, state, boxes } of body.citations) {
      const found = verifyQuote(pages[page - 1]!, quote);
      expect(found).not.toBeNull();
      expect(state).toBe('marked');
      expect(boxes.length).toBe(found?.boxes.length);
      for (const [i, box] of boxes.entries()) expect(box.y).toBeCloseTo(found?.boxes[i]?.y ?? -1, 3);
    }
  });

  it('says plainly when the book doesn’t say, and cites nothing', async () => {
    const { status, body } = await ask({ question: 'How does a diesel engine ignite its fuel?' });
    expect(status).toBe(200);
    expect(body.citations).toEqual([]);
    expect(body.answer).not.toMatch(/\[\d+\]/);
  });

  it.each(['', '   ', 'x'.repeat(5_000)])('refuses a question that is blank or endless', async (question) => {
    expect(await ask({ question })).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  });

  it('is not given about another student’s book', async () => {
    const body = { pdf_id: book, question: QUESTION };
    expect(await ben.call('chat.ask', { body })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect((await ben.call('chat.list', { query: { pdf_id: book } })).body).toEqual([]);
  });
});

describe('a conversation', () => {
  it('keeps what was asked and answered, citations included, and goes on', async () => {
    const first = (await ask({})).body;
    const second = (await ask({ chat_id: first.chat_id, question: 'Why does it work?' })).body;
    expect(second.chat_id).toBe(first.chat_id);
    const kept = await messages(first.chat_id);
    expect(kept.map(({ role, content }) => [role, content])).toEqual([
      ['user', QUESTION],
      ['assistant', first.answer],
      ['user', 'Why does it work?'],
      ['assistant', second.answer],
    ]);
    expect(kept[1]?.citations).toEqual(first.citations);
  });

  it('is the latest one where the call names none', async () => {
    const { chat_id } = (await ask({})).body;
    const { body } = await ana.call('chat.ask', { body: { pdf_id: book, question: 'What is encoding?' } });
    expect(body.chat_id).toBe(chat_id);
  });

  it('is listed with the last used first, under the start of its first question', async () => {
    const long = 'Could you please tell me in your own words what the spacing effect is?';
    const { chat_id } = (await ask({ question: long })).body;
    const { body } = await ana.call('chat.list', { query: { pdf_id: book } });
    expect(body[0]).toMatchObject({ chat_id, pdf_id: book, title: `${long.slice(0, 50)}...` });
  });

  it('is gone once deleted: for every call, and nothing is written to it again', async () => {
    const { chat_id } = (await ask({})).body;
    expect((await ana.call('chat.delete', { params: { id: chat_id } })).status).toBe(200);
    expect((await ana.call('chat.messages', { params: { id: chat_id } })).status).toBe(404);
    expect((await ana.call('chat.delete', { params: { id: chat_id } })).status).toBe(404);
    expect((await ask({ chat_id })).status).toBe(404);
    const { body } = await ana.call('chat.list', { query: { pdf_id: book } });
    expect(body.map((chat) => chat.chat_id)).not.toContain(chat_id);
  });

  it('is another student’s to neither read, nor go on with, nor delete', async () => {
    const { chat_id } = (await ask({})).body;
    expect((await ben.call('chat.messages', { params: { id: chat_id } })).status).toBe(404);
    expect((await ben.call('chat.delete', { params: { id: chat_id } })).status).toBe(404);
    expect((await messages(chat_id)).length).toBe(2);
  });

  it('goes with its book', async () => {
    const [carl] = await enrol(1);
    const id = await withCoursebook(carl);
    const { chat_id } = (await carl.call('chat.ask', { body: { pdf_id: id, question: QUESTION } })).body;
    await carl.call('upload.delete', { params: { id } });
    expect((await carl.call('chat.messages', { params: { id: chat_id } })).status).toBe(404);
    expect((await carl.call('chat.ask', { body: { pdf_id: id, question: QUESTION } })).status).toBe(404);
  });
});

describe('the same question sent again', () => {
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  it('after a lost reply has the same answer, stored once', async () => {
    const headers = key();
    const first = (await ask({}, headers)).body;
    const again = (await ask({}, headers)).body;
    expect(again).toEqual(first);
    expect((await messages(first.chat_id)).length).toBe(2);
  });

  it('many times at once is stored and answered once', async () => {
    const headers = key();
    const replies = await Promise.all(Array.from({ length: 4 }, () => ask({}, headers)));
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThan(0);
    expect(replies.every(({ status, body }) => status === 200 || body.error?.code === 'in_progress')).toBe(true);
    expect(new Set(answered.map(({ body }) => body.answer_id)).size).toBe(1);
    expect((await messages(answered[0]?.body.chat_id ?? '')).length).toBe(2);
  });

  it('with other words under the same key is refused', async () => {
    const headers = key();
    await ask({}, headers);
    expect(await ask({ question: 'What is encoding?' }, headers)).toMatchObject({
      status: 422,
      body: { error: { code: 'key_reused' } },
    });
  });
});

it('an index that is lost or spoilt is built again, and the book answers as before', async () => {
  const { answer } = (await ask({})).body;
  await replaceFile(ana.uid, book, INDEX, Buffer.from('spoilt'));
  expect((await ask({})).body.answer).toBe(answer);
  await replaceFile(ana.uid, book, INDEX, null);
  expect((await ask({})).body.answer).toBe(answer);
  expect(await filesOf(ana.uid)).toContain(`${book}/${INDEX}`);
});

it('an answer from the pages read so far says how many they are, in the reply and in the stored message', async () => {
  const [eli] = await enrol(1);
  const id = await withCoursebook(eli);
  const { book: whole } = await loadBook(eli.uid, id);
  await savePart(eli.uid, id, 'run', 1, whole.pages.slice(0, 6));
  const reading = { job: 'job', run: 'run', attempts: 1, heartbeat_at: new Date().toISOString(), parts: 1 };
  await documentsOf(eli.uid).doc(id).update({ status: 'reading', reading });
  const { body } = await eli.call('chat.ask', { body: { pdf_id: id, question: 'What is encoding?' } });
  const pages = { read: 6, of: whole.pages.length };
  expect(body).toMatchObject({ pages });
  expect(body.citations.every(({ page }) => page <= 6)).toBe(true);
  const stored = await eli.call('chat.messages', { params: { id: body.chat_id } });
  expect(stored.body.messages.at(-1)).toMatchObject({ role: 'assistant', pages });

  await documentsOf(eli.uid).doc(id).update({ status: 'ready', reading: null });
  const later = await eli.call('chat.ask', { body: { pdf_id: id, question: 'What is encoding?' } });
  expect(later.body).not.toHaveProperty('pages');
});

it('a question that the pages read so far do not answer is answered as soon as further ones do', async () => {
  const [fay] = await enrol(1);
  const id = await withCoursebook(fay);
  const { book: whole } = await loadBook(fay.uid, id);
  const reading = (parts: number) => ({
    status: 'reading',
    reading: { job: 'job', run: 'run', attempts: 1, heartbeat_at: new Date().toISOString(), parts },
  });
  const ref = documentsOf(fay.uid).doc(id);
  await savePart(fay.uid, id, 'run', 1, whole.pages.slice(0, 1));
  await savePart(fay.uid, id, 'run', 2, whole.pages.slice(1, 6));
  await ref.update(reading(1));
  const answered = fay.call('chat.ask', { body: { pdf_id: id, question: 'What is encoding?' } });
  await expect.poll(async () => (await fay.call('chat.list', { query: { pdf_id: id } })).body.length).toBe(1);
  await ref.update(reading(2));
  expect((await answered).body).toMatchObject({ pages: { read: 6, of: whole.pages.length } });
});

it('a book that is being read is answered from what was read, waited for, or asked about later', async () => {
  const [dora] = await enrol(1);
  const { body } = await dora.uploads(coursebook(), 'fresh.pdf');
  const asking = () => dora.call('chat.ask', { body: { pdf_id: body.id, question: QUESTION } });
  let answer = await asking();
  // A machine that takes longer for the first pages than a call waits says so.
  while (answer.body.error?.code === 'not_ready') answer = await asking();
  expect(answer.status).toBe(200);
  expect(answer.body.citations.length).toBeGreaterThan(0);
});
