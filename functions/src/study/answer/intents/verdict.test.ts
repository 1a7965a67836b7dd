import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = Array.from({ length: 16 }, (_, at) => `On morning ${at + 3} the class walks around the old garden.`);
const book = testBook([
  `# 1 Membranes\n\nOsmosis is a passive process that does not need energy from the cell. Active transport needs energy from the cell. Most membranes let water through, and some membranes let ions through.\n\n${filler.join(' ')}`,
  `# 2 Bells\n\nThe harbour bell was cast in 1714 by Anna Feld. The rope of the bell is made of hemp.\n\n${filler.join(' ')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

describe('"Is it true that …?"', () => {
  it.each([
    ['Is it true that osmosis needs energy from the cell?', 'Osmosis is a passive process'],
    ['True or false: the harbour bell was cast in 1731.', 'cast in 1714'],
  ])('%s is denied with the sentence that says otherwise', (question, sentence) => {
    const { answer, quotes } = ask(question);
    expect(answer).toMatch(/^Not true\. Your book says otherwise:/);
    expect(answer).toContain(sentence);
    expect(quotes).toHaveLength(1);
  });

  it.each([
    ['Is it true that active transport needs energy from the cell?', 'Active transport needs energy'],
    ['True or false: the harbour bell was cast in 1714.', 'cast in 1714'],
  ])('%s is affirmed with the sentence that says so', (question, sentence) => {
    const { answer } = ask(question);
    expect(answer).toMatch(/^True\. Your book says:/);
    expect(answer).toContain(sentence);
  });

  it('is left open where the book says it of most and the statement of all', () => {
    expect(ask('Is it true that all membranes let water through?').answer).toMatch(
      /^Compare that with what your book says:/,
    );
  });

  it('is denied where the book says the same with the opposite of a word', () => {
    const market = testBook([
      `# 1 Comics\n\nUnder Japanese law the comic market is an illegal one. Comics are sold twice a year. ${filler.join(' ')}`,
    ]);
    const { answer } = answerFromBook({
      book: market,
      question: 'Is it true that in Japan the comic market is legal?',
      history: [],
    });
    expect(answer).toMatch(/^Not true\. Your book says otherwise:/);
    expect(answer).toContain('an illegal one');
  });

  it('is declined where the book tells nothing of it', () => {
    expect(ask('Is it true that glaciers carve fjords into granite?')).toMatchObject({ declined: true, quotes: [] });
  });
});

describe('no verdict is given', () => {
  const school = testBook([
    `# 1 Schools\n\nScholars distinguish splinter groups from counter groups, which reject the rules of the town. Trade theory has been criticized because it tends to focus on trade to the exclusion of stability. Of the maps drawn in this country before 1790, most were lost. This form of smuggling is flat out wrong. The river flooded the village.\n\n${filler.join(' ')}`,
    `# 2 The Paper Ceiling\n\n${filler.join(' ')}`,
  ]);
  it.each([
    ['by half a sentence about something else', 'Do splinter groups reject the rules of the town?'],
    ['by a clause that turns what it names', 'Does trade theory focus on stability?'],
    ['to a question of yes or no', 'Is smuggling wrong?'],
  ])('%s', (_, question) => {
    expect(answerFromBook({ book: school, question, history: [] }).answer).not.toMatch(/^(?:Yes|No|True|Not true)\./);
  });

  it.each([
    ['by half a sentence about something else', 'Is it true that splinter groups reject the rules of the town?'],
    ['by a clause that turns what it names', 'Is it true that trade theory focuses on stability?'],
    ['by a year beside another matter', 'Is it true that the first printing act was passed in 1790?'],
    ['by a heading', 'Is it true that the paper ceiling is illegal?'],
  ])('%s, to a statement', (_, question) => {
    expect(answerFromBook({ book: school, question, history: [] }).answer).not.toMatch(/^(?:True|Not true)\./);
  });

  it('of true to a sentence with the doer and the thing exchanged', () => {
    const question = 'Is it true that the village flooded the river?';
    expect(answerFromBook({ book: school, question, history: [] }).answer).not.toMatch(/^True\./);
  });
});

it.each([
  'Harald Finn planned to sell the copper mill in 1880.',
  'There was a rumour that Harald Finn sold the copper mill in 1880.',
  'Harald Finn almost sold the copper mill in 1880.',
  'Harald Finn refused to sell the copper mill in 1880.',
])('what is only planned or told is not said to be true: %s', (sentence) => {
  const rest =
    'The mill stood on the river. It was built of stone in the winter. The village lived on copper for years.';
  const ask = (text: string) =>
    answerFromBook({
      book: testBook([`# 1 The mill\n\n${text} ${rest}`]),
      question: 'Is it true that Harald Finn sold the copper mill in 1880?',
      history: [],
    }).answer;
  expect(ask('Harald Finn sold the copper mill in 1880.')).toMatch(/^True\./);
  expect(ask(sentence)).not.toMatch(/^True\./);
});
