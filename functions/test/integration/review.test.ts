import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { pageOf } from '../../src/book/pages.ts';
import { SESSION_BYTES } from '../../src/contract/limits.ts';
import type { Quiz } from '../../src/contract/quiz.ts';
import type { KeyFacts, SentEntry } from '../../src/contract/review.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { cardRef, openCard } from '../../src/stores/cards.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';

const offset = 60;
const query = { offset: String(offset) };

let ana: Student;
let book: string;
let quiz: Quiz;
let attempt: string;

/** A quiz handed in with one right choice and everything else blank. */
async function handIn(student: Student, pdf_id: string): Promise<{ quiz: Quiz; attempt: string }> {
  const made = (await student.call('quiz.generate', { query: { pdf_id, mcq: '2', saq: '1', laq: '1' } })).body;
  const [first] = made.questions.mcqs;
  const answers = { mcq: { '0': first?.answer_index ?? 0 }, saq: {}, laq: {} };
  const { body } = await student.call('progress.submit', { body: { quiz_id: made.quiz_id, answers } });
  return { quiz: made, attempt: body.attempt_id };
}

beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  ({ quiz, attempt } = await handIn(ana, book));
}, 120_000);

const cardsOf = async (student: Student) => (await student.call('review.cards')).body.cards;
const send = (student: Student, entries: SentEntry[]) => student.call('review.entries', { body: { entries, offset } });
const graded = (card_id: string, id: string, grade: 1 | 2 | 3 | 4, at = new Date().toISOString()): SentEntry => ({
  ...{ id, card_id, grade, at, seconds: 20 },
});
/** The book of somebody else with a fact as a card. */
async function withOneCard(): Promise<{ student: Student; card: string; book: string }> {
  const [student] = await enrol(1);
  const pdf_id = await withCoursebook(student);
  const { facts } = (await student.call('review.facts', { query: { pdf_id } })).body;
  const card = facts[0]?.card_id ?? '';
  await student.call('review.fromFacts', { body: { pdf_id, card_ids: [card] } });
  return { student, card, book: pdf_id };
}

describe('cards', () => {
  it('come from everything that was missed with one call, and twice is once', async () => {
    const first = await ana.call('review.fromAttempt', { body: { attempt_id: attempt } });
    expect(first).toMatchObject({ status: 200, body: { added: 3, known: 0 } });
    const again = await ana.call('review.fromAttempt', { body: { attempt_id: attempt } });
    expect(again.body).toEqual({ added: 0, known: 3 });
    const cards = await cardsOf(ana);
    const missed = [quiz.questions.mcqs[1], quiz.questions.saqs[0], quiz.questions.laqs[0]];
    expect(cards.map(({ question }) => question).sort()).toEqual(missed.map((one) => one?.question).sort());
    expect(cards.map(({ source, memory, pdf_id }) => [source, memory, pdf_id])).toEqual(
      cards.map(() => ['missed', null, book]),
    );
  });

  it('say which questions of the attempt they came from', async () => {
    const { body, status } = await ana.call('review.ofAttempt', { params: { id: attempt } });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { kind: 'mcq', index: 1 },
      { kind: 'saq', index: 0 },
      { kind: 'laq', index: 0 },
    ]);
    expect((await ana.call('review.ofAttempt', { params: { id: 'no-such-attempt' } })).status).toBe(404);
  });

  it('of what the student was sure of and got wrong are asked first, and say so', async () => {
    const [ben] = await enrol(1);
    const pdf_id = await withCoursebook(ben);
    await handIn(ben, pdf_id).then((early) => ben.call('review.fromAttempt', { body: { attempt_id: early.attempt } }));
    const made = (await ben.call('quiz.generate', { query: { pdf_id, mcq: '2', saq: '0', laq: '0' } })).body;
    const wrong = made.questions.mcqs.map(({ answer_index }) => (answer_index + 1) % 2);
    const answers = { mcq: { 0: wrong[0] ?? 0, 1: wrong[1] ?? 0 }, saq: {}, laq: {} };
    const confidence = { mcq: { 0: 'guess', 1: 'sure' }, saq: {}, laq: {} } as const;
    const { body } = await ben.call('progress.submit', { body: { quiz_id: made.quiz_id, answers, confidence } });
    await ben.call('review.fromAttempt', { body: { attempt_id: body.attempt_id } });
    const { cards } = (await ben.call('review.session', { query })).body;
    expect(cards[0]).toMatchObject({ question: made.questions.mcqs[1]?.question, source: 'missed', sure: true });
    expect(cards.slice(1).some(({ sure }) => sure)).toBe(false);
  });

  it('come from any question, and only from those that an attempt has', async () => {
    const right = { attempt_id: attempt, items: [{ kind: 'mcq' as const, index: 0 }] };
    expect((await ana.call('review.fromAttempt', { body: right })).body).toEqual({ added: 1, known: 0 });
    const twice = { ...right, items: [...right.items, ...right.items] };
    expect((await ana.call('review.fromAttempt', { body: twice })).body).toEqual({ added: 0, known: 1 });
    const none = { attempt_id: attempt, items: [{ kind: 'saq' as const, index: 40 }] };
    expect((await ana.call('review.fromAttempt', { body: none })).status).toBe(400);
    expect((await ana.call('review.fromAttempt', { body: { attempt_id: 'no-such-attempt' } })).status).toBe(404);
  });

  it('come from what the book states, each with words that stand on its page', async () => {
    const [ben] = await enrol(1);
    const pdf_id = await withCoursebook(ben);
    const listed = (await ben.call('review.facts', { query: { pdf_id } })).body;
    expect(listed.facts.length).toBeGreaterThan(10);
    const { book: text } = await loadBook(ben.uid, pdf_id);
    const unproved = listed.facts.filter(({ evidence: { page, quote } }) => {
      const there = pageOf(text, page);
      return !there || !verifyQuote(there, quote);
    });
    expect(unproved).toEqual([]);
    const card_ids = listed.facts.slice(0, 3).map(({ card_id }) => card_id);
    const added = await ben.call('review.fromFacts', { body: { pdf_id, card_ids } });
    expect(added.body).toEqual({ added: 3, known: 0 });
    const after = (await ben.call('review.facts', { query: { pdf_id } })).body;
    expect(after.facts.filter(({ known }) => known).map(({ card_id }) => card_id)).toEqual(card_ids);
    expect((await ben.call('review.fromFacts', { body: { pdf_id, card_ids: ['nothing'] } })).status).toBe(404);
  });

  it('are listed for some pages alone where those are asked for', async () => {
    const { facts }: KeyFacts = (await ana.call('review.facts', { query: { pdf_id: book, from: '4', to: '6' } })).body;
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter(({ evidence: { page } }) => page < 4 || page > 6)).toEqual([]);
  });

  it('are marked as answers of a quiz are, and nothing is stored of it', async () => {
    const [saq] = quiz.questions.saqs;
    const card = (await cardsOf(ana)).find(({ question }) => question === saq?.question);
    const params = { id: card?.card_id ?? '' };
    const right = await ana.call('review.mark', { params, body: { answer: saq?.answer ?? '' } });
    expect(right).toMatchObject({ status: 200, body: { is_correct: true } });
    expect((await ana.call('review.mark', { params, body: { answer: 'I do not know' } })).body.is_correct).toBe(false);
    expect((await openCard(ana.uid, params.id)).log).toEqual([]);
  });

  it('that are choices are marked by their options, and no others', async () => {
    const card = (await cardsOf(ana)).find(({ kind }) => kind === 'choice');
    const params = { id: card?.card_id ?? '' };
    const answer = (words: string) => ana.call('review.mark', { params, body: { answer: words } });
    expect(await answer(card?.answer[0] ?? '')).toMatchObject({ status: 200, body: { is_correct: true } });
    expect(await answer('None of these.')).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  });
});

describe('the review log', () => {
  it('is the same whichever device is heard first, and however often', async () => {
    const { student, card } = await withOneCard();
    const begun = Date.now() - 3 * 86_400_000;
    const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
    const phone = [graded(card, 'phone-entry-1', 3, at(0)), graded(card, 'phone-entry-2', 3, at(30))];
    const desk = [graded(card, 'desk-entry-11', 1, at(10)), graded(card, 'desk-entry-12', 4, at(2_000))];
    const undo: SentEntry = { id: 'desk-undo-111', card_id: card, at: at(11), undoes: 'desk-entry-11' };
    const replies = await Promise.all([
      send(student, desk),
      send(student, phone),
      send(student, [undo, ...desk]),
      send(student, phone),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored = await openCard(student.uid, card);
    expect(stored.log.map(({ id }) => id).sort()).toEqual([...phone, ...desk, undo].map(({ id }) => id).sort());
    expect(stored.memory).toMatchObject({ reviews: 3, last: at(2_000) });
    expect(stored.due).toBe(stored.memory?.due);
    const { days } = (await student.call('review.days')).body;
    expect(days.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(3);
    expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(60);
  });

  it('says which entries belong to cards that are gone, so that a device lets them go', async () => {
    const { student, card } = await withOneCard();
    await student.call('review.remove', { params: { id: card } });
    expect((await send(student, [graded(card, 'too-late-1', 3)])).body).toMatchObject({
      kept: [],
      gone: ['too-late-1'],
    });
  });
});

describe('today', () => {
  it('asks new cards in their order and stops asking what was learned', async () => {
    const { student, card } = await withOneCard();
    expect((await student.call('review.today', { query })).body).toMatchObject({ due: 1, cards: 1, spent_seconds: 0 });
    const session = (await student.call('review.session', { query })).body;
    expect(session.cards).toMatchObject([{ card_id: card, source: 'fact', memory: null }]);
    await send(student, [graded(card, 'easy-at-once', 4)]);
    expect((await student.call('review.today', { query })).body).toMatchObject({ due: 0, spent_seconds: 20 });
    expect((await student.call('review.session', { query })).body.cards).toEqual([]);
  });

  it('asks tomorrow what is due then, for a device that may have no connection, with the whole of its minutes', async () => {
    const { student, card } = await withOneCard();
    const ahead = async () => (await student.call('review.session', { query: { ...query, ahead: '1' } })).body;
    expect((await ahead()).cards).toMatchObject([{ card_id: card, memory: null }]);
    await send(student, [graded(card, 'a-day-later', 3)]);
    const tomorrow = await ahead();
    expect(tomorrow.spent_seconds).toBe(0);
    expect(tomorrow.cards.map(({ card_id }) => card_id)).toEqual([card]);
    await send(student, [graded(card, 'much-later', 4)]);
    expect((await ahead()).cards).toEqual([]);
  });

  it('is cut into sessions that end by their bytes, where cards mark thousands of words', async () => {
    const { student, card } = await withOneCard();
    const ref = cardRef(student.uid, card);
    const stored = (await ref.get()).data() ?? {};
    const box = () => ({ x: 0.123456789, y: 0.234567891, width: 0.345678912, height: 0.456789123 });
    const cut = { page: 1, view: box(), cover: Array.from({ length: 4_000 }, box) };
    const due = new Date(Date.now() - 86_400_000).toISOString();
    const memory = {
      ...{ due, state: 'review', stability: 2, difficulty: 5, step: 0, days: 2 },
      reviews: 1,
      lapses: 0,
      last: due,
    };
    const heavy = { ...stored, due, memory, term: '', siblings: [], content: { ...stored.content, cut } };
    const ids = Array.from({ length: 24 }, (_, i) => `heavy-${i}`);
    for (const id of ids) await cardRef(student.uid, id).set(heavy);
    const { cards, left } = (await student.call('review.session', { query })).body;
    const sizes = cards.map((one) => JSON.stringify(one).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(SESSION_BYTES / 2);
    expect(total).toBeLessThan(SESSION_BYTES + Math.max(...sizes));
    const given = cards.map(({ card_id }) => card_id).filter((id) => ids.includes(id));
    expect(given.length + left).toBeGreaterThanOrEqual(ids.length);
    await send(
      student,
      given.map((id) => graded(id, `seen-${id}`, 4)),
    );
    // What was left comes with the next.
    const next = (await student.call('review.session', { query })).body.cards.map(({ card_id }) => card_id);
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter((id) => given.includes(id))).toEqual([]);
  });

  it('is over when the student’s minutes are', async () => {
    const { student, card } = await withOneCard();
    const limit = await student.call('review.settings', { body: { minutes: 5 } });
    expect(limit.body).toEqual({ minutes: 5 });
    await send(student, [{ ...graded(card, 'a-slow-one', 1), seconds: 300 } as SentEntry]);
    expect((await student.call('review.session', { query })).body).toMatchObject({
      cards: [],
      limit_minutes: 5,
      spent_seconds: 300,
    });
    expect((await student.call('review.settings', { body: { minutes: 500 } })).status).toBe(400);
  });
});

it('a deleted book takes its cards, and what is sent about them is let go', async () => {
  const { student, card, book: pdf_id } = await withOneCard();
  await send(student, [graded(card, 'before-the-end', 3)]);
  await student.call('upload.delete', { params: { id: pdf_id } });
  expect((await cardRef(student.uid, card).get()).exists).toBe(false);
  expect((await student.call('review.today', { query })).body).toMatchObject({ due: 0, cards: 0 });
  expect((await send(student, [graded(card, 'after-the-end', 3)])).body.gone).toEqual(['after-the-end']);
  expect((await student.call('review.fromFacts', { body: { pdf_id, card_ids: [card] } })).status).toBe(404);
});

describe('reviews on Progress', () => {
  it('tell what was remembered of what had been learned, and when the cards come back', async () => {
    const { student, card } = await withOneCard();
    const progress = async () => (await student.call('progress.reviews', { query })).body;
    const none = await progress();
    expect(none).toMatchObject({ cards: 1, fresh: 1, days: [] });
    expect(none.forecast.map(({ cards }) => cards)).toEqual(Array.from({ length: 14 }, () => 0));
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await send(student, [graded(card, 'weeks-ago-1', 4, ago(20)), graded(card, 'days-ago-12', 1, ago(3))]);
    const after = await progress();
    expect(after.fresh).toBe(0);
    expect(after.days.map(({ asked, remembered }) => [asked, remembered])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(after.forecast[0]).toMatchObject({ cards: 1 });
    expect(after.forecast.reduce((sum, { cards }) => sum + cards, 0)).toBe(1);
  });
});
