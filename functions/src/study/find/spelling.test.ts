import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { readQuestion } from './question.ts';

const filler = (word: string) => Array.from({ length: 8 }, (_, at) => `${word} ${at + 2}.`).join(' ');
const index = buildIndex(
  testBook([
    `# 1 Change\n\nA disruptive technology has a major effect on a whole industry. A crash of the market is sudden. Hippocampus and thalamus are parts of the brain. ${filler('The class walks around the old garden on day')}`,
  ]),
);
const read = (text: string) => readQuestion(text, index).text;

describe('a word of a question that the book has not', () => {
  it.each([
    ['What is a disruptive tecnology?', 'What is a disruptive technology?'],
    ['what is hippocmapus', 'what is Hippocampus'],
    ['What is the thallamus?', 'What is the thalamus?'],
    ['What is a disrruptive technologie', 'What is a disruptive technology'],
  ])('is read as the word of the book that is one slip away: %s', (asked, expected) => {
    expect(read(asked)).toBe(expected);
  });

  it.each([
    'How is trash disposed of?',
    'What is a vrash?',
    'What is a technologically?',
    'What is thalmmuss?',
    'Was bedeutet Tecnology für den Markt?',
  ])('stays where it is a word, begins otherwise, is further away, or of another language: %s', (asked) => {
    expect(read(asked)).toBe(asked);
  });

  it('is the subject that is looked for', () => {
    expect(readQuestion('What is a disruptive tecnology?', index).subject).toBe('disruptive technology');
  });
});
