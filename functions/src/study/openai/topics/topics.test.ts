import { beforeAll, expect, it } from 'vitest';
import { logged } from '../../../../test/support/logged.ts';
import { configuredModel } from '../../../../test/support/openai/configured.ts';
import { testModelBudget, testWaiting } from '../../../../test/support/openai/session.ts';
import { readCoursebook, SPACING_QUOTE } from '../../../../test/support/openai/study.ts';
import type { Book } from '../../../book/model.ts';
import { testBook } from '../../../book/testing.ts';
import type { TopicsInput } from '../../engine.ts';
import { engineFor } from '../../engines.ts';
import { proveTopics } from '../../topics.ts';

logged();

const server = configuredModel();
let book: Book;
beforeAll(async () => {
  ({ book } = await readCoursebook());
});

async function named(more: Partial<TopicsInput> = {}) {
  const drafts = await engineFor(testModelBudget(), testWaiting()).topics({
    book,
    title: 'How Memory Works',
    missed: [],
    count: 6,
    ...more,
  });
  return proveTopics(book, drafts, 6);
}
const MISSED = [{ question: 'What lasts longer?', evidence: { page: 14, quote: SPACING_QUOTE } }];

it('topics are what the book calls them, where it calls them so', async () => {
  const topics = await named();
  expect(topics).toHaveLength(6);
  for (const { place, topic } of topics) expect(place.quote).toContain(topic);
});

it('a topic that the book does not name is left out, and the list filled up with others', async () => {
  const made = { topic: 'quantum spacing', search: 'quantum spacing', page: 14, quote: SPACING_QUOTE, missed: null };
  const real = { ...made, topic: 'spacing effect', search: 'spacing effect memory', missed: 0 };
  server.next({ said: () => ({ topics: [made, real] }) });
  const topics = await named({ missed: MISSED });
  expect(topics[0]).toMatchObject({ topic: 'spacing effect', missed: true, place: { page: 14 } });
  expect(topics).toHaveLength(6);
  expect(topics.map(({ topic }) => topic)).not.toContain('quantum spacing');
});

it.each([{ text: 'none' }, { status: 500, type: 'server_error' }, { refusal: 'No.' }])(
  'a model that does not name any leaves it to the embedded engine: %j',
  async (fault) => {
    server.always(fault);
    expect(await named()).toHaveLength(6);
  },
);

it('of a book without text cost no call', async () => {
  expect(await named({ book: testBook(['']) })).toEqual([]);
  expect(server.received).toEqual([]);
});
