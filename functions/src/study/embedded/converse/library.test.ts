import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import { testBook } from '../../../book/testing.ts';
import type { DraftReply } from '../../converse.ts';
import { provePassage } from '../../proof.ts';
import { converse } from './index.ts';
import { BOOKS, CELLS, input, LOCKS, shelved } from './testing.ts';

const TEXTS: Record<string, typeof LOCKS> = { locks: LOCKS, cells: CELLS };

/** The line and the passages of a reply, in one text. */
const textOf = ({ passages }: DraftReply): string =>
  [passages?.line ?? '', ...(passages?.passages ?? []).flatMap(({ pieces }) => pieces.map(({ text }) => text))].join(
    '\n',
  );

/** The books that a reply shows, best first; every sentence of it stands in its book. */
function booksOf({ passages, quotes }: DraftReply): string[] {
  for (const { pdf_id, page, quote } of quotes)
    expect(verifyQuote(TEXTS[pdf_id]!.pages[page - 1]!, quote)).not.toBeNull();
  const shown = passages?.passages ?? [];
  for (const passage of shown) expect(provePassage(TEXTS[passage.pdf_id]!, passage)).not.toBeNull();
  return [...new Set([...quotes, ...shown].map(({ pdf_id }) => pdf_id))];
}

describe('a question to the library', () => {
  it.each([
    ['What is a mutex?', 'A mutex is a lock', 'locks', 1],
    ['What is photosynthesis?', 'Photosynthesis is the process', 'cells', 2],
    ['Who invented the mutex?', 'Edsger Dijkstra', 'locks', 1],
  ])('%s is answered by passages of the book that covers it', async (question, words, book, page) => {
    const reply = await converse(input(question));
    expect(textOf(reply)).toContain(words);
    expect(booksOf(reply)).toEqual([book]);
    expect([...reply.quotes, ...(reply.passages?.passages ?? [])].map((one) => one.page)).toContain(page);
  });

  it('is answered by two books where both cover it', async () => {
    const books = [...BOOKS, shelved('again', 'More Locks', LOCKS_TOO)];
    TEXTS.again = LOCKS_TOO;
    const reply = await converse(input('What is a mutex?', { shelf: { books, reading: 0, beyond: 0 } }));
    expect(booksOf(reply).toSorted()).toEqual(['again', 'locks']);
  });

  it('is answered once where two books say it in the same words', async () => {
    const books = [...BOOKS, shelved('copy', 'A Copy', LOCKS)];
    TEXTS.copy = LOCKS;
    const reply = await converse(input('What is a mutex?', { shelf: { books, reading: 0, beyond: 0 } }));
    expect(booksOf(reply)).toHaveLength(1);
  });

  it.each(['How does a diesel engine ignite its fuel?', 'What is the capital of Mongolia?', 'Who won the world cup?'])(
    'is declined where no book says it: %s',
    async (question) => {
      const reply = await converse(input(question));
      expect(reply).toMatchObject({ declined: true, quotes: [] });
      expect(reply.answer).toContain('couldn’t find');
      expect(reply.answer).not.toMatch(/\[\d/);
    },
  );

  it('goes to the book it names alone, and says so where that book does not say it', async () => {
    const opened: string[] = [];
    const books = [
      shelved('locks', 'Threads and Locks', LOCKS, () => opened.push('locks')),
      shelved('cells', 'Life of Cells', CELLS, () => opened.push('cells')),
    ];
    const reply = await converse(
      input('What does “Life of Cells” say about a mutex?', { shelf: { books, reading: 0, beyond: 0 } }),
    );
    expect(reply).toMatchObject({ declined: true, quotes: [] });
    expect(reply.answer).toContain('in Life of Cells');
    expect(opened).toEqual(['cells']);
  });

  it.each([
    'Compare arteries and veins',
    'How does photosynthesis work?',
    'Which vessels lead blood to the heart?',
    'In what stage is carbon dioxide used?',
    'How is sugar built?',
    'When does a deadlock occur?',
    'What is a mutex?',
  ])('%s, answered by a book alone, is answered by it among 2, 5 and 20', async (question) => {
    Object.assign(TEXTS, { life: LIFE });
    const books = [shelved('locks', 'Threads and Locks', LOCKS), shelved('life', 'Living Things', LIFE)];
    const alone = await Promise.all(
      books.map((book) => converse(input(question, { shelf: { books: [book], reading: 0, beyond: 0 } }))),
    );
    const owner = books.find((_, at) => booksOf(alone[at]!).length > 0 && alone[at]!.passages?.found !== 'may_help')!;
    const others = [...books.filter((book) => book !== owner), ...OTHER_SUBJECTS];
    for (const size of [2, 5, 20]) {
      const shelf = { books: [...others.slice(0, size - 1), owner], reading: 0, beyond: 0 };
      const [first] = booksOf(await converse(input(question, { shelf })));
      expect({ size, first }).toEqual({ size, first: owner.pdf_id });
    }
  });

  it('opens five of many books at most, those that speak of it, however old', async () => {
    const opened: string[] = [];
    const many = Array.from({ length: 30 }, (_, i) =>
      shelved(`b${i}`, `Book ${i}`, i === 28 ? LOCKS : CELLS, () => opened.push(`b${i}`)),
    );
    TEXTS.b28 = LOCKS;
    const reply = await converse(input('What is a mutex?', { shelf: { books: many, reading: 0, beyond: 0 } }));
    expect(booksOf(reply)).toEqual(['b28']);
    expect(opened[0]).toBe('b28');
    expect(opened).toHaveLength(5);
  });

  it('that leans on the turn before goes to the book which that cited, among many', async () => {
    const many = Array.from({ length: 30 }, (_, i) => shelved(`b${i}`, `Book ${i}`, i === 28 ? LOCKS : CELLS));
    const history = [{ question: 'What is a mutex?', answer: 'A mutex is a lock.', books: ['b28'] }];
    const shelf = { books: many, reading: 0, beyond: 0 };
    const reply = await converse(input('When was it invented?', { history, shelf }));
    expect(textOf(reply)).toContain('1965');
  });

  it('asks back where nothing says what it is about', async () => {
    expect((await converse(input('Explain your reasoning.'))).answer).toContain('Which term or topic');
  });
});

const LIFE = testBook([
  '# Chapter 1 Vessels\n\nArteries are vessels that carry blood away from the heart. Veins are vessels that carry blood back to the heart. Capillaries are the smallest vessels of the body.',
  '# Chapter 2 Photosynthesis\n\nPlants feed on light. Photosynthesis works in two stages. In the first, chlorophyll takes in light and splits water. In the second stage of photosynthesis, the plant builds sugar from carbon dioxide. Light is turned into sugar in the leaves.',
]);

const MEMORY = testBook([
  '# Chapter 1 Spacing\n\nThe spacing effect is the finding that practice spread over days is remembered longer than practice at once. A gap of a tenth of the time that something is to be remembered works well.',
]);

/** Books of subjects that nobody here asks about. */
const OTHER_SUBJECTS =
  'harbours violins glaciers novels taxes bridges orchards maps clocks saddles sonnets beetles tides lenses quarries markets looms kilns'
    .split(' ')
    .map((subject) =>
      shelved(
        subject,
        `A Book of ${subject}`,
        testBook([
          `# Chapter 1 On ${subject}\n\nThe oldest ${subject} of the town are shown to visitors in spring and in autumn.`,
        ]),
      ),
    );

const LOCKS_TOO: typeof LOCKS = {
  ...LOCKS,
  pages: LOCKS.pages.map((page) => ({ ...page, text: page.text.replaceAll('only one thread', 'just one thread') })),
};

describe('an outline', () => {
  it('is of the one book that has the chapter', async () => {
    const books = [
      shelved('short', 'A Short Book', testBook(['# Chapter 1 Cells\n\nA cell is the smallest unit of life.'])),
      ...BOOKS.slice(0, 1),
    ];
    const reply = await converse(input('Summarise chapter 2', { shelf: { books, reading: 0, beyond: 0 } }));
    expect(reply.passages).toMatchObject({ found: 'outline', outline: { title: 'Chapter 2 Deadlocks' } });
  });

  it('asks which book is meant where several have the chapter', async () => {
    const reply = await converse(input('Summarise chapter 2'));
    expect(reply.passages).toBeUndefined();
    expect(reply.answer).toContain('- Threads and Locks\n- Life of Cells');
  });

  it('is of the named book, or of the one spoken of just before', async () => {
    const named = await converse(input('Summarise chapter 2 of Life of Cells'));
    expect(named.passages?.outline?.title).toBe('Chapter 2 Plants');
    const history = [{ question: 'What is a mutex?', answer: 'A mutex is a lock.', books: ['locks'] }];
    const next = await converse(input('Summarise chapter 2', { history }));
    expect(next.passages?.outline?.title).toBe('Chapter 2 Deadlocks');
  });
});

describe('a follow-up', () => {
  it('stays with the book of the turn before', async () => {
    const history = [{ question: 'What is a mutex?', answer: 'A mutex is a lock.', books: ['locks'] }];
    const reply = await converse(input('When was it invented?', { history }));
    expect(textOf(reply)).toContain('1965');
    expect(booksOf(reply)).toEqual(['locks']);
  });

  it('with a subject of its own goes where that is', async () => {
    const history = [{ question: 'What is a mutex?', answer: 'A mutex is a lock.', books: ['locks'] }];
    const reply = await converse(input('What is photosynthesis?', { history }));
    expect(booksOf(reply)).toEqual(['cells']);
  });
});

describe('the shelf', () => {
  it('without books says what to do', async () => {
    const none = { books: [], reading: 0, beyond: 0 };
    expect((await converse(input('What is a mutex?', { shelf: none }))).answer).toContain('Upload a PDF');
    const soon = { ...none, reading: 1 };
    expect((await converse(input('What is a mutex?', { shelf: soon }))).answer).toContain('still being read');
  });

  it('is looked through no longer than there is time, and the answer says how far', async () => {
    let opened = 0;
    const books = Array.from({ length: 5 }, (_, i) => shelved(`b${i}`, `Book ${i}`, CELLS, () => opened++));
    const reply = await converse(
      input('What is a mutex?', { shelf: { books, reading: 0, beyond: 3 }, hasTime: () => opened < 2 }),
    );
    expect(opened).toBe(2);
    expect(reply.answer).toContain('2 of 5 books');
    expect(reply.answer).toContain('5 newest books');
  });

  it('leaves to the handbook what the student’s own books do not answer, and only that', async () => {
    const opened: string[] = [];
    const handbook = shelved('handbook', 'How Memory Works', MEMORY, () => opened.push('handbook'));
    TEXTS.handbook = MEMORY;
    const ask = (question: string, books = BOOKS) =>
      converse(input(question, { shelf: { books, reading: 0, beyond: 0, handbook } }));
    expect(booksOf(await ask('What is a mutex?'))).toEqual(['locks']);
    expect(opened).toEqual([]);
    for (const books of [BOOKS, []]) {
      const reply = await ask('What is the spacing effect?', books);
      expect(booksOf(reply)).toEqual(['handbook']);
    }
    expect(booksOf(await ask('What does “Life of Cells” say about the spacing effect?'))).not.toContain('handbook');
    expect((await ask('How does a diesel engine ignite its fuel?', [])).answer).toContain('Upload a PDF');
    expect((await ask('Hello!', [])).answer).toContain('handbook');
  });

  it('may lose a book while it is looked through', async () => {
    const books = [shelved('gone', 'Gone Book', null), ...BOOKS];
    const reply = await converse(input('What is a mutex?', { shelf: { books, reading: 0, beyond: 0 } }));
    expect(textOf(reply)).toContain('A mutex is a lock');
  });
});
