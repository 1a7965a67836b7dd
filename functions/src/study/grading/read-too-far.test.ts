/** Where a rule of meaning must stop: what it does not tell of is neither denied nor turned round. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const Q = 'What happened?';

describe('more than the point tells is no exchange of giver and taker', () => {
  it.each([
    ['The server sends the page to the browser.', 'The server receives a request and returns the page to the browser.'],
    ['The heart supplies blood to the organs.', 'The heart receives blood from the veins and pumps it to the organs.'],
    ['A bank lends money to firms and people.', 'A bank borrows from savers and gives loans to firms and people.'],
    ['El museo presta cuadros a las escuelas.', 'Del museo reciben las escuelas cuadros.'],
    ['La empresa paga un sueldo al obrero.', 'De la empresa recibe el obrero un sueldo.'],
    ['Der Staat zahlt den Familien Geld.', 'Vom Staat bekommen die Familien Geld.'],
  ])('%s %s', (book, answer) => {
    expect(marked(Q, reference(book), answer).points?.[0]?.contradicted).not.toBe(true);
  });
});

describe('a ban ends at "and"', () => {
  const both = { kind: 'outline', entries: ['He banned foot binding', 'He opened schools'] } as const;
  it('of two things, one banned, both are made', () => {
    const { points } = marked('What did he do?', both, 'He banned foot binding and opened schools.');
    expect(points?.map(({ met }) => met)).toEqual([true, true]);
  });

  it.each([
    ['Smuggling grew because alcohol was banned.', 'Since alcohol was banned, smuggling grew.'],
    ['When the tsar banned vodka, tax income fell.', 'The tsar banned vodka and tax income fell.'],
    ['The church banned the book, but printers spread it.', 'The church banned the book but printers spread it.'],
  ])('%s %s', (book, answer) => {
    expect(marked(Q, reference(book), answer).points?.[0]?.contradicted).not.toBe(true);
  });
});

it('a comparison whose sides are exchanged earns nothing behind "unlike" either', () => {
  const cells = {
    kind: 'outline',
    entries: ['Mitosis makes two identical cells', 'Meiosis makes four different cells'],
  } as const;
  const answer =
    'Unlike mitosis, meiosis makes two identical cells. Unlike meiosis, mitosis makes four different cells.';
  expect(marked('What are mitosis and meiosis?', cells, answer).points?.filter(({ met }) => met)).toEqual([]);
});

it.each([
  ['It is 8 849 metres high.', '8 849'],
  ['The town has 12 500 inhabitants.', '12500 inhabitants'],
])('thousands parted by spaces are one number: %s', (book, answer) => {
  expect(marked('How many?', reference(book), answer).is_correct).toBe(true);
});
