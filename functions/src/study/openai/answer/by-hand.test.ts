/**
 * Replies that a person wrote as a strong model would, from the excerpts that were sent and from nothing else, some of them with faults
 * that models make. They are replayed through the engine: what is right must come through, what is wrong must be named.
 */
import { beforeAll, expect, it } from 'vitest';
import { logged } from '../../../../test/support/logged.ts';
import replies from '../../../../test/support/openai/by-hand/replies.json' with { type: 'json' };
import { configuredModel } from '../../../../test/support/openai/configured.ts';
import { testModelBudget, testWaiting } from '../../../../test/support/openai/session.ts';
import { readCoursebook } from '../../../../test/support/openai/study.ts';
import { buildKnowledge } from '../../../knowledge/index.ts';
import type { AnswerInput } from '../../engine.ts';
import { proveAnswer } from '../../proof.ts';
import { openEngine } from '../index.ts';

logged();
const server = configuredModel();
let material: Pick<AnswerInput, 'book' | 'index' | 'knowledge'>;
beforeAll(async () => {
  const { book, index } = await readCoursebook();
  const facts = buildKnowledge(book, index.sentences);
  material = { book, index, knowledge: async () => facts };
});

it.each(replies)('a reply to “$question”', async ({ question, meant, claims, dropped }) => {
  server.next(
    // A term that the book defines needs no small call.
    ...(meant ? [{ said: () => ({ ...meant, section: null, page: null, figure: null, reply: null }) }] : []),
    { said: () => ({ claims, search: [] }) },
    { said: () => ({ claims: [] }) },
  );
  const draft = await openEngine(testModelBudget(), testWaiting()).answer({ ...material, question, history: [] });
  const { answer, citations } = proveAnswer(material.book, draft);
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.every(({ state }) => state === 'marked')).toBe(true);
  const { sent } = server.received.find(({ task }) => task === 'answer')!; // it was asked just now
  const excerpts = JSON.stringify(JSON.parse(sent.messages[1]?.content ?? '{}').excerpts);
  if (dropped.length === 0) {
    expect(server.received.map(({ task }) => task)).toEqual(meant ? ['understand', 'answer'] : ['answer']);
    expect(answer).not.toContain('left out');
    // What was quoted had been sent.
    for (const { quote } of claims.flatMap(({ quotes }) => quotes)) expect(excerpts).toContain(quote);
  } else {
    const [, , repair] = server.received;
    for (const reason of dropped) expect(repair?.text).toContain(reason);
    expect(answer).toContain(`${dropped.length} statements were left out`);
  }
  expect(answer).toMatchSnapshot();
});
