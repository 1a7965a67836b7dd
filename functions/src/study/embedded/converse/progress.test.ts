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
    expect(reply.answer).toContain('“Generate Quiz”');
    expect(reply.answer).not.toMatch(/\d+ of \d+/);
  });
});

describe('how am I doing', () => {
  it('tells the real figures, overall and by book, and the weakest chapter', async () => {
    const { answer } = await ask('How am I doing?');
    expect(answer).toContain('6 of 10 correct (60%)');
    expect(answer).toContain('**Threads and Locks**: 5 of 8 correct (63%)');
    expect(answer).toContain('**Life of Cells**: 1 of 2 correct (50%)');
    expect(answer).toContain('**Deadlocks** (Threads and Locks): 1 of 4 correct (25%)');
  });

  it('counts what was attempted in a deleted book, and says that it is deleted', async () => {
    const books = RECORD.books.map((book) => ({ ...book, gone: book.pdf_id === 'locks' }));
    const { answer } = await ask('How am I doing?', { ...RECORD, books });
    expect(answer).toContain('5 of 8 correct (63%), a book you have deleted');
    expect(answer).not.toContain('Deadlocks');
  });
});

describe('weak chapters', () => {
  it('are told the worst first, also those with few answers, with the missed questions and their evidence', async () => {
    const chapters = [
      { title: 'Locks', from: 1, to: 2, attempted: 6, correct: 4 },
      { title: 'Deadlocks', from: 3, to: 3, attempted: 4, correct: 1 },
      { title: 'Queues', from: 4, to: 5, attempted: 2, correct: 0 },
      { title: 'Monitors', from: 6, to: 7, attempted: 1, correct: 0 },
    ];
    const books = RECORD.books.map((book) => (book.pdf_id === 'locks' ? { ...book, chapters } : book));
    const { answer, quotes } = await ask('Which topics am I weakest at?', { ...RECORD, books });
    const [weak = '', better = ''] = answer.split('not safe yet');
    expect([...weak.matchAll(/^- \*\*(\w+)/gm)].map(([, name]) => name)).toEqual(['Queues', 'Monitors', 'Deadlocks']);
    expect(weak).toContain('**Queues** (Threads and Locks): 0 of 2 so far');
    expect(weak).toContain('**Deadlocks** (Threads and Locks): 1 of 4 correct (25%)');
    expect([...better.matchAll(/^- \*\*(\w+)/gm)].map(([, name]) => name)).toEqual(['Plants', 'Locks']);
    expect(cited(weak, quotes)).toEqual(['A deadlock occurs when two threads wait for each other for ever.']);
    expect(quotes[0]).toMatchObject({ pdf_id: 'locks', page: 3, evidence: { page: 3 } });
  });

  it('name no book where there is one, and the same words once', async () => {
    const [locks] = RECORD.books;
    const [one] = RECORD.missed;
    const missed = [one!, { ...one!, question: 'What occurs when two threads wait for each other?' }];
    const { answer, quotes } = await ask('What are my weak chapters?', { ...RECORD, books: [locks!], missed });
    expect(answer).toContain('- **Deadlocks**: 1 of 4 correct (25%)');
    expect(quotes).toHaveLength(1);
  });

  it('are not made up of one wrong answer', async () => {
    const books = RECORD.books.filter(({ pdf_id }) => pdf_id === 'cells');
    const { answer } = await ask('What are my weak chapters?', { ...RECORD, books, attempted: 2, correct: 1 });
    expect(answer).toContain('No chapter stands out as weak');
    expect(answer).toContain('too few questions to be sure');
    expect(answer).toContain('**Plants**');
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

describe('a plan', () => {
  it('has a chapter a line with its pages, and under it what was missed there, a line each', async () => {
    const [one] = RECORD.missed;
    const missed = ['When does a deadlock occur?', 'What waits for ever?'].map((question, i) => ({
      ...one!,
      question,
      evidence: { ...one!.evidence!, quote: `Words ${i}.` },
    }));
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, missed });
    expect(answer).toContain(
      '- **Deadlocks** (Threads and Locks): 1 of 4 correct (25%). Page 3.\n   - You missed “When does a deadlock occur?” [1]\n   - You missed “What waits for ever?” [2]\n',
    );
  });

  it('has as many days as asked for, the weakest chapter first, with pages and evidence', async () => {
    const { answer, quotes } = await ask('Make me a plan for 4 days');
    expect(answer.match(/\*\*Day \d+\*\*/g)).toEqual(['**Day 1**', '**Day 2**', '**Day 3**', '**Day 4**']);
    expect(answer.indexOf('**Deadlocks**')).toBeLessThan(answer.indexOf('**Day 2**'));
    expect(answer).toContain('Page 3.');
    expect(answer).toMatch(/\*\*Day 4\*\*\n\n- Look back/);
    expect(cited(answer, quotes)).toEqual(RECORD.missed.map(({ evidence }) => evidence?.quote));
  });

  it('can be kept: a link leads to Progress, with its books and its last day', async () => {
    const books = [...new Set(RECORD.books.map(({ pdf_id }) => pdf_id))];
    const link = /\[Keep this plan\]\(\/progress\?exam=(\d{4}-\d\d-\d\d)&books=([^)]+)\)/.exec(
      (await ask('Make me a plan for 4 days')).answer,
    );
    expect(link?.[1]).toBe('2026-11-24');
    for (const id of link?.[2]?.split(',') ?? ['none']) expect(books).toContain(id);
    const { answer } = await ask('Make me a plan, my exam is on December 4th');
    expect(answer).toContain('/progress?exam=2026-12-04&books=');
  });

  it('comes round to the weakest again where there are more days than chapters', async () => {
    const { answer } = await ask('Make me a plan for 10 days');
    expect(answer.match(/\*\*Day \d+\*\*/g)).toHaveLength(10);
    expect(answer).toContain('Again, from memory first: **Deadlocks**');
  });

  it('says what does not fit, and takes a week where no days are named', async () => {
    const chapters = Array.from({ length: 12 }, (_, i) => ({
      title: `Part ${i}`,
      from: 10 * i + 1,
      to: 10 * i + 10,
      attempted: 4,
      correct: 0,
    }));
    const books = [{ ...RECORD.books[0]!, chapters }];
    expect((await ask('Make me a plan for 2 days', { ...RECORD, books })).answer).toContain('6 chapters do not fit');
    expect((await ask('Make me a revision plan', { ...RECORD, books })).answer).toContain('A plan for 7 days');
  });

  it('has no more than thirty days', async () => {
    const { answer } = await ask('Make me a plan for 300 days');
    expect(answer.match(/\*\*Day \d+\*\*/g)).toHaveLength(30);
    expect(answer).toContain('30 days at most');
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
    expect(answer).toContain('**Life of Cells** (Thursday, 19 November): 1 of 2 correct (50%)');
    expect(answer).toContain('- short-answer: 0 of 1');
    expect(answer).toContain('6 of 10 correct (60%)');
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

describe('a plan', () => {
  it('is for the book that is named and ends with the day before the exam', async () => {
    const { answer } = await ask('I have an exam on Monday about Life of Cells, make a plan');
    expect(answer).toContain('A plan for 3 days, up to Monday, 23 November with **Life of Cells**');
    expect(answer).toContain('**Day 1 (Friday, 20 November)**');
    expect(answer).toContain('**Day 3 (Sunday, 22 November)**');
    expect(answer).not.toMatch(/Day 4|Deadlocks|Threads/);
    expect(answer).toContain('1 of 2 correct (50%)');
  });

  it('knows a book by its title without the subtitle', async () => {
    const books = RECORD.books.map((book) => ({ ...book, title: `${book.title}: An Introduction` }));
    const { answer } = await ask('Make a plan for 2 days for Life of Cells', { ...RECORD, books });
    expect(answer).not.toContain('Deadlocks');
  });

  it('has each chapter once where a book is stored twice', async () => {
    const copies = RECORD.books.map((book) => ({ ...book, pdf_id: `${book.pdf_id}-2` }));
    const { answer } = await ask('Make me a plan for 2 days', { ...RECORD, books: [...RECORD.books, ...copies] });
    const once = (await ask('Make me a plan for 2 days')).answer;
    expect(answer.match(/\*\*Deadlocks\*\*/g)).toEqual(once.match(/\*\*Deadlocks\*\*/g));
    expect(answer).toContain('2 of 8 correct (25%)');
  });

  it('is for the topics that are named: by the title of a chapter, or where the book speaks of them', async () => {
    const { answer } = await ask('Plan my week: I have an exam on Friday about deadlocks and chlorophyll');
    expect(answer).toContain('A plan for 7 days, up to Friday, 27 November on deadlocks (**Deadlocks**), from your');
    expect(answer).toContain('I couldn’t find a chapter on “chlorophyll”; the plan is without it.');
    expect(answer).not.toMatch(/\*\*(?:Locks|Cells|Plants)\*\*/);
    expect(answer).toContain('So far you have 1 of 4 correct (25%).');
    const spoken = await ask('Make a plan for 3 days for my test about mutexes');
    expect(spoken.answer).toContain('on mutexes (**Locks**)');
  });

  it('is for everything where what is named stands nowhere, and says so', async () => {
    const { answer } = await ask('Make me a plan for 2 days about volcanoes');
    expect(answer).toContain('I couldn’t find a chapter on “volcanoes”, so the plan is for all that there is.');
    expect(answer).toContain('**Deadlocks**');
  });
});
