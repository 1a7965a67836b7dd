import { describe, expect, it } from 'vitest';
import { verifyQuote } from './evidence/index.ts';
import type { Book } from './model.ts';
import { buildIndex, packIndex, unpackIndex } from './search/index.ts';
import { proseOf, quotable, sentencesOf } from './sentences.ts';
import { testBook } from './testing.ts';

/** A book of one page on which the numbers between angle brackets are raised, as the marks of notes are. */
function bookWithMarks(source: string): Book {
  const text = source.replace(/[<>]/g, '');
  const book = testBook([text]);
  let shift = 0;
  for (const { index, 0: raised } of source.matchAll(/<\d+>/g)) {
    const start = index - shift;
    const end = start + raised.length - 2;
    shift += 2;
    const line = book.pages[0]?.lines.find((one) => one.start <= start && end <= one.end);
    line?.runs.push({ start, end, box: line.box, mark: true });
  }
  return book;
}

const wordings = (book: Book) => sentencesOf(book).map(({ text }) => text);
const isProved = (book: Book) =>
  proseOf(book).every((sentence) => {
    const { page, quote } = quotable(book, sentence);
    const there = book.pages[page - 1];
    return there !== undefined && verifyQuote(there, quote) !== null;
  });

describe('the marks of footnotes', () => {
  const book = bookWithMarks(
    'Piracy of films costs billions of dollars. <19> Indeed, as surveys show, nobody knows. They lose much to physical\npiracy <1> (that works out to a lot of money).',
  );

  it('are in no sentence, neither before it nor inside', () => {
    expect(wordings(book)).toEqual([
      'Piracy of films costs billions of dollars.',
      'Indeed, as surveys show, nobody knows.',
      'They lose much to physical piracy (that works out to a lot of money).',
    ]);
  });

  it('leave quotes as they are printed, so that each stands on its page to the letter', () => {
    const quotes = proseOf(book).map((sentence) => quotable(book, sentence).quote);
    expect(quotes.at(1)).toBe('Indeed, as surveys show, nobody knows.');
    const printed = book.pages[0]?.text.replaceAll('\n', ' ') ?? '';
    expect(quotes.filter((quote) => !printed.includes(quote))).toEqual([]);
    expect(isProved(book)).toBe(true);
  });

  it('open no note, and are told from exponents and fractions', () => {
    const other = bookWithMarks(
      '<3> The note itself says a thing or two about it.\n\nThe area of it is <1>/2 of the base times (n + m) <2> as we know.',
    );
    expect(wordings(other)).toEqual([
      'The note itself says a thing or two about it.',
      'The area of it is 1/2 of the base times (n + m) 2 as we know.',
    ]);
  });

  it('are left out of a stored index’s sentences too', () => {
    const stored = unpackIndex(packIndex(buildIndex(book), book), book);
    expect(stored?.sentences.map(({ text }) => text)).toEqual(wordings(book));
  });
});

describe('a word that the page turn breaks', () => {
  const pages = [
    'Some say that first-order logic is hard.\n\nWe looked far and wide for the decid-',
    'ability of all of it and found none there.\n\nIt has long been known what first-',
    'order formulas are there for in the end.\n\nThey did the things before the pre-',
    'and the post-war years went by so soon.',
  ];
  const book = testBook(pages);

  it('is one word, with its hyphen where the book writes it so', () => {
    const told = wordings(book).join(' ');
    expect(told).toContain('We looked far and wide for the decidability of all of it');
    expect(told).toContain('what first-order formulas are there for');
    expect(told).toContain('the pre- and the post-war years');
  });

  it('is left out of the quote, which has whole words alone', () => {
    const quotes = proseOf(book).map((sentence) => quotable(book, sentence));
    expect(quotes).toContainEqual({ page: 2, quote: 'of all of it and found none there.' });
    expect(quotes).toContainEqual({ page: 3, quote: 'formulas are there for in the end.' });
    expect(isProved(book)).toBe(true);
  });
});

describe('a line that ends within Chinese or Japanese', () => {
  const book = testBook([
    '亚马逊雨林是一片潮湿的阔叶\n林，覆盖了亚马逊盆地的大部分。“雨林”\n的名称来自 Amazon\nRiver 的两岸。',
    '東京は日本の首\n都であり、人口が多い。',
  ]);

  it('is joined to the next without a space, and to Latin words with one', () => {
    expect(wordings(book)).toEqual([
      '亚马逊雨林是一片潮湿的阔叶林，覆盖了亚马逊盆地的大部分。',
      '“雨林”的名称来自 Amazon River 的两岸。',
      '東京は日本の首都であり、人口が多い。',
    ]);
  });

  it('stands in a quote as it is printed, and the quote is proved', () => {
    expect(quotable(book, proseOf(book)[0]!).quote).toBe('亚马逊雨林是一片潮湿的阔叶 林，覆盖了亚马逊盆地的大部分。'); // of three
    expect(isProved(book)).toBe(true);
  });
});
