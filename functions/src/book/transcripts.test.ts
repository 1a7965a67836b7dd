import { describe, expect, it } from 'vitest';
import { blocksOfPage } from './blocks.ts';
import { boxesOf } from './evidence/index.ts';
import { buildIndex } from './search/build.ts';
import { proseOf } from './sentences.ts';
import { testBook } from './testing.ts';
import { type Transcript, withTranscripts } from './transcripts.ts';

const PAGE: Transcript = [
  { kind: 'furniture', text: '217 Threads' },
  { kind: 'heading', text: 'Semaphores' },
  { kind: 'text', text: 'A semaphore lets several threads pass at once.\nIt counts how many are inside of it.' },
  { kind: 'text', text: 'The gate is closed when the count has come down to zero.' },
];
const scan = testBook(['', '', 'A lock is held by one thread at a time, and by no other.']);

describe('a book with pages read from pictures', () => {
  const book = withTranscripts(scan, new Map([[1, PAGE]]));

  it('has their words in paragraphs and sentences, under their headings, without running heads', () => {
    expect(book.pages[0]!.text).toBe(
      '217 Threads\n\nSemaphores\n\nA semaphore lets several threads pass at once.\nIt counts how many are inside of it.\n\nThe gate is closed when the count has come down to zero.',
    );
    expect(proseOf(book).map(({ text }) => text)).toEqual([
      'A semaphore lets several threads pass at once.',
      'It counts how many are inside of it.',
      'The gate is closed when the count has come down to zero.',
      'A lock is held by one thread at a time, and by no other.',
    ]);
    expect(blocksOfPage(book, 1).map(({ kind }) => kind)).toEqual(['furniture', 'heading', 'text', 'text']);
    expect(buildIndex(book).postings.has('semaphor')).toBe(true);
  });

  it('places none of them on the page', () => {
    const [page] = book.pages;
    expect(page!.quality).toBe('estimated');
    expect(boxesOf(page!, 0, page!.text.length)).toEqual([]);
  });

  it('tells the language where the book itself has no words', () => {
    const german: Transcript = [
      {
        kind: 'text',
        text: 'Das Schloss wird von einem Faden gehalten, und die anderen warten auf der Treppe. '.repeat(4),
      },
    ];
    expect(withTranscripts(testBook(['', '']), new Map([[2, german]])).language).toBe('de');
    expect(withTranscripts({ ...scan, language: 'fr' }, new Map([[2, german]])).language).toBe('fr');
  });

  it('knows of a page on which there was nothing to read, and leaves alone what has text of its own', () => {
    const read = withTranscripts(
      scan,
      new Map<number, Transcript>([
        [2, []],
        [3, PAGE],
      ]),
    );
    expect(read.pages.map(({ quality }) => quality)).toEqual(['none', 'blank', 'good']);
    expect(read.pages[2]).toBe(scan.pages[2]);
  });
});
