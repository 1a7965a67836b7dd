import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logged } from '../../../../test/support/logged.ts';
import { configuredModel } from '../../../../test/support/openai/configured.ts';
import { testModelBudget, testWaiting } from '../../../../test/support/openai/session.ts';
import { readCoursebook, SPACING_QUOTE } from '../../../../test/support/openai/study.ts';
import type { Book } from '../../../book/model.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import type { ConverseInput, StudyRecord } from '../../converse.ts';
import { engineFor } from '../../engines.ts';

logged();

const server = configuredModel();
let memory: { book: Book; index: BookIndex };
const locks = testBook([
  '# Locks\n\nA lock is what one thread holds alone while it changes a shared thing. Other threads wait until the lock is free again.',
]);
beforeAll(async () => {
  memory = await readCoursebook();
});

const RECORD: StudyRecord = {
  attempted: 20,
  correct: 13,
  attempts: 3,
  last: null,
  books: [
    {
      pdf_id: 'memory',
      title: 'How Memory Works',
      gone: false,
      attempted: 20,
      correct: 13,
      chapters: [{ title: 'Forgetting', from: 12, to: 13, attempted: 8, correct: 2 }],
    },
  ],
  missed: [
    {
      pdf_id: 'memory',
      title: 'How Memory Works',
      question: 'What lasts longer?',
      chapter: 12,
      evidence: { page: 14, quote: SPACING_QUOTE, boxes: [] },
    },
  ],
};

function converse(question: string, more: Partial<ConverseInput> = {}) {
  const input: ConverseInput = {
    question,
    history: [],
    shelf: {
      books: [
        {
          pdf_id: 'locks',
          title: 'On Locks',
          open: async () => ({ book: locks, index: buildIndex(locks) }),
          summary: async () => null,
        },
        { pdf_id: 'memory', title: 'How Memory Works', open: async () => memory, summary: async () => null },
      ],
      reading: 0,
      beyond: 0,
    },
    record: async () => RECORD,
    today: '2026-11-20',
    hasTime: () => true,
    ...more,
  };
  return engineFor(testModelBudget(), testWaiting()).converse(input);
}
const says = (...claims: object[]) => ({ said: () => ({ claims }) });
const onRecord = (text: string, missed: string[] = []) => ({
  form: 'paragraph',
  text,
  source: 'record',
  quotes: [],
  missed,
});

describe('a reply', () => {
  it('rests on what the tool found in the student’s books', async () => {
    const { answer, quotes } = await converse('What is the spacing effect?');
    expect(quotes[0]).toEqual({ pdf_id: 'memory', page: 14, quote: SPACING_QUOTE });
    expect(answer).toContain('[1]');
    expect(server.received.map(({ sent }) => sent.messages.length)).toEqual([2, 4]);
    // With tools, OpenAI's current models must be told not to think.
    expect(server.received.map(({ sent }) => sent.reasoning_effort)).toEqual(['none', 'none']);
  });

  it('on progress says the record’s own figures, with the missed question’s evidence', async () => {
    const { answer, quotes } = await converse('How am I doing?');
    expect(answer).toContain('13 of 20');
    expect(quotes).toMatchObject([{ pdf_id: 'memory', page: 14, evidence: { quote: SPACING_QUOTE } }]);
  });

  it('to a greeting costs no call', async () => {
    await converse('Hello!');
    expect(server.received).toEqual([]);
  });

  it('comes as it is written, each part proved', async () => {
    const told: string[] = [];
    const { answer } = await converse('What is the spacing effect?', {
      onPartialAnswer: (draft) => told.push(draft.answer),
    });
    expect(told.length).toBeGreaterThan(0);
    expect(answer.startsWith(told.at(-1) ?? '?')).toBe(true);
  });
});

describe('what cannot be proved', () => {
  it.each([
    ['figures that are not in the record', onRecord('You answered 19 of 20 questions correctly.')],
    ['a statement that names nothing of the record', onRecord('Paris is the capital of France.')],
    ['figures never looked up', onRecord('You answered 13 of 20 questions correctly.')],
    [
      'a quote of a book that was not opened',
      {
        form: 'paragraph',
        text: SPACING_QUOTE,
        source: 'books',
        quotes: [{ book: 'b9', page: 14, quote: SPACING_QUOTE }],
        missed: [],
      },
    ],
  ])('is not said: %s', async (what, claim) => {
    if (what !== 'figures never looked up') server.next(undefined);
    server.next(says(claim), says());
    const { answer } = await converse('How am I doing?');
    expect(answer).not.toContain('19 of 20');
    expect(answer).not.toContain('Paris');
    // The embedded engine replies from the record, with its own words.
    expect(answer).toContain('65%');
  });

  it('as a result is not said though the question names it; how many days a plan is for may be', async () => {
    server.next(
      undefined,
      says(onRecord('You got 95 % in Forgetting.'), onRecord('Begin your 3 days with Forgetting.')),
      says(),
    );
    const { answer } = await converse('How am I doing, did I get 95 %? What should I revise in 3 days?');
    expect(answer).toBe(
      'Begin your 3 days with Forgetting.\n\n*One statement was left out. The number 95 is not in the record.*',
    );
  });

  it('in the books is answered by the embedded engine from them', async () => {
    server.next(
      undefined,
      says({
        form: 'paragraph',
        text: 'Made up.',
        source: 'books',
        quotes: [{ book: 'b2', page: 1, quote: 'Made up in full.' }],
        missed: [],
      }),
      says(),
    );
    const { quotes, passages } = await converse('What is the spacing effect?');
    expect([...quotes, ...(passages?.passages ?? [])].some(({ page }) => page === 14)).toBe(true);
  });
});

describe('what fails a check', () => {
  const fromBook = (quote: string) => ({
    ...{ form: 'paragraph', text: 'Spreading practice out helps.', source: 'books', missed: [] },
    quotes: [{ book: 'b2', page: 14, quote }],
  });
  const invented = { ...fromBook('Made up in full.'), text: 'It always works.' };

  it('goes back once with its reason, and stands in its place when it holds', async () => {
    server.next(undefined, says(invented, fromBook(SPACING_QUOTE)), says({ ...fromBook(SPACING_QUOTE), number: 0 }));
    const { answer, quotes } = await converse('What is the spacing effect?');
    expect(server.received).toHaveLength(3);
    const { kept, failed } = JSON.parse(String(server.received[2]?.sent.messages.at(-1)?.content));
    expect(kept).toEqual(['Spreading practice out helps.']);
    expect(failed).toMatchObject([{ number: 0, text: 'It always works.' }]);
    expect(failed[0].reason).toMatch(/^Its quote is not in the book/);
    expect(answer.match(/Spreading practice out helps/g)).toHaveLength(2);
    expect(answer).not.toContain('left out');
    expect(quotes).toHaveLength(1);
  });

  it('is left out, and that is said, where it fails again or the repair fails', async () => {
    for (const second of [says({ ...invented, number: 0 }), { status: 400 }]) {
      server.next(undefined, says(invented, fromBook(SPACING_QUOTE)), second);
      const { answer } = await converse('What is the spacing effect?');
      expect(answer).toContain('Spreading practice out helps.');
      expect(answer).toContain('*One statement was left out. Its quote is not in the book in these words.*');
    }
  });

  it('is not repaired after a second search: three calls are the most', async () => {
    const search = { tool: 'search_books', arguments: { query: 'spacing effect', book: 'b2' } };
    server.next(search, search, says(invented, fromBook(SPACING_QUOTE)));
    const { answer } = await converse('What is the spacing effect?');
    expect(server.received).toHaveLength(3);
    expect(answer).toContain('One statement was left out.');
  });
});

describe('without a book that answers', () => {
  const nothing = says();
  const shelf = { books: [], reading: 0, beyond: 0 };
  const handbook = {
    pdf_id: 'handbook',
    title: 'How Memory Works',
    open: async () => memory,
    summary: async () => null,
  };
  const talks = (text: string) => ({ said: () => ({ text }) });

  it('it is declined, and the model does not talk by itself', async () => {
    server.next(nothing);
    const reply = await converse('What is granite made of?');
    expect(reply.passages?.found).toBe('may_help');
    expect(server.received).toHaveLength(1);
  });

  it('the model talks where that is asked for, and says first that nothing is proved; no mark and no link is left', async () => {
    server.next(talks('Granite is a rock [1]. See [more](https://example.com).'));
    const reply = await converse('What is granite made of?', { withoutBook: true });
    expect(reply).toMatchObject({ declined: true, quotes: [] });
    expect(reply.answer).toMatch(/^\*Nothing of this is proved:/);
    expect(reply.answer).toContain('Granite is a rock');
    expect(reply.answer).not.toMatch(/\[1\]|https?:/);
  });

  it('the handbook comes first, where the student has no books', async () => {
    const proved = await converse('What is the spacing effect?', { shelf: { ...shelf, handbook } });
    expect(proved.passages?.passages[0]?.pdf_id).toBe('handbook');
    expect(server.received).toHaveLength(0);
  });

  it('the decline stays where the model has nothing to say', async () => {
    server.next(talks(''));
    const reply = await converse('What is granite made of?', { shelf, withoutBook: true });
    expect(reply.answer).toContain('Upload a PDF');
  });
});

it('a model that only ever calls tools is made to reply in the end', async () => {
  server.always({ tool: 'search_books', arguments: { query: 'locks', book: 'b1' } });
  const { quotes } = await converse('What is a lock?');
  expect(server.received).toHaveLength(3);
  expect(server.received.at(-1)?.sent.tool_choice).toBe('none');
  expect(quotes.every(({ pdf_id }) => ['locks', 'memory'].includes(pdf_id))).toBe(true);
});

it.each([
  ['another student’s book', { tool: 'search_books', arguments: { query: 'x', book: '../ben/secret' } }],
  ['a tool that is not there', { tool: 'read_file', arguments: { path: '/etc/passwd' } }],
  ['nonsense', { tool: 'search_books', arguments: 'b1' }],
])('a tool call for %s opens nothing but the student’s own shelf', async (_, call) => {
  server.next(call);
  await converse('What is a lock?');
  const result = server.received[1]?.sent.messages.at(-1)?.content ?? '';
  expect(result === '{"error":"There is no such tool."}' || !/secret|passwd/.test(result)).toBe(true);
});

it('the tools of a student see no other shelf: a named book alone is opened', async () => {
  const open = vi.fn(async () => memory);
  server.next({ tool: 'search_books', arguments: { query: 'lock', book: 'b1' } }, says());
  await converse('What is a lock?', {
    shelf: {
      books: [
        {
          pdf_id: 'locks',
          title: 'On Locks',
          open: async () => ({ book: locks, index: buildIndex(locks) }),
          summary: async () => null,
        },
        { pdf_id: 'memory', title: 'How Memory Works', open, summary: async () => null },
      ],
      reading: 0,
      beyond: 0,
    },
    hasTime: () => server.received.length < 2,
  });
  expect(open).not.toHaveBeenCalled();
});
