import { beforeAll, describe, expect, it } from 'vitest';
import { logged } from '../../../../test/support/logged.ts';
import { configuredModel } from '../../../../test/support/openai/configured.ts';
import { testModelBudget, testWaiting } from '../../../../test/support/openai/session.ts';
import { readCoursebook } from '../../../../test/support/openai/study.ts';
import { chaptersOf } from '../../../book/chapters.ts';
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
    repair?: { draft: object; broke: string }[];
  }; // our own layout
/** The choices that the n-th request asks the reasons of. */
const lacking = (n: number) =>
  (JSON.parse(server.received[n]?.sent.messages[1]?.content ?? '{}').questions ?? []) as {
    question: string;
    quote: string;
    lacks: { option: string | null; reason: string }[];
    wrong: { text: string }[];
  }[]; // our own layout

/** Replies whose wrong options have these reasons, at first and where they are asked for again. */
type Why = (text: string, quote: string, at: number) => string;
const reasoning = (why: Why, again = why) => ({
  said: ({ messages }: { messages: { content: unknown }[] }, sensibly: () => unknown) => {
    const { questions } = JSON.parse(String(messages[1]?.content ?? '{}'));
    if (questions) {
      const reasons = (questions as ReturnType<typeof lacking>).map(({ wrong, quote }, number) => ({
        number,
        explanation: `So it is, since ${quote}`,
        wrong: wrong.map(({ text }, at) => ({ text, why: again(text, quote, at), page: null, quote: null })),
      }));
      return { questions: reasons };
    }
    const reply = sensibly() as { mcqs: { wrong: { text: string }[]; quote: string }[] }; // our own stand-in's
    return {
      ...reply,
      mcqs: reply.mcqs.map((mcq) => ({
        ...mcq,
        wrong: mcq.wrong.map(({ text }, at) => ({ text, why: why(text, mcq.quote, at), page: null, quote: null })),
      })),
    };
  },
});
const pagesSent = () => new Set(server.received.flatMap((_, n) => material(n).excerpts.map(({ page }) => page)));

describe('a quiz', () => {
  it('is whole, each question with its quote marked in the book', async () => {
    const { questions, notes } = await quiz();
    expect([questions.mcqs.length, questions.saqs.length, questions.laqs.length]).toEqual([5, 3, 1]);
    expect(notes).toEqual([]);
    const evidence = [...questions.mcqs, ...questions.saqs].map(({ evidence }) => evidence?.boxes.length ?? 0);
    expect(Math.min(...evidence)).toBeGreaterThan(0);
  });

  it('has both halves of a quote that runs over the turn of a page', async () => {
    const quote =
      'While we sleep, the hippocampus replays patterns of the day, and the cortex gradually takes over what was at first held with the help of the hippocampus.';
    const answer = 'The hippocampus replays patterns of the day, and the cortex gradually takes over.';
    const question = 'What happens in the brain while we sleep?';
    server.always({ said: () => ({ mcqs: [], saqs: [{ question, answer, quotes: [{ page: 9, quote }] }], laqs: [] }) });
    const { questions, refused } = await quiz({ counts: { mcq: 0, saq: 1, laq: 0 } });
    expect(refused).toEqual({});
    const [saq] = questions.saqs;
    const halves = [saq?.evidence, ...(saq?.more_evidence ?? [])];
    expect(halves.map((half) => half?.page)).toEqual([9, 10]);
    expect(halves.map((half) => half?.quote).join(' ')).toBe(quote.replace(/[.]$/, ''));
  });

  it('never demands a question from each excerpt: there may be more excerpts than questions', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) await quiz({ seed, counts: { mcq: 1, saq: 0, laq: 0 } });
    const asked = server.received.map((_, n) => material(n)).filter(({ want }) => want !== undefined);
    const surplus = asked.map(({ want, excerpts }) => excerpts.length - want.mcqs);
    expect(Math.max(...surplus)).toBeGreaterThan(0);
    expect(server.received[0]?.sent.messages[0]?.content).not.toContain('use all excerpts');
  });

  it('is asked of the whole book, in several calls at once', async () => {
    await quiz({ counts: { mcq: 20, saq: 5, laq: 2 } });
    const met = chaptersOf(book).filter(({ from, to }) => [...pagesSent()].some((page) => page >= from && page <= to));
    expect(server.received.length).toBeGreaterThan(4);
    expect(met).toEqual(chaptersOf(book));
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

  it('has what the gate refused repaired, told the rule that it broke, and the rest asked of other words', async () => {
    const made = (page: number) => ({
      question: 'Which colour is the sky?',
      level: 'remember',
      right: 'blue',
      wrong: ['red', 'green', 'white'].map((text) => ({ text, why: '' })),
      explanation: '',
      page,
      quote: 'The sky is blue on most days of the year.',
    });
    server.next({ said: () => ({ mcqs: [made(4)], saqs: [], laqs: [] }) });
    const { questions, refused } = await quiz({ counts: { mcq: 5, saq: 0, laq: 0 } });
    // The gate may leave out one of the stand-in's simple questions.
    expect(questions.mcqs.length).toBeGreaterThanOrEqual(4);
    expect(refused.quote_not_found).toBe(1);
    const [, repair, fresh] = server.received.map((_, n) => material(n));
    expect(repair?.repair).toEqual([
      {
        draft: expect.objectContaining({ question: 'Which colour is the sky?' }),
        broke: expect.stringMatching(/letter by letter/),
      },
    ]);
    expect((repair?.want.mcqs ?? 0) + (fresh?.want.mcqs ?? 0)).toBeGreaterThanOrEqual(5);
  });

  it('says what is missing where asking once more did not help', async () => {
    server.always({ text: '{"mcqs":[],"saqs":[],"laqs":[]}' });
    const { questions, notes } = await quiz();
    expect(questions).toEqual({ mcqs: [], saqs: [], laqs: [] });
    expect(notes[0]).toContain('0 multiple-choice instead of 5');
    expect(server.received).toHaveLength(4);
  });

  it('tells the model which questions were met before', async () => {
    await quiz({ earlier: ['What is a cupboard for?'] });
    expect(material(0).avoid).toEqual(['What is a cupboard for?']);
  });

  it('has the parts that failed asked again', async () => {
    server.next({ refusal: 'No.' }, { status: 400, message: 'No.' });
    const { questions } = await quiz({ counts: { mcq: 10, saq: 4, laq: 1 } });
    expect([questions.mcqs.length, questions.saqs.length, questions.laqs.length]).toEqual([10, 4, 1]);
  });

  it('is none where parts fail again and again: what is short for that reason is not kept', async () => {
    const empty = { text: '{"mcqs":[],"saqs":[],"laqs":[]}' };
    server.next(empty);
    server.always({ status: 400, message: 'No.' });
    await expect(quiz({ counts: { mcq: 12, saq: 4, laq: 1 } })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says truly why it is short', async () => {
    server.always({ text: '{"mcqs":[],"saqs":[],"laqs":[]}' });
    const { notes } = await quiz({ counts: { mcq: 3, saq: 0, laq: 0 } });
    expect(notes).toContain('The AI model found no more on these pages that it could ask and prove.');
  });

  it('says why each wrong option is wrong, as far as the book carries it, and where the book tells of it', async () => {
    server.always(
      reasoning((text, quote, at) => (at === 0 ? `Not “${text}”: ${quote}` : 'In 1984 Zacharias Quine saw it.')),
    );
    const { questions } = await quiz({ counts: { mcq: 3, saq: 0, laq: 0 } });
    expect(questions.mcqs.length).toBeGreaterThan(0);
    for (const { explanation, options, answer_index: key, level } of questions.mcqs) {
      expect(options.filter((option, i) => i !== key && explanation.includes(`“${option}”: `))).toHaveLength(1);
      expect(explanation).not.toContain('Quine');
      expect(level).toBe('remember');
    }
  });

  it('asks once for the reasons that are lacking, told why they were left out, and for no others', async () => {
    server.always(
      reasoning(
        (text, quote, at) => (at === 0 ? '' : `Not “${text}”: ${quote}`),
        (text, quote) => `Not “${text}”: ${quote}`,
      ),
    );
    const { questions } = await quiz({ counts: { mcq: 3, saq: 0, laq: 0 } });
    const asked = server.received.flatMap((_, n) => lacking(n));
    expect(asked.map(({ question }) => question).toSorted()).toEqual(
      questions.mcqs.map(({ question }) => question).toSorted(),
    );
    for (const { lacks } of asked)
      expect(lacks.map(({ reason }) => reason)).toContain(
        'It says nothing of this option: say what it is and why it does not fit.',
      );
    for (const { explanation, options, answer_index: key } of questions.mcqs)
      expect(options.filter((option, i) => i !== key && explanation.includes(`“${option}”: `))).toHaveLength(3);
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
        const reply = sensibly() as { mcqs?: object[] }; // our own stand-in's
        return {
          ...reply,
          mcqs: reply.mcqs?.map((mcq) => ({
            ...mcq,
            explanation: 'In 1984 this was shown, see https://evil.example.',
          })),
        };
      },
    });
    const { questions } = await quiz({ counts: { mcq: 3, saq: 0, laq: 0 } });
    expect(questions.mcqs.length).toBeGreaterThan(0);
    for (const { explanation, evidence } of questions.mcqs)
      expect(explanation).toBe(`The book says (p. ${evidence?.page}): “${evidence?.quote}”`);
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
