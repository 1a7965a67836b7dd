import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logged } from '../../test/support/logged.ts';
import { configuredModel } from '../../test/support/openai/configured.ts';
import { type TestModelBudget, testModelBudget } from '../../test/support/openai/session.ts';
import { readCoursebook } from '../../test/support/openai/study.ts';
import type { Book } from '../book/model.ts';
import { engineFor } from './engines.ts';

logged();

const server = configuredModel();
let book: Book;
let modelBudget: TestModelBudget;
beforeAll(async () => {
  ({ book } = await readCoursebook());
});
beforeEach(() => {
  modelBudget = testModelBudget();
});

const question = 'What is the spacing effect?';
const counts = { mcq: 2, saq: 1, laq: 0 };
const sleep = {
  question: 'What does sleep do for memory?',
  rubric: { kind: 'reference' as const, references: ['Sleep strengthens new memories.'] },
  evidence: [],
  answer: 'Sleep strengthens new memories.',
};
const WITHOUT = /used up.*without it/;

it('without a key no model is asked', async () => {
  vi.stubEnv('OPENAI_API_KEY', '');
  vi.stubEnv('OPENAI_BASE_URL', '');
  const { answer, quotes } = await engineFor(modelBudget).answer({ book, question, history: [] });
  expect(quotes.length).toBeGreaterThan(0);
  expect(answer).not.toMatch(WITHOUT);
  expect([server.received, modelBudget.accounts]).toEqual([[], []]);
});

describe('with an empty budget the embedded engine goes on, and says so', () => {
  beforeEach(() => {
    modelBudget.left = 0;
  });
  afterEach(() => expect(server.received).toEqual([]));

  it('in an answer', async () => {
    const { answer, quotes } = await engineFor(modelBudget).answer({ book, question, history: [] });
    expect(answer).toMatch(WITHOUT);
    expect(quotes.length).toBeGreaterThan(0);
  });

  it('in the revision chat', async () => {
    const record = { attempted: 4, correct: 1, books: [], missed: [], attempts: 1, last: null };
    const input = {
      question: 'How am I doing?',
      history: [],
      shelf: { books: [], reading: 0, beyond: 0 },
      record: async () => record,
      hasTime: () => true,
      today: '2026-11-20',
    };
    const reply = await engineFor(modelBudget).converse(input);
    expect(reply.answer).toMatch(WITHOUT);
  });

  it('beside a quiz', async () => {
    const { mcqs, notice } = await engineFor(modelBudget).writeQuestions({ book, counts, seed: 'a', earlier: [] });
    expect(mcqs.length).toBeGreaterThan(1);
    expect(notice).toMatch(WITHOUT);
  });

  it('beside a mark', async () => {
    const mark = await engineFor(modelBudget).mark(sleep);
    expect(mark).toMatchObject({ points: [{ met: true }], notice: expect.stringMatching(WITHOUT) });
  });

  it('but for topics, which are the book’s own words either way', async () => {
    expect(await engineFor(modelBudget).topics({ book, title: 'Memory', missed: [], count: 3 })).toHaveLength(3);
  });
});

it('a model that is only out of order is not replaced: trying again is right', async () => {
  server.always({ status: 400, message: 'No.' });
  await expect(engineFor(modelBudget).answer({ book, question, history: [] })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
