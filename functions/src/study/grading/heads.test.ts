import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const against = (question: string, book: string, answer: string) =>
  marked(question, reference(book), answer).points?.[0]?.contradicted === true;

describe('a denial of one word, all others being right', () => {
  it.each([
    [
      'What is a sieve?',
      'The basic tool of every kitchen, both for flour and for berries.',
      'The only tool that kitchens never use for berries.',
    ],
    [
      'What is meant by “tundra”?',
      'The cold region where trees hardly grow at all.',
      'The region where trees always grow.',
    ],
    [
      'Qu’est-ce qu’une artère ?',
      'Un vaisseau qui transporte le sang du cœur vers les organes.',
      'Un vaisseau qui ne transporte jamais le sang du cœur vers les organes.',
    ],
    ['Почему закрыли мост?', 'Потому что тросы не выдержали.', 'Потому что тросы выдержали.'],
  ])('contradicts the point: %s', (question, book, answer) => expect(against(question, book, answer)).toBe(true));

  it('is none where another word is denied', () => {
    const question = 'Why do larches stand bare in winter?';
    const told = 'Larches do not keep their needles in autumn.';
    expect(against(question, 'Larches shed their needles in autumn.', told)).toBe(false);
  });

  it('is one denial where a language needs two negators for it', () => {
    const [question, book] = ['Что такое артерия?', 'Сосуд, который несёт кровь от сердца к органам.'] as const;
    expect(against(question, book, 'Сосуд, который никогда не несёт кровь от сердца к органам.')).toBe(true);
  });
});

describe('how much of a thing is meant', () => {
  const [question, book] = ['What is a custom?', 'A habit that is shared by all members of a village.'] as const;
  it('“only some” is not “all”', () => {
    const { reason } = marked(question, reference(book), 'A habit that is shared by only some members of a village.');
    expect(reason).toContain('You say “only some members”; the book says “all members”.');
  });
  it('“every” is “all”', () =>
    expect(marked(question, reference(book), 'A habit that every member of a village shares.').is_correct).toBe(true));
});
