import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../book/evidence/index.ts';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { type ProvedAnswer, proveAnswer } from '../proof.ts';
import { answerFromBook } from './index.ts';

const filler = (topic: string) =>
  Array.from({ length: 14 }, (_, at) => `On day ${at + 2} the ${topic} class walks around the old garden.`).join(' ');

const book = testBook(
  [
    `# Chapter 1 Locks\n\nA mutex is a lock that only one thread can hold at a time. The thread that holds a mutex must release it before another thread can go on. The mutex was invented by Edsger Dijkstra in 1965.\n\n${filler('lock')}`,
    `A semaphore is a counter that lets several threads share a resource. Its counter falls when a thread takes a unit of the resource.\n\n${filler('counter')}`,
    `# Chapter 2 Deadlocks\n\n# 2.1 What they need\n\nFour conditions must hold for a deadlock to occur:\n\n1. mutual exclusion\n\n2. hold and wait\n\n3. no preemption\n\n4. circular wait\n\n${filler('deadlock')}`,
    `# 2.2 How they are prevented\n\nDeadlocks are prevented because threads take all locks in one fixed order. Some systems kill the youngest thread instead.\n\n${filler('order')}`,
  ],
  [
    { title: 'Chapter 1 Locks', level: 1, page: 1 },
    { title: 'Chapter 2 Deadlocks', level: 1, page: 3 },
    { title: '2.1 What they need', level: 2, page: 3 },
    { title: '2.2 How they are prevented', level: 2, page: 4 },
  ],
);
const index = buildIndex(book);
const facts = buildKnowledge(book, index.sentences);
const ask = (question: string, ...before: string[]): ProvedAnswer =>
  proveAnswer(
    book,
    answerFromBook(
      { book, question, index, history: before.map((earlier) => ({ question: earlier, answer: '' })) },
      facts,
    ),
  );

/** Every passage and every quote stands on its page. */
function expectProved({ passages = [], near = [], citations }: ProvedAnswer): void {
  for (const { page, text } of [...passages, ...near]) expect(verifyQuote(book.pages[page - 1]!, text)).not.toBeNull();
  for (const { page, quote } of citations) expect(verifyQuote(book.pages[page - 1]!, quote)).not.toBeNull();
}
const textOf = ({ passages = [] }: ProvedAnswer) => passages.map(({ text }) => text).join('\n');

describe('what a book answers', () => {
  it.each([
    ['What is a semaphore?', 'lets several threads share a resource', 2],
    ['Who invented the mutex?', 'Edsger Dijkstra', 1],
    ['When was the mutex invented?', '1965', 1],
    ['How are deadlocks prevented?', 'in one fixed order', 4],
  ])('%s is answered by the passage that says it, with its page and section', (question, words, page) => {
    const reply = ask(question);
    expect(['line', 'passages', 'may_help']).toContain(reply.found);
    expect(`${reply.line ?? ''}\n${textOf(reply)}`).toContain(words);
    expect(reply.citations.map((citation) => citation.page)).toContain(page);
    expect(reply.passages?.[0]?.section[0]).toMatch(/Locks|Deadlocks/);
    expectProved(reply);
  });

  it('a list is shown whole, with its lead-in', () => {
    const reply = ask('When does a deadlock occur?');
    expect(reply.passages?.[0]).toMatchObject({ kind: 'list', page: 3 });
    expect(reply.passages?.[0]?.text.split('\n')).toEqual([
      'Four conditions must hold for a deadlock to occur:',
      '1. mutual exclusion',
      '2. hold and wait',
      '3. no preemption',
      '4. circular wait',
    ]);
    expectProved(reply);
  });

  it('the answer is whole by itself: the first passage stands in it with its mark', () => {
    const { answer, passages, citations } = ask('How are deadlocks prevented?');
    expect(answer.replaceAll('\n> ', ' ')).toContain('Deadlocks are prevented because threads take all locks');
    expect(answer).toContain(`[${citations.length}]`);
    expect(citations.at(-1)?.page).toBe(passages?.[0]?.page);
  });

  it('without a line, what answers best is marked, and no more than 250 words are shown', () => {
    const reply = ask('How do systems get out of a deadlock?');
    const [first] = reply.passages ?? [];
    const [mark] = first?.marks ?? [];
    expect(reply.line).toBeUndefined();
    expect(first?.text.slice(mark?.start, mark?.end)).toBe('Some systems kill the youngest thread instead.');
    expect(textOf(reply).split(/\s+/).length).toBeLessThanOrEqual(250);
    expect(reply.passages?.length).toBeLessThanOrEqual(3);
  });

  it('what the line says is not said again: a few words of what follows and of what comes before are shown', () => {
    const reply = ask('What must a thread do before another thread can go on?');
    expect(reply.line).toBe('The thread that holds a mutex must release it before another thread can go on. [1]');
    expect(reply.passages?.map(({ text }) => text.split('. ')[0])).toEqual([
      'The mutex was invented by Edsger Dijkstra in 1965.',
      'A mutex is a lock that only one thread can hold at a time.',
    ]);
    expectProved(reply);
  });

  it('a sentence that leans on the one before it takes that one along', () => {
    const reply = ask('When does the counter fall?');
    expect(reply.line).toBe(
      'A semaphore is a counter that lets several threads share a resource. [1] Its counter falls when a thread takes a unit of the resource. [2]',
    );
    expectProved(reply);
  });

  it('a sentence that gives no reason is no line for a question why', () => {
    expect(ask('Why must a thread that holds a mutex release it?').line).toBeUndefined();
    expect(ask('Why are deadlocks prevented?').line).toContain('because threads take all locks');
  });

  it('a list that is asked for is the line, an item a line, cited as one', () => {
    const reply = ask('Name the four conditions that must hold for a deadlock.');
    expectProved(reply);
    expect(reply.line).toBe(
      'Four conditions must hold for a deadlock to occur:\n\n1\\. mutual exclusion\n\n2\\. hold and wait\n\n3\\. no preemption\n\n4\\. circular wait [1]',
    );
    expect(reply.citations[0]?.boxes).toHaveLength(5);
  });

  it('two things that are compared stand side by side, or there is no line', () => {
    const both = ask('What is the difference between a mutex and a semaphore?').line;
    expect(both).toMatch(/A mutex is a lock .*\n\nA semaphore is a counter/s);
    expect(ask('What is the difference between a semaphore and its counter?').line).toBeUndefined();
  });

  it('two things that are compared are each shown where the book says most of them', () => {
    const said = (thing: string, words: string) =>
      `# ${thing}\n\nA ${thing} is a wind that ${words}. ${filler('garden')}`;
    const both = testBook([
      `# Weather\n\nOld songs confuse monsoon and passat, and the difference matters. ${filler('weather')}`,
      said('monsoon', 'brings moist air from the sea in summer'),
      said('passat', 'blows steadily towards the equator'),
    ]);
    const compare = (one: string, other: string) =>
      proveAnswer(
        both,
        answerFromBook(
          {
            book: both,
            question: `What is the difference between a ${one} and a ${other}?`,
            index: buildIndex(both),
            history: [],
          },
          null,
        ),
      );
    const reply = compare('monsoon', 'passat');
    expect(textOf(reply)).toContain('moist air from the sea');
    expect(textOf(reply)).toContain('towards the equator');
    // What is said of the one does not tell the other.
    expect(compare('monsoon', 'tornado').found).not.toBe('passages');
  });

  it('no page is named as a further one that stands above', () => {
    const said = (n: number) => `A lease of sort ${n} ends when its holder dies. ${filler(`class ${n}`)}`;
    const leases = testBook([[1, 2, 3, 4].map(said).join('\n\n'), said(5)], []);
    const reply = proveAnswer(
      leases,
      answerFromBook(
        { book: leases, question: 'When does a lease end?', index: buildIndex(leases), history: [] },
        null,
      ),
    );
    const above = [...(reply.passages ?? []), ...reply.citations].map(({ page }) => page);
    expect((reply.also ?? []).filter(({ page }) => above.includes(page))).toEqual([]);
  });

  it('a follow-up keeps its subject', () => {
    expect(ask('Who invented it?', 'What is a mutex?').answer).toContain('Dijkstra');
    expect(ask('and how are they prevented?', 'Which conditions must hold for a deadlock?').answer).toContain(
      'fixed order',
    );
  });
});

describe('a part of the book', () => {
  it.each(['Summarise chapter 2', 'Fasse Kapitel 2 zusammen'])('%s: its outline', (question) => {
    const { found, outline, answer } = ask(question);
    expect(found).toBe('outline');
    expect(outline).toMatchObject({ pages: [3, 4], minutes: expect.any(Number) });
    expect(outline?.entries.map(({ title, page }) => [title, page])).toEqual([
      ['2.1 What they need', 3],
      ['2.2 How they are prevented', 4],
    ]);
    expect(answer).toContain('2.2 How they are prevented (p. 4)');
  });

  it('the whole book: its chapters', () => {
    expect(ask('Summarise this book').outline?.entries.map(({ title }) => title)).toContain('Chapter 1 Locks');
  });

  it('one that is not there is not found', () => {
    expect(ask('Summarise chapter 9').found).not.toBe('outline');
  });
});

describe('what a book does not answer', () => {
  it.each([
    'How does a diesel engine ignite its fuel?',
    'What is the capital of Mongolia?',
    'Wer gewann die Fußball-WM 2014?',
  ])('%s: nothing is shown as an answer', (question) => {
    const reply = ask(question);
    expect(reply.found).toBe('nothing');
    expect(reply).not.toHaveProperty('passages');
    expect(reply.citations).toEqual([]);
    expectProved(reply);
  });

  it('says which names it was looked for by', () => {
    expect(ask('What is the capital of Mongolia?').looked_for).toContain('Mongolia');
  });

  it('no word says what is asked: nothing is looked for', () => {
    expect(ask('Explain your reasoning.')).toMatchObject({ citations: [] });
    expect(ask('?????').citations).toEqual([]);
  });
});

describe('small talk', () => {
  it.each(['Hello!', 'thanks', 'Danke!', 'quiz me on this'])('%s is answered without the book', (text) => {
    const reply = ask(text);
    expect(reply.answer.length).toBeGreaterThan(10);
    expect(reply.citations).toEqual([]);
    expect(reply).not.toHaveProperty('found');
  });
});
