import { expect, it } from 'vitest';
import { testBook } from '../../book/testing.ts';
import { gateQuestions } from './gate/index.ts';
import { writeQuiz } from './write.ts';

const notesOn = (pages: string[], language: string) => {
  const input = {
    book: testBook(pages, [], language),
    counts: { mcq: 5, saq: 0, laq: 1 },
    seed: 'a',
    earlier: [],
  };
  return gateQuestions(writeQuiz(input), input).notes.join(' ');
};

it('says of few questions how many sentences can be asked about, and why the others cannot', () => {
  const leaning = 'Diese alte Brücke wurde später von ihren Erbauern wieder abgerissen. '.repeat(3);
  const notes = notesOn([`Die Bauern im Norden hielten viele Schafe und Ziegen im Stall. ${leaning}`], 'de');
  expect(notes).toContain(
    'Of 4 sentences, 1 can be asked about by themselves: 3 speak of something named before them.',
  );
});

it('says what each kind lacks', () => {
  const notes = notesOn(['Die Bauern im Norden hielten viele Schafe und Ziegen im Stall.'], 'de');
  expect(notes).toContain('three wrong options');
  expect(notes).toContain('three statements on one subject');
});
