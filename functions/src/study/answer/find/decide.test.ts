import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = Array.from({ length: 14 }, (_, at) => `On day ${at + 2} the class walks around the old garden.`).join(
  ' ',
);
const book = testBook([
  `# 1 Power\n\nA short circuit lets the current flow past the lamp, because it meets no resistance there. Gear 2 drives the wheel, because it is the larger one. ${filler}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

it('a thing with a number that the book never writes is of a picture, and not of the book', () => {
  expect(ask('Explain why circuit 2 is not a short circuit.')).toMatchObject({ declined: true, quotes: [] });
  expect(ask('Explain why gear 2 drives the wheel.').answer).toContain('the larger one');
});

it('a name with a number is written in many ways', () => {
  const kings = testBook([`# 1 Kings\n\nHenry VIII had six wives, of whom two were beheaded. ${filler}`]);
  const { declined } = answerFromBook({ book: kings, question: 'How many wives did Henry 8 have?', history: [] });
  expect(declined).toBe(false);
});
