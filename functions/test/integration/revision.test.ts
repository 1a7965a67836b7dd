import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { readPdf } from '../../src/book/read/index.ts';
import { HANDBOOK_ID } from '../../src/contract/handbook.ts';
import { begin } from '../../src/conversations/begin.ts';
import { finish } from '../../src/conversations/finish.ts';
import { sessions } from '../../src/stores/sessions.ts';
import { coursebook, withCoursebook } from '../support/books.ts';
import { enrol, type Student, visitor } from '../support/students.ts';
import './in-process.ts';

/** As the coursebook's file says. */
const TITLE = 'How Memory Works: A Short Course in Learning That Lasts';
const QUESTION = 'What is the spacing effect?';

let ana: Student;
let ben: Student;
let book: string;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
});

const asks = (student: Student, body: object = {}, headers: Record<string, string> = {}) =>
  student.call('revise.ask', { body: { question: QUESTION, session_id: null, ...body }, headers });
const session = (student: Student, id: string, before?: string) =>
  student.call('revise.session', { params: { id }, query: before === undefined ? {} : { before } });
const history = async (student: Student, query: object = {}) => (await student.call('revise.history', { query })).body;

describe('an answer', () => {
  it('cites the book it comes from, with words that stand on its page', async () => {
    const { status, body } = await asks(ana);
    expect(status).toBe(200);
    expect(body.answer).toMatch(/\[1\]/);
    expect(body.citations.length).toBeGreaterThan(0);
    const { pages } = await readPdf(coursebook());
    for (const { pdf_id, page, quote, state, boxes } of body.citations) {
      expect(pdf_id).toBe(book);
      expect(state).toBe('marked');
      expect(boxes.length).toBeGreaterThan(0);
      expect(verifyQuote(pages[page - 1]!, quote)).not.toBeNull();
    }
  });

  it('says plainly when no book says it, and what it cannot do', async () => {
    for (const question of ['How does a diesel engine ignite its fuel?', 'Write an essay about memory']) {
      const { status, body } = await asks(ana, { question });
      expect(status).toBe(200);
      expect(body.citations).toEqual([]);
      expect(body.answer).not.toMatch(/\[\d+\]/);
    }
  });

  it('without a book comes from the handbook, which is opened like any book', async () => {
    const { answer, citations } = (await asks(ben)).body;
    expect(answer).toContain('handbook');
    const { pages } = await readPdf(coursebook());
    expect(citations.length).toBeGreaterThan(0);
    for (const { pdf_id, page, quote, state } of citations) {
      expect({ pdf_id, state }).toEqual({ pdf_id: HANDBOOK_ID, state: 'marked' });
      expect(verifyQuote(pages[page - 1]!, quote)).not.toBeNull();
    }
    const [latest] = await history(ben);
    expect(latest?.messages.at(-1)?.citations[0]?.state).toBe('marked');
  });

  it('without a book says what to do', async () => {
    const { answer } = (await asks(ben, { question: 'How does a diesel engine ignite its fuel?' })).body;
    expect(answer).toContain('Upload a PDF');
    expect((await asks(ben, { question: 'What should I revise?' })).body.answer).toContain('haven’t taken a quiz yet');
  });

  it.each(['', '   ', 'x'.repeat(5_000)])('is not given to a question that is blank or endless', async (question) => {
    expect(await asks(ana, { question })).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  });

  it('is not given to a visitor', async () => {
    const body = { question: QUESTION, session_id: null };
    expect((await visitor().call('revise.ask', { body })).status).toBe(401);
    expect((await visitor().call('revise.history')).status).toBe(401);
  });
});

describe('plans and figures', () => {
  it('follow the student’s own attempts, and lead to the places of what was missed', async () => {
    const [carl] = await enrol(1);
    const id = await withCoursebook(carl);
    const { body: quiz } = await carl.call('quiz.generate', { query: { pdf_id: id, mcq: '4', saq: '0', laq: '0' } });
    const { mcqs } = quiz.questions;
    const wrong = Object.fromEntries(
      mcqs.map(({ answer_index }, i) => [String(i), i === 0 ? answer_index : (answer_index + 1) % 2]),
    );
    const sent = await carl.call('progress.submit', {
      body: { quiz_id: quiz.quiz_id, answers: { mcq: wrong, saq: {}, laq: {} } },
    });
    const { score, total } = sent.body;
    const standing = (await asks(carl, { question: 'How am I doing?' })).body.answer;
    expect(standing).toContain(`${score} of ${total} right`);

    const missed = (await asks(carl, { question: 'Which questions did I miss?' })).body;
    expect(missed.answer).toContain(`You missed ${total - score} question`);
    const evidence = mcqs.filter((_, i) => !sent.body.results.mcq[i]?.is_correct).map((mcq) => mcq.evidence);
    expect(missed.citations).toEqual(evidence.map((one) => ({ ...one, state: 'marked', pdf_id: id, book: TITLE })));

    const plan = (await asks(carl, { question: 'Make me a plan for 3 days' })).body.answer;
    expect(plan.match(/\*\*Day \d\*\*/g)).toHaveLength(3);
    // A plan up to a named day begins on the day that it is where the student is.
    for (const days of [-1, 1]) {
      const today = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const { body } = await asks(carl, { question: 'Make me a plan until Friday', today });
      const month = new Date(today).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
      expect(body.answer).toMatch(new RegExp(`\\*\\*Day 1 \\(\\w+, ${month}\\)`));
    }
    expect((await asks(carl, { question: 'Make me a plan', today: 'soon' })).status).toBe(400);

    await carl.call('upload.delete', { params: { id } });
    const gone = (await asks(carl, { question: 'Which questions did I miss?' })).body.citations;
    expect(gone.map(({ state, boxes }) => [state, boxes])).toEqual(evidence.map(() => ['unavailable', []]));
    const [, earlier] = (await history(carl)).toReversed();
    expect(earlier?.messages.at(-1)?.citations.map(({ state }) => state)).toEqual(evidence.map(() => 'unavailable'));
  });
});

describe('a session', () => {
  it('begins with the first question under its start, and keeps what was said', async () => {
    const question = 'Could you please tell me in your own words what the spacing effect is?';
    const first = (await asks(ana, { question })).body;
    const second = (await asks(ana, { question: 'What is encoding?', session_id: first.session_id })).body;
    expect(second.session_id).toBe(first.session_id);
    const { body } = await session(ana, first.session_id);
    expect(body).toMatchObject({
      _id: first.session_id,
      user_id: ana.uid,
      title: `${question.slice(0, 50)}...`,
      more: false,
    });
    expect(body.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', question],
      ['assistant', first.answer],
      ['user', 'What is encoding?'],
      ['assistant', second.answer],
    ]);
    expect(body.messages[1]?.citations).toEqual(first.citations);
    const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    for (const time of [body.created_at, body.updated_at, ...body.messages.map(({ timestamp }) => timestamp)]) {
      expect(time).toMatch(iso);
    }
  });

  it('with a short first question is titled by the whole of it', async () => {
    const { session_id } = (await asks(ana)).body;
    expect((await session(ana, session_id)).body.title).toBe(QUESTION);
  });

  it('is first in the history once it was used again', async () => {
    const older = (await asks(ana)).body.session_id;
    const newer = (await asks(ana)).body.session_id;
    expect((await history(ana)).slice(0, 2).map(({ _id }) => _id)).toEqual([newer, older]);
    await asks(ana, { session_id: older });
    const [first] = await history(ana);
    expect(first).toMatchObject({ _id: older });
    expect(first?.messages).toHaveLength(4);
    expect((await history(ana, { messages: 'none' }))[0]).toMatchObject({ _id: older, messages: [] });
  });

  it('is gone once deleted: for every call, and for a late retry', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { session_id } = (await asks(ana, {}, headers)).body;
    expect((await ana.call('revise.delete', { params: { id: session_id } })).status).toBe(200);
    expect((await ana.call('revise.delete', { params: { id: session_id } })).status).toBe(404);
    expect((await session(ana, session_id)).status).toBe(404);
    expect((await asks(ana, { session_id })).status).toBe(404);
    expect((await asks(ana, {}, headers)).status).toBe(404);
    expect((await history(ana)).map(({ _id }) => _id)).not.toContain(session_id);
  });

  it('that is deleted while a question is being answered stays deleted', async () => {
    const id = crypto.randomUUID();
    const asked = await begin(sessions, ana.uid, {
      conversationId: id,
      question: QUESTION,
      key: undefined,
      belongs: () => true,
      begins: (head) => head,
    });
    await ana.call('revise.delete', { params: { id } });
    await expect(finish(sessions, ana.uid, asked, { answer: 'late', citations: [] })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await sessions.messagesOf(ana.uid, id).get()).size).toBe(0);
    expect((await session(ana, id)).status).toBe(404);
  });

  it('is another student’s to neither read, nor go on with, nor delete, nor see', async () => {
    const { session_id } = (await asks(ana)).body;
    expect((await session(ben, session_id)).status).toBe(404);
    expect((await asks(ben, { session_id })).status).toBe(404);
    expect((await ben.call('revise.delete', { params: { id: session_id } })).status).toBe(404);
    expect((await ben.call('revise.history', { query: { before: session_id } })).status).toBe(404);
    expect((await history(ben)).map(({ _id }) => _id)).not.toContain(session_id);
    expect((await session(ana, session_id)).body.messages).toHaveLength(2);
  });
});

describe('the same question sent again', () => {
  it('after a lost reply has the same answer, in the same session, stored once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = (await asks(ana, {}, headers)).body;
    expect((await asks(ana, {}, headers)).body).toEqual(first);
    expect((await session(ana, first.session_id)).body.messages).toHaveLength(2);
  });

  it('many times at once makes one session with one answer', async () => {
    const [dora] = await enrol(1);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const replies = await Promise.all(Array.from({ length: 4 }, () => asks(dora, {}, headers)));
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThan(0);
    expect(replies.every(({ status, body }) => status === 200 || body.error?.code === 'in_progress')).toBe(true);
    expect(new Set(answered.map(({ body }) => body.answer_id)).size).toBe(1);
    expect((await history(dora)).map(({ messages }) => messages.length)).toEqual([2]);
  });

  it('with other words under the same key is refused', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await asks(ana, {}, headers);
    expect(await asks(ana, { question: 'What is encoding?' }, headers)).toMatchObject({
      status: 422,
      body: { error: { code: 'key_reused' } },
    });
  });
});
