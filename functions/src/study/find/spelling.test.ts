import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { explainAnswer } from '../answer/index.ts';
import { readQuestion } from './question.ts';

const filler = (word: string) => Array.from({ length: 8 }, (_, at) => `${word} ${at + 2}.`).join(' ');
const book = testBook([
  `# 1 Change\n\nA disruptive technology has a major effect on a whole industry. A crash of the market is sudden. Hippocampus and thalamus are parts of the brain. ${filler('The class walks around the old garden on day')}`,
]);
const index = buildIndex(book);
const explain = (question: string) => explainAnswer({ book, index, question, history: [] });
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
    'What is doxing?',
    'What did Craeg say?',
    'Was bedeutet Tecnology für den Markt?',
  ])('stays where it is a word, short, begins otherwise, is further away, or of another language: %s', (asked) => {
    expect(read(asked)).toBe(asked);
  });

  it('is not looked for by the book’s words where most of a question is unknown', () => {
    const asked = 'tecnology thallamus hippocmapus disrruptive gardeen induztry';
    expect(readQuestion(asked, index)).toMatchObject({ text: asked, respelled: [] });
  });

  it('is never told as sure, and its reading is told', () => {
    const passages = explain('What is a disruptive technology?').draft;
    expect(passages.passages?.found).not.toBe('may_help');
    const { draft } = explain('What is a disruptive tecnology?');
    expect(draft.passages).toMatchObject({ found: 'may_help' });
    expect(draft.passages?.line).toBeUndefined();
    expect(draft.answer).toMatch(/^Looked for “technology”\. It isn’t certain/);
  });

  it('is not told as sure by the question that leans on it either', () => {
    const asked = (before: string) =>
      explainAnswer({ book, index, question: 'And what does it do?', history: [{ question: before, answer: '' }] })
        .draft;
    expect(asked('What is a disruptive technology?').passages?.found).not.toBe('may_help');
    expect(asked('What is a disruptive tecnology?')).toMatchObject({ passages: { found: 'may_help' } });
  });

  it('is the subject that is looked for', () => {
    expect(readQuestion('What is a disruptive tecnology?', index).subject).toBe('disruptive technology');
  });
});
