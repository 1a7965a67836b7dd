import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { digitQuantities, romanNumeral, sameQuantity, wordQuantity } from './quantities.ts';
import { readText } from './text.ts';

const only = (text: string) => {
  const [found] = digitQuantities(text);
  if (!found) throw new Error(`no number in ${text}`);
  return found;
};

describe('numbers in words', () => {
  const spelt = (text: string) => wordQuantity(text, [{ text, start: 0, end: text.length }], 0)?.value;

  it.each([
    ['eigthy', 80],
    ['fourty', 40],
    ['ninty', 90],
  ])('reads %s as %s', (word, value) => expect(spelt(word)).toBe(value));

  it.each(['sixth', 'eighth', 'thirsty', 'forth'])('leaves %s alone', (word) => expect(spelt(word)).toBeUndefined());
});

describe('numbers', () => {
  it.each([
    ['3 km', '3000 m'],
    ['1,000', '1000'],
    ['50 %', '0.5'],
    ['½', '0.5'],
    ['2½', '2.5'],
    ['3/4', '75%'],
    ['3,5 kg', '3500 g'],
    ['3×10^8', '300000000'],
    ['90 minutes', '1.5 hours'],
    ['2 million', '2000000'],
    ['2 milion', '2 million'],
    ['3 millions', '3 million'],
    ['50', '50 %'],
  ])('takes %s and %s for the same', (one, other) => {
    expect(sameQuantity(only(one), only(other))).toBe(true);
  });

  it.each([
    ['3 km', '3 m'],
    ['50 %', '5'],
    ['3 km', '3 kg'],
    ['1,000', '1.5'],
    ['5', '-5'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(sameQuantity(only(one), only(other))).toBe(false);
  });

  it('leaves names with digits alone', () => {
    expect(digitQuantities('the 1st of class 4bp')).toEqual([]);
  });
});

it.each([
  ['viii', 8],
  ['xiv', 14],
  ['xx', 20],
  ['i', null],
  ['mix', null],
  ['vivid', null],
])('reads the Roman numeral %s as %s', (word, value) => {
  expect(romanNumeral(word)).toBe(value);
});

describe('years and hundreds in words', () => {
  it.each([
    ['nineteen twenty one', 1921],
    ['eighteen ninety', 1890],
    ['about hundred', 100],
  ])('%s', (text, value) => {
    expect(readText(text).tokens.find(({ quantity }) => quantity)?.quantity?.value).toBe(value);
  });
});

describe('a half behind a number', () => {
  it.each([
    ['en', 'four and a half', 4.5],
    ['de', 'viereinhalb', 4.5],
    ['fr', 'deux et demi', 2.5],
    ['es', 'tres y medio', 3.5],
    ['ru', 'пять с половиной', 5.5],
  ] as const)('%s: %s', (language, text, value) => {
    expect(readText(text, language).tokens.map(({ quantity }) => quantity?.value)).toEqual([value]);
  });
});

describe('thousands', () => {
  it.each([
    ['16.700', '16,700'],
    ['1.345.596', '1,345,596'],
    ['1 345 596', '1,345,596'],
  ])('%s is %s', (one, other) => expect(sameQuantity(only(one), only(other))).toBe(true));

  it('1.670 is not 16,700', () => expect(sameQuantity(only('1.670'), only('16,700'))).toBe(false));
});

describe('a decimal with three places', () => {
  it.each([
    ['3.142', '3142'],
    ['0.125', '125'],
    ['1.225 kg', '1225 kg'],
    ['9.807', '9807'],
    ['2.718', '2718'],
    ['0,125', '125'],
  ])('%s is not %s', (one, other) => expect(sameQuantity(only(one), only(other))).toBe(false));

  it('is thousands in a language that parts them by a point, whatever the unit', () => {
    const [tonnes] = digitQuantities('1.225 g', true);
    expect(tonnes && sameQuantity(tonnes, only('1225 g'))).toBe(true);
  });

  it('is never thousands behind a nought', () => {
    const [eighth] = digitQuantities('0.125', true);
    expect(eighth && sameQuantity(eighth, only('125'))).toBe(false);
  });
});

describe('groups of three digits and halves behind a unit', () => {
  it.each([
    ['What are the thresholds?', 'The thresholds are 100, 200 and 300.', '100 200 300'],
    ['Which codes mean an error?', 'The codes 404, 500 and 503 mean an error.', '404 500 503'],
    ['How many people live there?', 'About 100,000 people live there.', '100 000'],
    ['How high is it?', 'It is 12 500 metres high.', '12,500 m'],
    ['How long does it take?', 'It takes three and a half hours.', 'three hours and a half'],
    ['How long was the voyage?', 'The voyage took two and a half years.', 'two years and a half'],
    ['Wie lange dauert es?', 'Es dauert dreieinhalb Stunden.', 'drei Stunden und eine halbe'],
    ['¿Cuánto tarda?', 'Tarda tres horas y media.', 'tres y media horas'],
  ])('%s %s is answered by %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });

  it.each([
    ['What are the thresholds?', 'The thresholds are 100, 200 and 300.', '100 200 400'],
    ['How long does it take?', 'It takes three and a half hours.', 'two hours and a half'],
    ['How long does it take?', 'It takes three and a half hours.', 'three hours'],
  ])('%s %s is not answered by %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(false);
  });
});
