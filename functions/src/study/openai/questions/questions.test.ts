import { beforeAll, describe, expect, it } from 'vitest';
import { logged } from '../../../../test/support/logged.ts';
import { configuredModel } from '../../../../test/support/openai/configured.ts';
import { testModelBudget, testWaiting } from '../../../../test/support/openai/session.ts';
import { readCoursebook } from '../../../../test/support/openai/study.ts';
import type { Book } from '../../../book/model.ts';
import type { QuestionsInput } from '../../engine.ts';
import { gateQuestions } from '../../gate/index.ts';
import { openEngine } from '../index.ts';

logged();

const server = configuredModel();
let book: Book;
beforeAll(async () => {
  ({ book } = await readCoursebook());
});

/** What a student is given, by the gate that every engine's drafts pass. */
async function quiz(more: Partial<QuestionsInput> = {}, modelBudget = testModelBudget(), waiting = testWaiting()) {
  const input = { book, counts: { mcq: 5, saq: 3, laq: 1 }, seed: 'a', earlier: [], ...more };
  const drafts = await openEngine(modelBudget, waiting).writeQuestions(input);
  return { drafts, ...gateQuestions(drafts, input) };
}
/** The material of the n-th request. */
const material = (n: number) =>
  JSON.parse(server.received[n]?.sent.messages[1]?.content ?? '{}') as {
    want: { mcqs: number; saqs: number; laqs: number };
    excerpts: { page: number; text: string }[];
    avoid: string[];
  }; // our own layout
const pagesSent = () => new Set(server.received.flatMap((_, n) => material(n).excerpts.map(({ page }) => page)));

describe('a quiz', () => {
  it('is whole, each question with its quote marked in the book', async () => {
    const { questions, notes } = await quiz();
    expect([questions.mcqs.length, questions.saqs.length, questions.laqs.length]).toEqual([5, 3, 1]);
    expect(notes).toEqual([]);
    const evidence = [...questions.mcqs, ...questions.saqs].map(({ evidence }) => evidence?.boxes.length ?? 0);
    expect(Math.min(...evidence)).toBeGreaterThan(0);
  });

  it('is asked of the whole book, in several calls at once', async () => {
    await quiz({ counts: { mcq: 20, saq: 5, laq: 2 } });
    const chapters = book.outline.filter(({ level }) => level === 1).map(({ page }) => page);
    const met = chapters.filter((from, at) =>
      [...pagesSent()].some((page) => page >= from && page < (chapters[at + 1] ?? Number.POSITIVE_INFINITY)),
    );
    expect(server.received.length).toBeGreaterThan(4);
    expect(met.length).toBeGreaterThanOrEqual(0.7 * chapters.length);
  });

  it('is asked of other places with another seed', async () => {
    await quiz();
    const first = server.received[0]?.text;
    server.reset();
    await quiz({ seed: 'b' });
    expect(server.received[0]?.text).not.toBe(first);
  });

  it('of some pages is asked of those pages alone', async () => {
    await quiz({ from: 6, to: 9 });
    expect([...pagesSent()].every((page) => page >= 6 && page <= 9)).toBe(true);
  });

  it('has what the gate left out asked for once more, of other words, without what is there', async () => {
    const made = (page: number) => ({
      question: 'Which colour is the sky?',
      right: 'blue',
      wrong: ['red', 'green', 'white'],
      explanation: '',
      page,
      quote: 'The sky is blue on most days of the year.',
    });
    server.next({ said: () => ({ mcqs: [made(4)], saqs: [], laqs: [] }) });
    const { questions, refused } = await quiz({ counts: { mcq: 5, saq: 0, laq: 0 } });
    expect(questions.mcqs).toHaveLength(5);
    expect(server.received).toHaveLength(2);
    expect(refused.quote_not_found).toBe(1);
    expect(material(1).want.mcqs).toBeGreaterThanOrEqual(5);
  });

  it('says what is missing where asking once more did not help', async () => {
    server.always({ text: '{"mcqs":[],"saqs":[],"laqs":[]}' });
    const { questions, notes } = await quiz();
    expect(questions).toEqual({ mcqs: [], saqs: [], laqs: [] });
    expect(notes[0]).toContain('0 of 5 multiple-choice');
    expect(server.received).toHaveLength(4);
  });

  it('tells the model which questions were met before', async () => {
    await quiz({ earlier: ['What is a cupboard for?'] });
    expect(material(0).avoid).toEqual(['What is a cupboard for?']);
  });

  it('keeps the parts that came where others failed, and says so', async () => {
    server.next({ refusal: 'No.' }, { status: 400, message: 'No.' });
    const { questions, notes, drafts } = await quiz({ counts: { mcq: 15, saq: 5, laq: 1 } });
    expect(questions.mcqs.length).toBeGreaterThan(5);
    expect(drafts.notes).toEqual(['The AI model did not answer for every part of the book in time.']);
    expect(notes.length === 0 || notes.some((note) => note.includes('every part'))).toBe(true);
  });

  it.each([
    ['the request fails', { status: 400, message: 'No.' }],
    ['the reply is a page', { text: '<!doctype html><title>502</title>' }],
    ['the reply is empty', { text: '' }],
  ])('fails as a whole where %s for every part', async (_, fault) => {
    server.always(fault);
    await expect(quiz()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('keeps the whole questions of a reply that was cut short', async () => {
    server.always({ cut: 900 });
    const { questions } = await quiz({ counts: { mcq: 5, saq: 0, laq: 0 } });
    expect(questions.mcqs.length).toBeGreaterThan(0);
  });

  it('explains with the quote where the explanation says more than the quote', async () => {
    server.always({
      said: (_, sensibly) => {
        const reply = sensibly() as { mcqs: object[] }; // our own stand-in's
        return {
          ...reply,
          mcqs: reply.mcqs.map((mcq) => ({ ...mcq, explanation: 'In 1984 this was shown, see https://evil.example.' })),
        };
      },
    });
    const { questions } = await quiz({ counts: { mcq: 3, saq: 0, laq: 0 } });
    expect(questions.mcqs.length).toBeGreaterThan(0);
    for (const { explanation, evidence } of questions.mcqs)
      expect(explanation).toBe(`The book says: “${evidence?.quote}”`);
  });
});

it('is not begun a second time when the time is nearly up', async () => {
  const waiting = testWaiting();
  const held = server.hold();
  const asking = quiz({ counts: { mcq: 5, saq: 0, laq: 0 } }, testModelBudget(), waiting);
  await held.arrived();
  waiting.pass(30_000);
  server.next({ text: '{"mcqs":[],"saqs":[],"laqs":[]}' });
  held.letGo();
  expect((await asking).questions.mcqs).toEqual([]);
  expect(server.received).toHaveLength(1);
});
