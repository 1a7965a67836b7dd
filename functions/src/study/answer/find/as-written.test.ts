import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = Array.from({ length: 14 }, (_, at) => `On morning ${at + 3} the class walks around the garden.`).join(
  ' ',
);
const book = testBook([
  `# 1 Releases\n\nPlanter 2.0 Oak came out in spring. This release held around 400 modules on 3 discs.\n\nPlanter 3.0 Ash came out in autumn. With a new editor, this release held around 850 modules.\n\nPlanter 3.1 Elm came out late. This release held around 990 modules on 3 discs. ${filler}`,
  `# 2 People\n\nWendy Marsh succeeded Ian Jackson as leader of the garden club in 1999. When Ian Murdock left the club, he appointed Bruce Perry as its next leader. ${filler}`,
]);
const first = (question: string) => answerFromBook({ book, question, history: [] }).answer.split('[1]')[0];

it('a number is asked for as it is written, in its paragraph', () => {
  expect(first('How many modules did Planter 3.0 hold?')).toContain('850');
  expect(first('How many modules did Planter 2.0 hold?')).toContain('400');
});

it('a person is not another one with the same first name', () => {
  expect(first('Who succeeded Ian Murdock as leader?')).toContain('Bruce Perry');
  expect(first('Who succeeded Ian Jackson as leader?')).toContain('Wendy Marsh');
});
