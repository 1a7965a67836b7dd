import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';
import { itselfRequest } from './request.ts';

const filler = (topic: string) =>
  Array.from({ length: 8 }, (_, at) => `In year ${at + 2} the ${topic} of the town was painted once more.`).join(' ');
const outline = [
  { title: 'Preface', level: 1, page: 2 },
  { title: '1 Bells', level: 1, page: 3 },
  { title: '2 Towers', level: 1, page: 4 },
];
const stating = testBook(
  [
    '# The Sound of Bells\n\nADA KRESTWELL\n\nThe Harbour Press',
    '# Preface\n\nThis book is licensed under a free licence. This book explains how bells are cast, tuned and hung. I wrote it in a garden.',
    `# 1 Bells\n\nThe central claim of this book is that a bell is tuned before it is cast. The poet Robert Frost wrote a book. ${filler('bell')}`,
    `# 2 Towers\n\nA tower carries the weight of the bells. It is written by the sea. ${filler('tower')}`,
  ],
  outline,
);
const silent = testBook(
  [
    '# Harbour Notes',
    'Words before all else.',
    `# 1 Bells\n\nA bell rings. ${filler('bell')}`,
    `# 2 Towers\n\n${filler('tower')}`,
  ],
  outline,
);

const ask = (question: string, book: Book = stating) => {
  const draft = answerFromBook({ book, question, history: [] });
  for (const { page, quote } of draft.quotes) expect(verifyQuote(book.pages[page - 1]!, quote)).not.toBeNull();
  return draft;
};

describe('a question about the book itself', () => {
  it('is answered by what the book says it is about, and its chapters, each proved', () => {
    const { answer, quotes } = ask('What is this book about?');
    expect(answer).toMatch(/^\*\*The Sound of Bells\*\*\n\n/);
    expect(answer).toContain('This book explains how bells are cast, tuned and hung.');
    expect(answer).toMatch(/Its chapters:\n\n- 1 Bells \[\d\]\n- 2 Towers \[\d\]$/);
    expect(answer).not.toMatch(/licen|painted|garden/);
    expect(quotes.map(({ page }) => page)).toContain(2);
  });

  it('names the chapters alone where the book nowhere says it', () => {
    const { answer } = ask('What is this book about?', silent);
    expect(answer).toContain('Its chapters:\n\n- 1 Bells [');
    expect(answer).not.toContain('painted');
  });

  it('shows no title whose letters could not be read', () => {
    const book = testBook(
      [
        '# قدଓایফଡندانঈوหهୀ',
        'Words before all else.',
        `# 1 Bells\n\n${filler('bell')}`,
        `# 2 Towers\n\n${filler('tower')}`,
      ],
      outline,
    );
    expect(ask('What is this book about?', book).answer).toMatch(/^Its chapters:\n\n- 1 Bells/);
  });

  it('is answered by the argument where the book states one, and declined where it does not', () => {
    expect(ask("What is the author's main argument?").answer).toBe(
      'The central claim of this book is that a bell is tuned before it is cast. [1]',
    );
    expect(ask("What is the author's main argument?", silent)).toMatchObject({ declined: true, quotes: [] });
  });

  it('is answered by the name on the title page, never by an author the text mentions', () => {
    expect(ask('Who wrote this book?')).toEqual({
      answer: 'This book names as its author: **ADA KRESTWELL** [1]',
      quotes: [{ page: 1, quote: 'ADA KRESTWELL' }],
      declined: false,
    });
    expect(ask('Who is the author of this book?', silent)).toMatchObject({ declined: true, quotes: [] });
  });

  it.each([
    'Written and drawn by the Harbour authors',
    'by Ada Krestwell and Jon Velde',
    'Prof. Dr. Ada Krestwell',
    'Copyright © 2021 Ada Krestwell',
    'Copyright 2019–2021 by Ada Krestwell',
    'Copyright © 2021 von Ada Krestwell',
    'Copyright © par Ada Krestwell',
  ])('knows its authors from %j', (line) => {
    const book = testBook([`# The Sound of Bells\n\n${line}`, `# 1 Bells\n\n${filler('bell')}`]);
    expect(ask('Who wrote this book?', book).quotes).toEqual([{ page: 1, quote: line }]);
  });
});

describe('itselfRequest', () => {
  it.each([
    ['What is this book about?', 'about'],
    ['can you tell me what this book is about', 'about'],
    ['What does this paper cover?', 'about'],
    ['Worum geht es in diesem Buch?', 'about'],
    ["What is the author's main argument?", 'argument'],
    ['What does the author argue?', 'argument'],
    ['What is the main argument against copyright?', null],
    ['Who wrote this book?', 'author'],
    ['Who is the author?', 'author'],
    ['Who wrote Romeo and Juliet?', null],
    ['What is chapter 3 about?', null],
    ['What does this book say about bells?', null],
  ] as const)('%s → %s', (text, request) => {
    expect(itselfRequest(text, 'en')).toBe(request);
  });
});

describe('a summary', () => {
  it('has as many sentences as are asked for', () => {
    for (const [asked, count] of [
      ['in three sentences', 3],
      ['in 2 sentences', 2],
      ['in one sentence', 1],
    ] as const) {
      expect(ask(`Summarise chapter 1 ${asked}`).answer.match(/^- /gm)).toHaveLength(count);
    }
    expect(ask('Summarise this book in two sentences').quotes).toHaveLength(2);
  });

  it('of the whole book begins with what the book says of itself', () => {
    expect(ask('Summarise this book').answer).toMatch(/^- This book explains how bells are cast/);
  });
});
