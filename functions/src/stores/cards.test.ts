import { expect, it } from 'vitest';
import { cardId } from './cards.ts';

const whole = { question: 'What does the skin do?', answer: ['It protects.', 'It holds water.'] };

it('the same question of a book is the same card', () => {
  expect(cardId('locks', { ...whole, answer: ['Otherwise worded.'] })).toBe(cardId('locks', whole));
  expect(cardId('keys', whole)).not.toBe(cardId('locks', whole));
});

it('what an answer left out is a card of its own, beside that of the whole question', () => {
  const part = { ...whole, answer: ['It holds water.'], had: ['It protects.'] };
  expect(cardId('locks', part)).not.toBe(cardId('locks', whole));
  expect(cardId('locks', { ...part, answer: ['It protects.'], had: ['It holds water.'] })).not.toBe(
    cardId('locks', part),
  );
});
