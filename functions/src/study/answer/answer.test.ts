import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import type { DraftAnswer, Turn } from '../engine.ts';
import { answerFromBook } from './index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In day ${at + 2} of the ${topic} course the class walks around the old garden and talks.`,
  ).join(' ');
const english = testBook([
  `# Chapter 1 Locks\n\nA mutex is a lock that only one thread can hold at a time. The thread that holds a mutex must release it before another thread can go on. The mutex was invented by Edsger Dijkstra in 1965.\n\n${filler('lock')}`,
  `A semaphore is a counter that lets several threads share a resource. Its counter falls when a thread takes a unit of the resource.\n\n${filler('counter')}`,
  `# Chapter 2 Deadlocks\n\nA deadlock occurs when two threads wait for each other for ever. Deadlocks are prevented because threads take all locks in one fixed order. A deadlock needs four conditions: mutual exclusion, hold and wait, no preemption, and circular wait.\n\n${filler('deadlock')}`,
  `Livelock is a state in which threads move but make no progress.\n\n${filler('livelock')}`,
]);
const ask = (question: string, history: Turn[] = [], book: Book = english): DraftAnswer =>
  answerFromBook({ book, question, history });
const turn = (question: string, book?: Book): Turn => ({ question, answer: ask(question, [], book).answer });

/** Each mark [n] has its quote, each quote its mark, and every quote stands on its page. */
function expectProved(draft: DraftAnswer, book: Book = english) {
  const marks = [...draft.answer.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, n]) => Number(n));
  expect(marks).toEqual(draft.quotes.map((_, at) => at + 1));
  for (const { page, quote } of draft.quotes) expect(verifyQuote(book.pages[page - 1]!, quote)).not.toBeNull();
}

describe('answerFromBook', () => {
  it.each([
    ['What is a mutex?', 'A mutex is a lock', 1],
    ['what is MUTEX', 'A mutex is a lock', 1],
    ['Define semaphore.', 'A semaphore is a counter', 2],
    ['What does deadlock mean?', 'A deadlock occurs when', 3],
    ['When was the mutex invented?', '1965', 1],
    ['Who invented the mutex?', 'Edsger Dijkstra', 1],
    ['How many conditions does a deadlock need?', 'four conditions', 3],
    ['Why are deadlocks prevented?', 'one fixed order', 3],
    ['A lock that only one thread can hold at a time is called a ________.', 'A mutex is a lock', 1],
  ])('answers %j with the sentence that says it, cited', (question, words, page) => {
    const draft = ask(question);
    expect(draft.answer).toContain(words);
    expect(draft.quotes.map((quote) => quote.page)).toContain(page);
    expect(draft.declined).toBe(false);
    expectProved(draft);
  });

  it('puts the definition first', () => {
    expect(ask('What is a mutex?').answer).toMatch(/^A mutex is a lock/);
  });

  it('compares two things side by side, each with its own citation', () => {
    const draft = ask('What is the difference between a mutex and a semaphore?');
    expect(draft.answer).toContain('**mutex:** A mutex is a lock');
    expect(draft.answer).toContain('**semaphore:** A semaphore is a counter');
    expect(draft.quotes.map(({ page }) => page)).toEqual([1, 2]);
    expectProved(draft);
  });

  it.each([
    'What is photosynthesis?',
    'Who won the world cup in 2014?',
    'How does a volcano erupt, and what is magma made of?',
    'What is the capital of Mongolia?',
    'Explain your reasoning.',
    '???',
  ])('declines %j with no citation', (question) => {
    const draft = ask(question);
    expect(draft).toMatchObject({ declined: true, quotes: [] });
    expect(draft.answer).not.toMatch(/\[\d/);
    expect(draft.answer.length).toBeGreaterThan(10);
  });

  it.each(['Hi!', 'hello there', 'Thanks a lot!', '你好', 'What can you do?'])(
    'replies to %j without searching',
    (text) => {
      expect(ask(text)).toMatchObject({ declined: false, quotes: [] });
    },
  );

  it('says what it says in the language of the question', () => {
    expect(ask('什么是光合作用？').answer).toMatch(/没有找到/);
    expect(ask('Was ist eine Brücke?').answer).toMatch(/keine Antwort/);
  });
});

describe('a summary', () => {
  it('names the key sentences of the chapter in the order of the book, each cited inside it', () => {
    for (const question of [
      'Summarise chapter 2',
      'Explain chapter two',
      'give me a summary of the Deadlocks chapter',
      'What is chapter 2 about?',
      'overview of the second chapter',
    ]) {
      const draft = ask(question);
      if (!/chapter$/i.test(question) || /second/.test(question))
        expect(draft.answer).toContain('**Chapter 2 Deadlocks**');
      const pages = draft.quotes.map(({ page }) => page);
      expect(pages).toEqual(pages.toSorted());
      expect(pages.every((page) => page >= 3)).toBe(true);
      expectProved(draft);
    }
  });

  it('says so where there is no such chapter', () => {
    expect(ask('Summarise chapter 9')).toMatchObject({ declined: true, quotes: [] });
  });
});

describe('a follow-up', () => {
  it('takes what it leaves unsaid from the turn before', () => {
    const draft = ask('When was it invented?', [turn('What is a mutex?')]);
    expect(draft.answer).toContain('1965');
  });

  it('says something else when asked for more', () => {
    const before = turn('What is a deadlock?');
    const draft = ask('Tell me more', [before]);
    expect(draft.quotes.length).toBeGreaterThan(0);
    for (const { quote } of draft.quotes) expect(before.answer).not.toContain(quote);
  });

  it('is not dragged back by a new subject', () => {
    const alone = ask('What is a semaphore?');
    expect(ask('What is a semaphore?', [turn('What is a deadlock?')])).toEqual(alone);
    expect(ask('And what is a semaphore?', [turn('What is a deadlock?')]).answer).toMatch(/^A semaphore is a counter/);
  });

  it('is declined as before where the new subject is foreign', () => {
    expect(ask('What is photosynthesis?', [turn('What is a mutex?')])).toMatchObject({ declined: true });
  });
});

describe('books in other languages', () => {
  const chinese = testBook([
    '# 第一章 锁\n\n互斥锁是一种同一时间只能由一个线程持有的锁。持有锁的线程必须先释放它。同学们每天在花园里散步聊天。',
    '# 第二章 信号量\n\n信号量是一个计数器，它允许多个线程共享资源。天气很好的时候大家去爬山。',
  ]);
  const persian = testBook([
    '# فصل ۱ قفل\n\nموتکس قفلی است که در هر زمان تنها یک نخ آن را در اختیار دارد. دانشجویان هر روز در باغ قدم می‌زنند و گفتگو می‌کنند.',
    '# فصل ۲ سمافور\n\nسمافور شمارنده‌ای است که چند نخ را به منبع راه می‌دهد. هوا امروز خوب است و همه به کوه می‌روند.',
  ]);
  const german = testBook([
    '# Kapitel 1 Sperren\n\nEine Sperre ist ein Objekt, das nur ein Prozess besitzen kann. Die Klasse geht jeden Tag im alten Garten spazieren.',
    '# Kapitel 2 Zähler\n\nEin Semaphor ist ein Zähler, der mehreren Prozessen den Zugang erlaubt. Das Wetter ist heute schön und alle wandern.',
  ]);

  it.each<[string, Book, string, number]>([
    ['什么是信号量？', chinese, '信号量是一个计数器', 2],
    ['互斥锁是什么', chinese, '互斥锁是一种', 1],
    ['سمافور چیست؟', persian, 'سمافور شمارنده‌ای است', 2],
    ['Was ist ein Semaphor?', german, 'Ein Semaphor ist ein Zähler', 2],
    ['Fasse Kapitel 1 zusammen', german, 'Eine Sperre ist ein Objekt', 1],
    ['总结第二章', chinese, '信号量是一个计数器', 2],
  ])('%s', (question, book, words, page) => {
    const draft = ask(question, [], book);
    expect(draft.answer).toContain(words);
    expect(draft.quotes[0]?.page).toBe(page);
    expectProved(draft, book);
  });

  it.each<[string, Book]>([
    ['什么是光合作用？', chinese],
    ['فتوسنتز چیست؟', persian],
    ['Was ist Photosynthese?', german],
  ])('declines %s', (question, book) => {
    expect(ask(question, [], book)).toMatchObject({ declined: true, quotes: [] });
  });
});

describe('for any question', () => {
  const index = buildIndex(english);
  const words = [
    'mutex',
    'what',
    'is',
    'deadlock',
    'the',
    'chapter',
    '2',
    'why',
    'it',
    '[1]',
    '**',
    '____',
    '锁',
    '؟',
    'threads',
    'wait',
    '?',
    '$x$',
  ];
  it('there is an answer, its citations are proved, and declining cites nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
          fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((list) => list.join(' ')),
        ),
        (question) => {
          const draft = answerFromBook({ book: english, question, history: [], index });
          expect(draft.answer.trim()).not.toBe('');
          expect(draft.declined ? draft.quotes : []).toEqual([]);
          expectProved(draft);
        },
      ),
    );
  });
});
