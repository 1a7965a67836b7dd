import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { whatIsMeant } from './forms/short.ts';
import { statedOf } from './stated.ts';

const contextWith = (sentence: string) => {
  const others =
    'Every megachurch has a hall. The pastor of a megachurch speaks on Sundays. A parish hall is let, and every parish hall is old.';
  const book = testBook([`# 1 Parts\n\n${sentence}\n\n${others}`], [{ title: '1 Parts', level: 1, page: 1 }], 'en');
  return contextOf({ book }, buildKnowledge(book, sentencesOf(book)));
};
const WHOLE = 'A megachurch is a church with "no walls" that many people attend in every week of the year';

it('a sentence that says what a term means is the answer, where its meaning is no phrase by itself', () => {
  const context = contextWith(`${WHOLE}.`);
  expect(statedOf(context).map(({ text }) => text)).toEqual(['megachurch']);
  const [question] = whatIsMeant
    .candidates(context)
    .map(({ draft }) => draft(() => 0.5, { isKey: () => false, uses: () => 0 } as never));
  expect(question).toMatchObject({ question: 'What is meant by “megachurch”?', answer: `${WHOLE}.` });
});

it.each([
  ['of one at hand', 'The parish hall is a "room" of the church that is open to all people of the village.'],
  ['that counts something', 'A megachurch is one of the largest "homes" of many people in every town of the country.'],
  ['with something between the term and what it means', `A megachurch, by the way, ${WHOLE.slice(13)}.`],
  ['that tells of many things', 'A megachurch is a special "feature" of the country.'],
  ['of a word', 'A megachurch is a Greek word for "hall" that means a large room in a temple.'],
  ['that opens with another thing', `In every town, ${WHOLE.charAt(0).toLowerCase()}${WHOLE.slice(1)}.`],
])('no sentence %s', (_, sentence) => {
  expect(statedOf(contextWith(sentence))).toEqual([]);
});
