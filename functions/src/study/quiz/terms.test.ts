import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { isDefined, termsOf } from './terms.ts';

/** Of a book with so many lines that show a call, the terms that it defines. */
const definedWith = (calls: number) => {
  const lines = Array.from({ length: calls }, (_, i) => `y = tool${i} (A, B)`).join('\n\n');
  const text = `# 1 Tasks\n\nA scheduler is a program that decides which task runs next. The scheduler is asked often.\n\nA good scheduler is fair. Every scheduler keeps a queue. The scheduler decides which task runs.\n\n${lines}`;
  const book = testBook(
    [text, 'Tasks wait.', 'Tasks run.', 'Tasks end.'],
    [{ title: '1 Tasks', level: 1, page: 1 }],
    'en',
  );
  const context = contextOf({ book }, buildKnowledge(book, sentencesOf(book)));
  return termsOf(context).filter((term) => isDefined(term) && !term.named);
};

it('what a manual says of arguments defines no term; a call here and there makes no manual', () => {
  expect(definedWith(3).map(({ text }) => text)).toEqual(['scheduler']);
  expect(definedWith(9)).toEqual([]);
});
