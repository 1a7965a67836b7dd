import { describe, expect, it } from 'vitest';
import type { StudyRecord } from '../../converse.ts';
import { converse } from './index.ts';
import { input, NOTHING, RECORD } from './testing.ts';

const ask = (question: string, record: StudyRecord = RECORD) =>
  converse(input(question, { record: async () => record }));

/** The quotes behind the marks of a line. */
const cited = (answer: string, quotes: readonly { quote: string }[]) =>
  [...answer.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, n]) => quotes[Number(n) - 1]?.quote);

/** A book with chapters of so many pages, none of them known yet. */
const bookOf = (lengths: readonly number[]): StudyRecord['books'] => [
  {
    ...RECORD.books[0]!,
    chapters: lengths.map((pages, i) => ({
      title: `Part ${i}`,
      from: 100 * i + 1,
      to: 100 * i + pages,
      attempted: 4,
      correct: 0,
    })),
  },
];

describe('a plan', () => {
  it('is a table, a row a chapter; below it stands what was missed there, a line each', async () => {
    const [one] = RECORD.missed;
    const missed = ['When does a deadlock occur?', 'What waits for ever?'].map((question, i) => ({
      ...one!,
      question,
      evidence: { ...one!.evidence!, quote: `Words ${i}.` },
    }));
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, missed });
    expect(answer).toContain(
      '| Day | Chapter | In quizzes | To read |\n| --- | --- | --- | --- |\n| **Day 1** | **Deadlocks** in Threads and Locks | 1 of 4 right (25%) | p.\u00a03, about 5 min |\n',
    );
    // What is said on another day is another figure.
    expect(answer).toContain(
      'A plan for 4 days, from your own results. By Friday, 20 November you have 6 of 10 right (60%).',
    );
    expect(answer).toContain(
      '**What you missed there**\n\n- **Deadlocks** in Threads and Locks:\n   - “When does a deadlock occur?” [1]\n   - “What waits for ever?” [2]\n',
    );
  });

  it('prints the quotation marks of a title as a book does', async () => {
    const [book, ...others] = RECORD.books;
    const [locks, deadlocks] = book!.chapters;
    const chapters = [locks!, { ...deadlocks!, title: '"Deadlocks" ("Circles")' }];
    const { answer } = await ask('Make me a plan for 4 days', {
      ...RECORD,
      books: [{ ...book!, chapters }, ...others],
    });
    expect(answer).toContain('**“Deadlocks” (“Circles”)**');
  });

  it('tells the pages by the numbers that the book prints, as its marks do', async () => {
    const [book, ...others] = RECORD.books;
    const [locks, deadlocks] = book!.chapters;
    const chapters = [locks!, { ...deadlocks!, to: 9, from_label: 'iii', to_label: '2' }];
    const { answer } = await ask('Make me a plan for 4 days', {
      ...RECORD,
      books: [{ ...book!, chapters }, ...others],
    });
    expect(answer).toContain('| pp.\u00a0iii–2 (PDF\u00a03–9), about 15 min |');
  });

  it('has as many days as asked for, the weakest chapter first, with pages and evidence', async () => {
    const { answer, quotes } = await ask('Make me a plan for 4 days');
    expect(answer.match(/\*\*Day \d+\*\*/g)).toEqual(['**Day 1**', '**Day 2**', '**Day 3**', '**Day 4**']);
    expect(answer.indexOf('**Deadlocks**')).toBeLessThan(answer.indexOf('**Day 2**'));
    expect(answer).toContain('| **Day 4** | Look back: a quiz over everything above |  |  |');
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

  it('gives a long chapter a day of its own rather than one more chapter', async () => {
    const books = bookOf([60, 8, 8, 8, 8]);
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, books });
    const days = answer.split(/\*\*Day \d\*\*/).slice(1, 4);
    expect(days.map((day) => day.match(/\*\*Part \d\*\*/g))).toEqual([
      ['**Part 0**'],
      expect.arrayContaining(['**Part 1**']),
      expect.arrayContaining(['**Part 4**']),
    ]);
    expect(answer).not.toContain('Again');
  });

  it('puts no more than an hour of reading on a day that chapters share, and says what does not fit', async () => {
    const books = bookOf([91, 32, 2, 3, 3, 63, 40, 5, 5, 5, 5, 5, 20, 20, 20]);
    const { answer } = await ask('Make me a plan for 7 days', { ...RECORD, books });
    const days = answer.split(/\*\*Day \d\*\*/).slice(1, 7);
    expect(days).toHaveLength(6);
    for (const day of days) {
      const minutes = [...day.matchAll(/about (\d+) min/g)].map(([, number]) => Number(number));
      // Rounded up, each.
      if (minutes.length > 1) expect(minutes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(70);
    }
    expect(days[0]).toContain('about 185 min');
    expect(answer).toMatch(/\d+ chapters do not fit; ask for more days/);
  });

  it('has no more than thirty days', async () => {
    const { answer } = await ask('Make me a plan for 300 days');
    expect(answer.match(/\*\*Day \d+\*\*/g)).toHaveLength(30);
    expect(answer).toContain('30 days at most');
  });
});

describe('a plan', () => {
  it('is for the book that is named and ends with the day before the exam', async () => {
    const { answer } = await ask('I have an exam on Monday about Life of Cells, make a plan');
    expect(answer).toContain('A plan for 3 days, up to Monday, 23 November with **Life of Cells**');
    expect(answer).toContain('**Day 1 (Friday, 20 November)**');
    expect(answer).toContain('**Day 3 (Sunday, 22 November)**');
    expect(answer).not.toMatch(/Day 4|Deadlocks|Threads/);
    expect(answer).toContain('1 of 2 right (50%)');
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
    expect(answer).toContain('2 of 8 right (25%)');
  });
});

describe('a plan that is kept already', () => {
  const exams = [
    { date: '2026-11-10', pdf_ids: ['cells'], minutes: 60 },
    { date: '2026-12-04', pdf_ids: ['locks'], minutes: 30 },
  ];

  it.each(["what's my plan", 'Show me my study plan', 'my plan for today?', 'When is my exam?', 'Make me a plan'])(
    '%s: the exam that is to come, its books, and where each day stands',
    async (question) => {
      const { answer } = await ask(question, { ...RECORD, exams });
      expect(answer).toContain('Your exam on **Threads and Locks** is in 14 days, on Friday, 4 December.');
      expect(answer).toContain('30 minutes a day');
      expect(answer).toContain('[Progress](/progress)');
      expect(answer).toContain('[Take a quiz on it](/quiz/config/locks?pages=3-3)');
      expect(answer).not.toContain('Plants');
    },
  );

  it('is told before any quiz was taken', async () => {
    const { answer } = await ask("what's my plan", { ...NOTHING, exams, books: RECORD.books.slice(0, 1) });
    expect(answer).toContain('in 14 days');
  });

  it('gives way to one for so many days, and to the record where no exam is to come', async () => {
    expect((await ask('Make me a plan for 4 days', { ...RECORD, exams })).answer).toContain('**Day 4**');
    expect((await ask("what's my plan", { ...RECORD, exams: exams.slice(0, 1) })).answer).toContain('**Day 1**');
  });
});
