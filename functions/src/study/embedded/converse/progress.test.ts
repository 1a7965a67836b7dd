import { describe, expect, it } from 'vitest';
import type { StudyRecord } from '../../converse.ts';
import { converse } from './index.ts';
import { input, NOTHING, RECORD } from './testing.ts';

const ask = (question: string, record: StudyRecord = RECORD) =>
  converse(input(question, { record: async () => record }));

/** The quotes behind the marks of a line. */
const cited = (answer: string, quotes: readonly { quote: string }[]) =>
  [...answer.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, n]) => quotes[Number(n) - 1]?.quote);

describe('with no attempts', () => {
  it.each([
    'How am I doing?',
    'What are my weak chapters?',
    'Which questions did I miss?',
    'What should I revise?',
    'Make me a plan for 3 days',
  ])('%s says so, and what to do', async (question) => {
    const reply = await ask(question, NOTHING);
    expect(reply).toMatchObject({ declined: true, quotes: [] });
    expect(reply.answer).toContain('haven’t taken a quiz yet');
    expect(reply.answer).toContain('Upload a PDF');
    expect(reply.answer).not.toMatch(/\d+ of \d+/);
  });
});

it('a missed question that lists things is told in one line', async () => {
  const question =
    'Which answer gives each term its own meaning?\n1. lock\n2. semaphore\n\nA. lets one in\nB. lets some in';
  const missed = RECORD.missed.map((one) => ({ ...one, question }));
  const { answer } = await ask('Which questions did I miss?', { ...RECORD, missed });
  expect(answer).toContain('- Which answer gives each term its own meaning? (lock, semaphore)');
  expect(answer).not.toMatch(/^\d\. |lets one in/mu);
});

describe('how am I doing', () => {
  it('tells the real figures, overall and by book, and the weakest chapter', async () => {
    const { answer } = await ask('How am I doing?');
    expect(answer).toContain('6 of 10 right (60%)');
    expect(answer).toContain('**Threads and Locks**: 5 of 8 right (63%)');
    expect(answer).toContain('**Life of Cells**: 1 of 2 right (50%)');
    expect(answer).toContain('**Deadlocks** in Threads and Locks: 1 of 4 right (25%)');
  });

  it('counts what was attempted in a deleted book, and says that it is deleted', async () => {
    const books = RECORD.books.map((book) => ({ ...book, gone: book.pdf_id === 'locks' }));
    const { answer } = await ask('How am I doing?', { ...RECORD, books });
    expect(answer).toContain('5 of 8 right (63%), a book you have deleted');
    expect(answer).not.toContain('Deadlocks');
  });
});

describe('weak chapters', () => {
  it('are told the worst first, those with too few answers after them, with the missed questions and their evidence', async () => {
    const chapters = [
      { title: 'Locks', from: 1, to: 2, attempted: 6, correct: 4 },
      { title: 'Deadlocks', from: 3, to: 3, attempted: 4, correct: 1 },
      { title: 'Queues', from: 4, to: 5, attempted: 2, correct: 0 },
      { title: 'Monitors', from: 6, to: 7, attempted: 1, correct: 0 },
    ];
    const books = RECORD.books.map((book) => (book.pdf_id === 'locks' ? { ...book, chapters } : book));
    const { answer, quotes } = await ask('Which topics am I weakest at?', { ...RECORD, books });
    const [weak = '', better = ''] = answer.split('not safe yet');
    expect([...weak.matchAll(/^- \*\*(\w+)/gm)].map(([, name]) => name)).toEqual(['Deadlocks', 'Queues', 'Monitors']);
    expect(weak).toContain('**Queues** in Threads and Locks: 0 of 2 right, too few to tell');
    expect(weak).toContain('**Deadlocks** in Threads and Locks: 1 of 4 right (25%)');
    expect([...better.matchAll(/^- \*\*(\w+)/gm)].map(([, name]) => name)).toEqual(['Locks', 'Plants']);
    expect(cited(weak, quotes)).toEqual(['A deadlock occurs when two threads wait for each other for ever.']);
    expect(quotes[0]).toMatchObject({ pdf_id: 'locks', page: 3, evidence: { page: 3 } });
  });

  it('name no book where there is one, and the same words once', async () => {
    const [locks] = RECORD.books;
    const [one] = RECORD.missed;
    const missed = [one!, { ...one!, question: 'What occurs when two threads wait for each other?' }];
    const { answer, quotes } = await ask('What are my weak chapters?', { ...RECORD, books: [locks!], missed });
    expect(answer).toContain('- **Deadlocks:** 1 of 4 right (25%)');
    expect(quotes).toHaveLength(1);
  });

  it('are not made up of one wrong answer', async () => {
    const books = RECORD.books.filter(({ pdf_id }) => pdf_id === 'cells');
    const { answer } = await ask('What are my weak chapters?', { ...RECORD, books, attempted: 2, correct: 1 });
    expect(answer).toContain('No chapter stands out as weak');
    expect(answer).toContain('1 of 2 right, too few to tell');
    expect(answer).toContain('**Plants:**');
  });
});

describe('missed questions', () => {
  it('are listed by book, as they were worded, each with its place', async () => {
    const { answer, quotes } = await ask('Which questions did I miss?');
    expect(answer).toContain('You missed 2 questions in your last 2 quizzes');
    expect(answer).toContain('When does a deadlock occur? [1]');
    expect(answer).toContain('What does \\*chlorophyll\\* take in \\[1\\]? [2]');
    expect(quotes.map(({ pdf_id, page }) => [pdf_id, page])).toEqual([
      ['locks', 3],
      ['cells', 2],
    ]);
  });

  it('are none where everything was got right since', async () => {
    expect((await ask('Which questions did I miss?', { ...RECORD, missed: [] })).answer).toContain('no question left');
  });

  it('are listed to the latest ten, and the rest is counted', async () => {
    const [one] = RECORD.missed;
    const missed = Array.from({ length: 14 }, (_, i) => ({ ...one!, question: `Question ${i}?` }));
    const { answer, quotes } = await ask('Which questions did I miss?', { ...RECORD, missed });
    expect(answer).toContain('You missed 14 questions');
    expect(answer).toContain('the latest 10');
    expect(quotes).toHaveLength(10);
  });
});

describe('what to revise', () => {
  it('puts the weakest first, then what was never asked about, and counts what is safe', async () => {
    const { answer } = await ask('What should I revise?');
    const order = ['**Deadlocks**', '**Plants**', '**Cells**', 'safe in 1 chapter'].map((words) =>
      answer.indexOf(words),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });
});

describe('what it cannot do', () => {
  it.each(['Write an essay about mutexes', 'Translate a mutex into German', 'Do my homework', 'Tell me a joke'])(
    '%s is said plainly, with what it can do instead',
    async (question) => {
      const reply = await ask(question);
      expect(reply).toMatchObject({ declined: true, quotes: [] });
      expect(reply.answer).toMatch(/I can’t|no good at/);
      expect(reply.answer).toContain('plan your revision');
    },
  );
});

describe('the last quiz', () => {
  it('is told by its own score, beside the sum', async () => {
    const { answer } = await ask('What was my score in the last quiz?');
    expect(answer).toContain('**Life of Cells** (Thursday, 19 November): 1 of 2 right (50%)');
    expect(answer).toContain('- short-answer: 0 of 1');
    expect(answer).toContain('6 of 10 right (60%)');
  });
});

describe('why an answer was wrong', () => {
  const marked = { own: 'When one waits.', right: 'When two wait for each other.', reason: 'Not correct: 0 of 1.' };
  const missed = RECORD.missed.map((one) => (one.pdf_id === 'locks' ? { ...one, marked } : one));

  it('is told with the question, what was answered, the reason and the place in the book', async () => {
    const reply = await ask('Explain why my answer about deadlocks was wrong', { ...RECORD, missed });
    expect(reply.answer).toContain('“When does a deadlock occur?”');
    expect(reply.answer).toContain('You answered: “When one waits.”');
    expect(reply.answer).toContain('Not correct: 0 of 1.');
    expect(reply.answer).toContain('When two wait for each other.');
    expect(cited(reply.answer, reply.quotes)).toEqual([
      'A deadlock occurs when two threads wait for each other for ever.',
    ]);
  });

  it('is said to be unknown where no missed question is about that, and where to look', async () => {
    const reply = await ask('Why was my answer about volcanoes wrong?', { ...RECORD, missed });
    expect(reply).toMatchObject({ declined: true, quotes: [] });
    expect(reply.answer).toContain('Progress screen');
  });
});

it('before a quiz was taken leads to a book, where there is one, else to the upload', async () => {
  const told = (record: typeof NOTHING) =>
    converse(input('How am I doing?', { record: async () => record })).then(({ answer }) => answer);
  expect(await told(NOTHING)).toContain('Upload a PDF');
  expect(await told(NOTHING)).not.toContain('beside a book');
  expect(await told({ ...NOTHING, books: RECORD.books.slice(0, 1) })).toContain('“Generate Quiz” beside a book');
});
