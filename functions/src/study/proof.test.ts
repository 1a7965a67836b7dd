import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../book/evidence/index.ts';
import { testBook } from '../book/testing.ts';
import { withTranscripts } from '../book/transcripts.ts';
import { proveAnswer, provePassage, proveQuote, UNSUPPORTED } from './proof.ts';

const book = testBook([
  'A mutex is a lock that one thread holds. Nobody else may open the door while\n\n_ 1',
  'this one thread is still busy with the resource behind it. Locks are old.\n\n_ 2',
]);

describe('proveQuote', () => {
  it('marks words where they stand, also on another page than claimed', () => {
    expect(proveQuote(book, { page: 2, quote: 'A mutex is a lock' })).toMatchObject({ page: 1, state: 'marked' });
    expect(proveQuote(book, { page: 1, quote: 'A mutex is a key' })).toBeNull();
  });

  it('cites the longer half of a quote over the turn of a page, which stands on the page it names', () => {
    const quote = 'open the door while this one thread is still busy with the resource behind it.';
    const citation = proveQuote(book, { page: 1, quote })!;
    expect(citation).toMatchObject({ page: 2, state: 'marked' });
    expect(citation.quote).toBe('this one thread is still busy with the resource behind it');
    expect(verifyQuote(book.pages[1]!, citation.quote)?.boxes).toEqual(citation.boxes);
  });
});

describe('proveQuote on pages read from their pictures', () => {
  const blank = { text: '', lines: [], quality: 'none' as const };
  const scan = withTranscripts(
    {
      ...book,
      pages: [...book.pages, { ...book.pages[0]!, ...blank, number: 3 }, { ...book.pages[0]!, ...blank, number: 4 }],
    },
    new Map([
      [3, [{ kind: 'text', text: 'A semaphore lets several threads pass at once.' }]],
      [4, []],
    ]),
  );

  it('says that words found there are an estimate, and places none', () => {
    const quote = 'lets several threads pass';
    expect(proveQuote(scan, { page: 3, quote })).toEqual({ page: 3, quote, state: 'estimated', boxes: [] });
    expect(proveQuote(scan, { page: 1, quote })).toMatchObject({ page: 3, state: 'estimated' });
  });

  it('drops words that were not read there, also where the page holds none', () => {
    expect(proveQuote(scan, { page: 3, quote: 'A semaphore lets one thread pass.' })).toBeNull();
    expect(proveQuote(scan, { page: 4, quote: 'A semaphore lets one thread pass.' })).toBeNull();
  });

  it('marks words that the book prints as text, though a picture near by is said to show them too', () => {
    expect(proveQuote(scan, { page: 4, quote: 'A mutex is a lock' })).toMatchObject({ page: 1, state: 'marked' });
  });
});

describe('provePassage', () => {
  it('looks for what it cites near the page that it was taken from, not in all of the book', () => {
    const long = testBook([
      ...book.pages.map(({ text }, at) => text.replace(/\n\n\d$/, `\n\n_ ${at + 1}`)),
      ...Array.from({ length: 9 }, () => 'Nothing about doors.'),
    ]);
    Object.defineProperty(long.pages.at(-1), 'text', {
      get: () => {
        throw new Error('This page is not needed.');
      },
    });
    const text = 'Nobody else may open the door while this one thread is still busy with the resource behind it.';
    const found = provePassage(long, { page: 1, pieces: [{ text }], space: ' ', section: [], kind: 'text' });
    expect(found?.citation).toMatchObject({ page: 2, state: 'marked' });
  });

  const draft = (text: string, kind: 'text' | 'region') => ({
    page: 1,
    pieces: [{ text, mark: true as const }],
    space: ' ' as const,
    section: [],
    kind,
  });

  it('says which part of the page shows what is best shown as printed, and of text nothing', () => {
    const region = provePassage(book, draft('A mutex is a lock that one thread holds.', 'region'))?.passage.region;
    const [line] = book.pages[0]!.lines;
    expect(region).toMatchObject({ y: expect.any(Number), width: expect.any(Number) });
    expect(region!.y).toBeLessThanOrEqual(line!.box.y);
    expect(region!.y + region!.height).toBeGreaterThanOrEqual(line!.box.y + line!.box.height);
    expect(provePassage(book, draft('A mutex is a lock that one thread holds.', 'text'))?.passage).not.toHaveProperty(
      'region',
    );
  });

  it('keeps all that the page prints together around what answers, where something parts the rest', () => {
    const told = ['One lock waits.', 'Two locks wait.', 'Three locks wait.', 'Four locks wait.', 'Five locks wait.'];
    const parted = testBook([`${told.slice(0, 4).join(' ')} A note of the printer. ${told[4]} Six locks wait.`]);
    const pieces = [...told, 'Six locks wait.', 'Seven locks wait.'].map((text, at) => ({
      text,
      ...(at === 2 && { mark: true as const }),
    }));
    const proved = provePassage(parted, { page: 1, pieces, space: ' ', section: [], kind: 'text' });
    expect(proved?.passage.text).toBe(told.slice(0, 4).join(' '));
    expect(proved?.citation.quote).toBe('Three locks wait.');
  });

  it('keeps what the page prints from a first piece on that proves nothing by itself', () => {
    const parted = testBook(['It is. It was. Two locks wait. A note of the printer. Three locks wait.']);
    const pieces = ['It is.', 'It was.', 'Two locks wait.', 'Three locks wait.'].map((text) => ({ text }));
    const proved = provePassage(parted, { page: 1, pieces, space: ' ', section: [], kind: 'text' });
    expect(proved?.passage.text).toBe('It is. It was. Two locks wait.');
  });

  it('shows no part of a page for words that run over its end: none would show them all', () => {
    const over = 'Nobody else may open the door while this one thread is still busy with the resource behind it.';
    const proved = provePassage(book, draft(over, 'region'));
    expect(proved?.passage.text).toBe(over);
    expect(proved?.passage).not.toHaveProperty('region');
  });
});

describe('proveAnswer', () => {
  const draft = (quotes: string[]) => ({
    answer: quotes.map((_, at) => `Said. [${at + 1}]`).join(' '),
    quotes: quotes.map((quote) => ({ page: 1, quote })),
    declined: false,
  });

  it('leaves out what the book does not say and numbers the rest anew', () => {
    const { answer, citations } = proveAnswer(book, draft(['Locks are new.', 'Locks are old.']));
    expect(answer).toBe('Said. Said. [1]');
    expect(citations.map(({ page }) => page)).toEqual([2]);
  });

  it('leaves an index in code as it is', () => {
    const answer = 'Take `Lst[[1]]` [1], not `x[1]` [2].';
    expect(proveAnswer(book, { ...draft(['Locks are new.', 'Locks are old.']), answer }).answer).toBe(
      'Take `Lst[[1]]`, not `x[1]` [1].',
    );
  });

  it('says so where nothing is left', () => {
    expect(proveAnswer(book, draft(['Locks are new.']))).toEqual({ answer: UNSUPPORTED, citations: [] });
  });
});
