import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { testBook } from '../../../book/testing.ts';
import type { MissedInBook } from '../../engine.ts';
import { nameTopics } from './index.ts';

const RETRIEVAL = 'Retrieval practice is the act of recalling facts without looking at the page.';

const chapter = (title: string, sentences: string[]) => `# ${title}\n\n${sentences.join(' ')}`;
const psychology = testBook(
  [
    chapter('Preface', ['Ada Lovelace thanks the many readers of this book on memory.', 'Memory was on her mind.']),
    chapter('1 Retrieval Practice', [
      RETRIEVAL,
      'In psychology retrieval practice beats reading a page again.',
      'Students gain from retrieval practice in every subject, as psychology has shown.',
      'Figure 3 shows how retrieval practice slows forgetting.',
    ]),
    chapter('2 Cognitive Load', [
      'Cognitive load is the effort that a task asks of working memory.',
      'A heavy cognitive load leaves no room for new facts, as Sweller (1988) found.',
      'Teachers lower the cognitive load when they show worked examples from psychology.',
      'In psychology the cognitive load of a task is estimated by asking.',
    ]),
    chapter('3 Together', [
      'Tired minds learn little, and rested minds learn more.',
      'Sleep comes first in psychology.',
    ]),
    chapter('References', [
      'Sweller, J. (1988). Cognitive load during problem solving. Cognitive Science, 12, 257–285.',
    ]),
  ],
  [
    { title: 'Preface', level: 1, page: 1 },
    { title: '1 Retrieval Practice', level: 1, page: 2 },
    { title: '2 Cognitive Load', level: 1, page: 3 },
    { title: '3 Together', level: 1, page: 4 },
    { title: 'References', level: 1, page: 5 },
  ],
  'en',
);

const topics = (book: Book, { title = 'A Book', missed = [] as MissedInBook[], count = 6 } = {}) =>
  nameTopics({ book, title, missed, count });

describe('the embedded engine’s topics', () => {
  it('are what the chapters are about, each at words that stand on its page', () => {
    const named = topics(psychology);
    expect(named.map(({ topic }) => topic.toLowerCase())).toEqual(
      expect.arrayContaining(['retrieval practice', 'cognitive load']),
    );
    for (const { topic, place } of named) {
      const page = psychology.pages[place.page - 1]!;
      expect(verifyQuote(page, topic), topic).not.toBeNull();
      expect(verifyQuote(page, place.quote), place.quote).not.toBeNull();
    }
  });

  it('name no author, no figure, no front matter, no reference, and no title that says nothing', () => {
    const said = topics(psychology, { count: 30 })
      .map(({ topic }) => topic)
      .join('\n');
    expect(said).not.toMatch(/Sweller|Lovelace|Figure|Preface|References|Together/);
  });

  it('name each thing once', () => {
    const keys = topics(psychology, { count: 30 }).map(({ topic }) => topic.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.includes('cognitive load'))).toHaveLength(1);
  });

  it('are looked for together with the book’s subject where they could be of anything', () => {
    const searches = topics(psychology, { title: 'An Introduction to Psychology' }).map(({ search }) => search);
    expect(searches).toContain('Cognitive load Psychology');
    expect(topics(psychology).map(({ search }) => search)).toContain('Cognitive load');
    const searchesFor = (title: string) => topics(psychology, { title }).map(({ search }) => search);
    expect(searchesFor('Modern Psychology')).toContain('Cognitive load Psychology');
    expect(searchesFor('Cognitive Load')).toContain('Retrieval Practice Cognitive Load');
  });

  it('begin with what was missed, at the words that the question rests on', () => {
    const missed = [{ question: 'What is recalling facts called?', evidence: { page: 2, quote: RETRIEVAL } }];
    const [first, ...rest] = topics(psychology, { missed });
    expect(first).toMatchObject({ topic: 'Retrieval practice', missed: true, place: { page: 2, quote: RETRIEVAL } });
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.every((topic) => !topic.missed && topic.topic.toLowerCase() !== 'retrieval practice')).toBe(true);
  });

  it.each([
    [
      'Which term refers to a period of extreme fear?',
      'A panic attack is defined as a period of extreme fear.',
      'panic attack',
    ],
    ['What is humanism?', 'Humanism is a perspective that emphasizes the good in all humans.', 'Humanism'],
  ])('tell a missed definition by its term: %s', (question, quote, term) => {
    const told = ['Extreme fear is felt by many humans.', 'Humans know extreme fear.', 'Extreme fear tires humans.'];
    const book = testBook([chapter('1 Fear and Humans', [...told, quote])], [], 'en');
    const [first] = topics(book, { missed: [{ question, evidence: { page: 1, quote } }] });
    expect(first).toMatchObject({ topic: term, missed: true, place: { page: 1, quote } });
  });

  it('tell a missed question by its section where its words name no topic', () => {
    const load = 'Teachers lower it for a task when they show worked examples.';
    const book = testBook(
      [
        chapter('1 Cognitive Load', [
          'A cognitive load is felt.',
          'Any cognitive load tires.',
          'The cognitive load grows.',
          load,
        ]),
        chapter('2 Sleep', ['Sleep comes first.']),
      ],
      [
        { title: '1 Cognitive Load', level: 1, page: 1 },
        { title: '2 Sleep', level: 1, page: 2 },
      ],
      'en',
    );
    const missed = [{ question: 'What do teachers show?', evidence: { page: 1, quote: load } }];
    expect(topics(book, { missed })[0]).toMatchObject({ topic: 'Cognitive Load', missed: true });
  });

  it('come from the headings of a book in another language', () => {
    const book = testBook(
      [
        chapter('1 Die Fundamentalgruppe', [
          'Die Fundamentalgruppe eines Raumes besteht aus Klassen von Wegen.',
          'Zwei Räume mit verschiedener Fundamentalgruppe sind nicht homotop.',
          'Man berechnet die Fundamentalgruppe mit Überlagerungen des Raumes.',
        ]),
        chapter('第二章 浮动体', [
          '表格和图片可以放在浮动体环境里面。',
          '浮动体的位置由排版程序决定。',
          '一个浮动体可以有标题。',
        ]),
      ],
      [
        { title: '1 Die Fundamentalgruppe', level: 1, page: 1 },
        { title: '第二章 浮动体', level: 1, page: 2 },
      ],
      'de',
    );
    expect(topics(book).map(({ topic }) => topic)).toEqual(expect.arrayContaining(['Die Fundamentalgruppe', '浮动体']));
  });

  it('are none where a book has no text', () => {
    expect(topics(testBook(['', '']))).toEqual([]);
  });
});
