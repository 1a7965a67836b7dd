import { describe, expect, it } from 'vitest';
import type { Book } from '../../../book/model.ts';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';
import { withoutCourtesy } from './talk.ts';

const filler = 'The copyright law is old and the copyright office is small. '.repeat(4);
const written = (language: string | null) =>
  testBook(
    [
      `# 1 Law\n\nCopyright is the right to copy a work. A formula is a sentence of signs. Each formula has a model. One formula is long. ${filler}`,
      '# 2 Garden\n\nThe class walks around the old garden and talks.',
    ],
    [],
    language,
  );
const ask = (question: string, book: Book = written('en')) => answerFromBook({ book, question, history: [] });

describe('a question with slips of the pen', () => {
  it.each([
    ['wat is copyright?', 'Copyright is the right'],
    ['waht is a formla', 'A formula is a sentence'],
    ['what is copyrite?', 'Copyright is the right'],
  ])('%s', (question, words) => {
    expect(ask(question).answer).toContain(words);
  });

  it('is declined with what it may have meant, where the book does not say that either', () => {
    expect(ask('Why do formulaz explode over Mongolian volcanoes in winter?')).toMatchObject({
      declined: true,
      answer: expect.stringMatching(
        /does not mention “explode”, “Mongolian”, or “volcanoes”\. Did you mean “Why do formula /u,
      ),
    });
  });
});

describe('a decline', () => {
  it('names the language of the book where the question is in another', () => {
    expect(ask('Was ist Piraterie?')).toMatchObject({
      declined: true,
      answer: 'Darauf habe ich in diesem Buch keine Antwort gefunden. Dieses Buch ist auf Englisch; frag auf Englisch.',
    });
    expect(ask('What is photosynthesis?', written('de')).answer).toContain('This book is in German; ask in German.');
  });

  it('names the words that the book does not have, else what was looked for', () => {
    expect(ask('How does photosynthesis work?').answer).toContain('It does not mention “photosynthesis”.');
    expect(ask('What is a formula garden?').answer).toContain('I looked for “formula garden”.');
    // Within another word it does have them.
    expect(ask('What is the ormul effect?').answer).not.toContain('“ormul”');
    expect(ask('Formula garden, what is it about?').answer).toContain('I looked for “Formula garden”.');
    expect(ask('Wie entsteht ein Vulkan?', written('de')).answer).toContain('„Vulkan“ nicht vor.');
  });

  it('keeps everyday words that the book lacks to itself', () => {
    const asked = 'Why would somebody give the old copyright office a garden of signs, sentences and formula models?';
    expect(ask(asked).answer).not.toMatch(/somebody|everybody|sometimes|I looked for/u);
    expect(ask('Did Zanzibar have a garden with a formula for copyright?').answer).toContain('not mention “Zanzibar”');
  });

  it('names pages that could not be read in its own language', () => {
    const book = written('fa');
    const torn = { ...book, pages: book.pages.map((page) => ({ ...page, quality: 'garbled' as const })) };
    const { answer } = ask('رابطهٔ formula و garden با زلزله چیست؟', torn);
    expect(answer).toContain('صفحه‌هایی که خوانده نشد: 1–2.');
  });

  it('says nothing of languages where they are the same, or the book’s is not known', () => {
    for (const book of [written('en'), written('en-GB'), written(null)])
      expect(ask('What is photosynthesis?', book).answer).toBe(
        'I couldn’t find an answer to that in this book. It does not mention “photosynthesis”.',
      );
  });
});

it.each([
  'Can you quiz me?',
  'quiz me please',
  'Make me a quiz',
  'Ask me some questions about this chapter',
  'ok thanks, quiz me on this',
  'Great! Now test me on photosynthesis',
  'where can I take a quiz?',
  'Danke, mach mir ein Quiz',
  '谢谢，考考我',
])('%s → where quizzes are', (question) => {
  expect(ask(question)).toMatchObject({ answer: expect.stringContaining('**Generate Quiz**'), quotes: [] });
});

it('a wish for a quiz is led to where one is set up', () => {
  const book = testBook(['# 1 Bells\n\nThe bell was cast in bronze.']);
  const { answer } = answerFromBook({ book, question: 'quiz me', history: [], quizAt: '/quiz/config/bells' });
  expect(answer).toContain('[**Generate Quiz**](/quiz/config/bells)');
});

it('a question is answered without the thanks before it', () => {
  expect(withoutCourtesy('ok thanks, but what is a lock?')).toBe('but what is a lock?');
  expect(withoutCourtesy('In 1905, what was found?')).toBe('In 1905, what was found?');
});
