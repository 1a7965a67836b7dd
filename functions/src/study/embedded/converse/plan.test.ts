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
      '| Day | Chapter | In quizzes | To read |\n| --- | --- | --- | --- |\n| **Day 1** | **Deadlocks** in Threads and Locks | 1 of 4 right (25%) | p.\u00a03, about\u00a05\u00a0min |\n',
    );
    // What is said on another day is another figure.
    expect(answer).toContain(
      'A plan for 4 days, from your own results, with no more than 60 minutes of reading a day. As of Friday, 20 November, you have 6 of 10 right (60%) in all your quizzes.',
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
    expect(answer).toContain('| pp.\u00a0iii–2 (PDF\u00a03–9), about\u00a015\u00a0min |');
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
    expect((await ask('Make me a plan for 2 days', { ...RECORD, books })).answer).toContain(
      '6 chapters do not fit, or not whole',
    );
    expect((await ask('Make me a revision plan', { ...RECORD, books })).answer).toContain('A plan for 7 days');
  });

  /** The rows of each day but the last, which looks back. */
  const daysOf = (answer: string) => answer.split(/\*\*Day \d+\*\*/).slice(1, -1);
  const minutesOf = (day: string) =>
    [...day.matchAll(/about\s(\d+)\smin/g)].reduce((sum, [, number]) => sum + Number(number), 0);

  it('reads a long chapter in parts, none longer than a day has minutes, by the numbers that are printed', async () => {
    const [book] = bookOf([60, 8]);
    const [long, short] = book!.chapters;
    const chapters = [{ ...long!, from: 11, to: 70, from_label: '1', to_label: '60' }, short!];
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, books: [{ ...book!, chapters }] });
    const days = daysOf(answer);
    expect(days[0]).toContain('**Part 0**, part 1 of 2 | 0 of 4 right (0%) | pp.\u00a01–30 (PDF\u00a011–40), about');
    // How the chapter stands is said once.
    expect(days[1]).toContain('**Part 0**, part 2 of 2 |  | pp.\u00a031–60 (PDF\u00a041–70), about');
    expect(days.map(minutesOf)).toEqual([60, 60, 20]);
    expect(answer).not.toMatch(/Again|not fit/);
  });

  it('tells the pages of a part as the file’s where printed numbers don’t go on with them', async () => {
    const [book] = bookOf([60]);
    const chapters = [{ ...book!.chapters[0]!, from_label: 'iii', to_label: '57' }];
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, books: [{ ...book!, chapters }] });
    expect(answer).toContain('pp.\u00a01–30 (PDF), about');
  });

  it('has the minutes of a day that the next exam has, and says them', async () => {
    const exams = [{ date: '2026-12-04', pdf_ids: ['locks'], minutes: 30 }];
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, exams, books: bookOf([30, 10]) });
    expect(answer).toContain('with no more than 30 minutes of reading a day');
    expect(daysOf(answer).map(minutesOf)).toEqual([30, 30, 20]);
  });

  it('begins with what is known to be weak, not with a chapter of too few answers', async () => {
    const [book] = bookOf([10, 10]);
    const [early, weak] = book!.chapters;
    const chapters = [
      { ...early!, attempted: 1 },
      { ...weak!, attempted: 6, correct: 1 },
    ];
    const { answer } = await ask('Make me a plan for 4 days', { ...RECORD, books: [{ ...book!, chapters }] });
    expect(daysOf(answer)[0]).toContain('**Part 1**');
    expect(daysOf(answer)[1]).toContain('**Part 0** | 0 of 1 right, too few to tell');
  });

  it('has days that are alike, and says what does not fit', async () => {
    const books = bookOf([91, 32, 2, 3, 3, 63, 40, 5, 5, 5, 5, 5, 20, 20, 20]);
    const { answer } = await ask('Make me a plan for 7 days', { ...RECORD, books });
    const loads = daysOf(answer).map(minutesOf);
    expect(loads).toHaveLength(6);
    // Rounded up, each of three at most.
    for (const load of loads) expect(load).toBeLessThanOrEqual(70);
    expect(Math.min(...loads)).toBeGreaterThanOrEqual(30);
    expect(answer).toMatch(/\d+ chapters do not fit, or not whole; ask for more days/);
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
