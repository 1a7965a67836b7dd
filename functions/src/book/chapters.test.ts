import { describe, expect, it } from 'vitest';
import { readNumber } from './chapter-numbers.ts';
import { chaptersOf, sectionAt, sectionsOf } from './chapters.ts';
import { digitOf } from './numerals.ts';
import { testBook } from './testing.ts';

const filler = 'Some text that fills the page and says very little about anything at all, as text does.';

describe('sectionsOf', () => {
  it('takes the outline where there is one, with pages from and to', () => {
    const book = testBook(
      [
        `# Preface\n\n${filler}`,
        `# Chapter 1 Locks\n\n${filler}`,
        filler,
        `${filler}\n\n# Chapter 2 Keys\n\n${filler}`,
        '# Index',
      ],
      [
        { title: 'Preface', level: 1, page: 1 },
        { title: 'Chapter 1 Locks', level: 1, page: 2 },
        { title: 'Chapter 2 Keys', level: 1, page: 4 },
        { title: 'Index', level: 1, page: 5 },
      ],
    );
    expect(sectionsOf(book).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['front', 1, 1],
      ['chapter', 2, 4],
      ['chapter', 4, 4],
      ['index', 5, 5],
    ]);
    expect(chaptersOf(book).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Chapter 1 Locks'],
      [2, 'Chapter 2 Keys'],
    ]);
    expect(sectionAt(sectionsOf(book), 4, 0)?.title).toBe('Chapter 1 Locks');
    expect(sectionAt(sectionsOf(book), 4, filler.length + 2)?.title).toBe('Chapter 2 Keys');
  });

  it('finds headings by their size where there is no outline, and counts the chapters', () => {
    const book = testBook([
      `# Locks\n\n## Mutexes\n\n${filler}`,
      `## Semaphores\n\n${filler}`,
      `# Keys\n\n## Iron keys\n\n${filler}`,
      `## Exercises\n\n${filler}`,
    ]);
    expect(sectionsOf(book).map(({ title, level, kind, from, to }) => [title, level, kind, from, to])).toEqual([
      ['Locks', 1, 'chapter', 1, 2],
      ['Mutexes', 2, 'chapter', 1, 1],
      ['Semaphores', 2, 'chapter', 2, 2],
      ['Keys', 1, 'chapter', 3, 4],
      ['Iron keys', 2, 'chapter', 3, 3],
      ['Exercises', 2, 'exercises', 4, 4],
    ]);
    expect(chaptersOf(book).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Locks'],
      [2, 'Keys'],
    ]);
  });

  it('counts chapters on over the parts around them, though they only call themselves by number', () => {
    const titles = ['"PIRACY"', '1: Creators', '2: Copyists', '"PROPERTY"', '3: Founders', '4: Recorders'];
    const book = testBook(
      titles.map((title) => `# ${title}\n\n${filler}`),
      titles.map((title, at) => ({ title, level: at % 3 === 0 ? 1 : 2, page: at + 1 })),
    );
    expect(chaptersOf(book).map(({ number, from }) => [number, from])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 6],
    ]);
  });

  it('looks inside parts for the chapters, and joins "Chapter 2" with the title below it', () => {
    const book = testBook([
      `# Part One\n\n## Chapter 1\n\n## Locks\n\n${filler}`,
      `# Part Two\n\n## Chapter 2\n\n## Keys\n\n${filler}`,
    ]);
    expect(chaptersOf(book).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Chapter 1 Locks'],
      [2, 'Chapter 2 Keys'],
    ]);
  });

  it('has no sections in a book without headings', () => {
    expect(sectionsOf(testBook([filler]))).toEqual([]);
  });
});

describe('readNumber', () => {
  it.each([
    ['Chapter 3', 3],
    ['3. Locks', 3],
    ['12 Locks', 12],
    ['3.1 Mutexes', null],
    ['Chapter IV: Keys', 4],
    ['Kapitel 2 Schlösser', 2],
    ['第三章 锁', 3],
    ['第 12 章 锁', 12],
    ['第十二章', 12],
    ['فصل ۲', 2],
    ['I think', null],
    ['Locks', null],
  ])('reads %j as %j', (title, number) => {
    expect(readNumber(title)).toBe(number);
  });

  it('knows the digits of other scripts', () => {
    expect([...'٣۷७๙'].map(digitOf)).toEqual(['3', '7', '7', '9']);
  });
});
