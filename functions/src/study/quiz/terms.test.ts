import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { termsOf } from './terms.ts';

/** The terms that a plain "is" defines in a book whose first page tells of tasks and whose second holds this. */
const definedBeside = (first: string, second = 'Tasks wait.') => {
  const text = `# 1 Tasks\n\nA scheduler is a program that decides which task runs next. The scheduler is asked often.\n\nA good scheduler is fair. Every scheduler keeps a queue. The scheduler decides which task runs.\n\n${first}`;
  const book = testBook([text, second], [{ title: '1 Tasks', level: 1, page: 1 }], 'en');
  const context = contextOf({ book }, buildKnowledge(book, sentencesOf(book)));
  return termsOf(context).filter(({ named }) => !named);
};
const CALL = 'y = tool (A, B)';

it('what is said beside a call, of arguments, defines no term; a call on another page leaves it', () => {
  expect(definedBeside('Tasks run.', CALL).map(({ text }) => text)).toEqual(['scheduler']);
  expect(definedBeside(CALL)).toEqual([]);
});

it.each([
  ['rods', 'Rods are specialized receptors that work well in low light.'],
  ['schema', 'A schema is a mental construct consisting of a cluster of related concepts.'],
  ['syntax', 'Syntax refers to the way words are organized into sentences.'],
  ['migrant', 'A migrant is an individual who has moved to another country in order to work there.'],
  ['grade inflation', 'Grade inflation refers to a practice of awarding students higher grades than they have earned.'],
  [
    'temperament',
    'Temperament refers to the inborn traits and patterns that propel people to consistently think, feel, and act alike.',
  ],
  ['pension', 'A pension is a government-run retirement program funded primarily through payroll taxes.'],
])('a noun phrase is what its words are, however a tagger takes one of them: %s', (term, sentence) => {
  const book = testBook(
    [`# 1 Parts\n\n${sentence} Teachers name ${term} twice. Books on ${term} are read.`],
    [{ title: '1 Parts', level: 1, page: 1 }],
    'en',
  );
  const terms = termsOf(contextOf({ book }, buildKnowledge(book, sentencesOf(book))));
  expect(terms.map(({ text }) => text)).toEqual([term]);
});
