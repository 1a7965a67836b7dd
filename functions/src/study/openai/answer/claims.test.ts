import { describe, expect, it } from 'vitest';
import type { ClaimedQuote } from '../../engine.ts';
import { resolveCitations } from '../../proof.ts';
import { checkClaim, draftOf, type Proved } from './claims.ts';

const claim = (text: string, quote: string): Proved<ClaimedQuote> => ({
  form: 'paragraph',
  text,
  quotes: [{ page: 1, quote }],
});
function provedClaim(made: Proved<ClaimedQuote>, said = '') {
  const checked = checkClaim(
    made,
    (quote) => [quote],
    () => ({ question: said, around: said, pages: [] }),
  );
  return 'claim' in checked ? checked.claim : null;
}
const isProved = (text: string, quote: string, said = '') => provedClaim(claim(text, quote), said) !== null;

describe('a claim is carried by its quotes', () => {
  it.each([
    ['the same number', 'It took 1,200 years.', 'In all it took about 1,200 years.'],
    ['the number without its comma', 'It took 1200 years.', 'In all it took about 1,200 years.'],
    ['a small number spelled out', 'There are 3 stores of memory.', 'The model has three stores of memory.'],
    ['a small number in figures', 'There are three stores of memory.', 'The model has 3 stores of memory.'],
    ['digits of another script', 'عدد آن ۱۲ است.', 'There are 12 of them in the whole set.'],
    ['no number at all', 'Memory has several stores.', 'The model has three stores of memory.'],
  ])('with %s', (_, text, quote) => expect(isProved(text, quote)).toBe(true));

  it.each([
    ['another number', 'It took 1,300 years.', 'In all it took about 1,200 years.'],
    ['another small number', 'There are 4 stores of memory.', 'The model has three stores of memory.'],
    ['another spelled number', 'There are four stores of memory.', 'The model has three stores of memory.'],
    ['a decimal moved', 'It is 1.25 times the memory.', 'It is 12.5 times the memory.'],
    ['other words', 'The moon is made of green cheese.', 'The model has three stores of memory.'],
  ])('but not with %s', (_, text, quote) => expect(isProved(text, quote)).toBe(false));

  it('may repeat the numbers of the question', () => {
    const [text, quote] = ['In 1959 the memory lasted some seconds.', 'The memory lasted for some seconds only.'];
    expect(isProved(text, quote)).toBe(false);
    expect(isProved(text, quote, 'What was found in 1959?')).toBe(true);
  });
});

it('claims become paragraphs and lists, each with its marks, the same quote once', () => {
  const [a, b] = [
    { page: 1, quote: 'A.' },
    { page: 2, quote: 'B.' },
  ];
  const draft = draftOf([
    { form: 'paragraph', text: 'One.', quotes: [a] },
    { form: 'sentence', text: 'Two.', quotes: [b, a] },
    { form: 'item', text: '- Three.', quotes: [b] },
    { form: 'item', text: 'Four.', quotes: [a] },
    { form: 'paragraph', text: 'Five.', quotes: [] },
  ]);
  expect(draft.quotes).toEqual([a, b]);
  expect(draft.answer).toBe('One. [1] Two. [2][1]\n\n- Three. [2]\n- Four. [1]\n\nFive.');
});

it('a lead that states a fact is proved as every claim, one that only announces is not', () => {
  const quote = { page: 1, quote: 'The model has three stores of memory.' };
  const lead = (text: string, quotes: ClaimedQuote[]) =>
    checkClaim(
      { form: 'lead', text, quotes },
      (found) => [found],
      () => ({ question: '', around: '', pages: [] }),
    );
  expect(lead('There are three stores of memory:', [quote])).toMatchObject({ claim: { quotes: [quote] } });
  expect(lead('There are four stores of memory:', [quote])).toHaveProperty('reason');
  expect(lead('They are:', [])).toMatchObject({ claim: { quotes: [] } });
  const item = { form: 'item' as const, text: 'One.', quotes: [quote] };
  expect(draftOf([{ form: 'lead', text: 'Three stores:', quotes: [quote] }, item]).answer).toBe(
    'Three stores: [1]\n\n- One. [1]',
  );
});

describe('rows of a table', () => {
  const quotes = [{ page: 1, quote: 'The model has three stores of memory.' }];
  const table = (header: string, row: string) =>
    draftOf([
      { form: 'header', text: header, quotes: [] },
      { form: 'row', text: row, quotes },
    ]).answer;

  it('stand under their header, whose first column may have no name', () => {
    expect(table('| Model | Stores', 'Kinds | one | three')).toBe(
      '|  | Model | Stores |\n| --- | --- | --- |\n| Kinds | one | three [1] |',
    );
    expect(table('Model | Stores', 'Modal | three')).toBe('| Model | Stores |\n| --- | --- |\n| Modal | three [1] |');
  });

  it('are items where they have other columns than it', () => {
    expect(table('Model | Stores', 'Kinds | one | two | three')).toBe('- Kinds · one · two · three [1]');
  });
});

describe('code', () => {
  const printed = 'cube <- function(n) {\n  sq <- function() n*n\n  n*sq()\n}\n[1] 8';
  const code = (text: string): Proved<ClaimedQuote> => ({ form: 'code', text, quotes: [{ page: 1, quote: printed }] });
  const checked = (text: string) => provedClaim(code(text));

  it('stands in its lines, its marks behind it, and numbers in it are no marks', () => {
    const claims = [checked(`\`\`\`r\n${printed}\n\`\`\``)!, { ...claim('So it is 8.', printed) }];
    const { answer, quotes } = draftOf(claims);
    expect(answer).toBe(`\`\`\`\n${printed}\n\`\`\`\n\n[1]\n\nSo it is 8. [1]`);
    const citation = { page: 1, quote: printed, state: 'page' as const, boxes: [] };
    expect(resolveCitations({ answer, declined: false }, [citation]).answer).toBe(answer);
    expect(quotes).toHaveLength(1);
  });

  it('keeps the count of the steps around it', () => {
    const step = (text: string) => ({ ...claim(text, 'A.'), form: 'step' as const });
    expect(draftOf([step('One.'), checked('n*sq()')!, step('Two.')]).answer).toContain('2. Two.');
  });

  it.each(['n*sq() + 1', 'n*n n*sq()', '$$\nn*sq()', '~~~\nn*sq()', '`n*sq()`'])(
    'that the book does not print in such lines is refused: %j',
    (text) => expect(checked(text)).toBeNull(),
  );
});
