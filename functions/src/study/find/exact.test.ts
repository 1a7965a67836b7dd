import { describe, expect, it } from 'vitest';
import { testBook } from '../../book/testing.ts';
import { answerFromBook } from '../answer/index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} course the class walks around the garden.`,
  ).join(' ');
const manual = testBook([
  `# 1 The for Statement\n\nThe for statement makes it easy to count the turns of a loop. Its body is executed once for each column.\n\n${filler('loop')}`,
  `# 2 The while Statement\n\nThe while statement repeats its body as long as a condition is true.\n\n${filler('while')}`,
  `# 3 Matrices\n\nThe values of large matrices are found with eigs, which takes a limit. Call y = eigs (A, 2) for the largest two.\n\n[V, D] = eig (A) Compute the eigenvalues and the eigenvectors of a square matrix.\n\n${filler('matrix')}`,
  `# 4 Folders\n\nwhereami ()\n\nReturn the folder that is being worked in.\n\nSee that path = whereami() is set before the folder of the day is named.\n\n${filler('folder')}`,
  `# 5 Objects\n\nTo remove the variables of a session the function clear is called.\n\n${filler('object')}`,
]);
const ask = (question: string) => answerFromBook({ book: manual, question, history: [] }).answer;

describe('a name of a program', () => {
  it('is found as it is written, and not by its stem', () => {
    expect(ask('What does the function eig do?')).toMatch(/^\\\[V, D\\\] = eig \(A\) Compute the eigenvalues/);
    expect(ask('What is eigs?')).toMatch(/^The values of large matrices are found with eigs/);
  });

  it('is explained below the line that shows how it is called', () => {
    expect(ask('What does the command whereami do?')).toBe(
      '**whereami:** Return the folder that is being worked in. [1]',
    );
  });

  it('may be a word that otherwise tells nothing', () => {
    expect(ask('What is a for loop?')).toMatch(/^The for statement makes it easy/);
    expect(ask('What is the difference between a for loop and a while loop?')).toMatch(
      /\*\*for loop:\*\* The for statement .*\n\n\*\*while loop:\*\* The while statement/s,
    );
  });

  it('leaves "I" out of what a question takes for granted', () => {
    expect(ask('How do I remove the variables of a session?')).toMatch(/^To remove the variables/);
  });
});

describe('everyday words', () => {
  it('are read as the one word that a book has for them', () => {
    expect(ask('How do I get rid of the variables of a session?')).toMatch(/^To remove the variables/);
  });
});
