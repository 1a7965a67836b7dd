import { describe, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import type { Book } from '../model.ts';
import { ReadError } from './failure.ts';
import { readPdf } from './read-pdf.ts';

const textsOf = (book: Book) => book.pages.map((page) => page.text);
const flat = (text: string | undefined) => text?.replaceAll('\n', ' ');

describe('a plain book', () => {
  it('tells its title, language, outline and printed page numbers', async () => {
    const book = await readPdf(fixtures.plain());
    expect(book.title).toBe('Threads in Small Steps');
    expect(book.language).toBe('en');
    expect(book.outline).toEqual([
      { title: '1 Locks', level: 1, page: 3 },
      { title: '1.1 Deadlock – waiting for ever', level: 2, page: 4 },
      { title: '2 Memory', level: 1, page: 5 },
    ]);
    expect(book.pages.map((page) => page.label)).toEqual(['i', 'ii', '1', '2', '3']);
  });

  it('has headings as blocks of their own, larger and bold', async () => {
    const [, , page] = (await readPdf(fixtures.plain())).pages;
    expect(page?.text.split('\n\n')[0]).toBe('1 Locks');
    expect(page?.lines[0]).toMatchObject({ size: 14, bold: true });
    expect(page?.lines[1]).toMatchObject({ size: 10, bold: false });
  });

  it('points every line and run into the text', async () => {
    for (const page of (await readPdf(fixtures.plain())).pages) {
      const lines = page.lines.map(({ start, end }) => page.text.slice(start, end));
      expect(lines.join(' ')).toBe(flat(page.text)?.replaceAll('  ', ' '));
      for (const line of page.lines) {
        expect(line.runs.at(0)?.start).toBe(line.start);
        expect(line.runs.at(-1)?.end).toBe(line.end);
      }
    }
  });

  it('is read all the same when its table of objects points elsewhere', async () => {
    expect(textsOf(await readPdf(fixtures.lostTable()))).toEqual(textsOf(await readPdf(fixtures.plain())));
  });
});

describe('reading order', () => {
  const virtualMemory = /reads the page from disk into it, .* happened\./;

  it('goes down the first column, then the second, and joins the paragraph that spans both', async () => {
    const [text] = textsOf(await readPdf(fixtures.twoColumn()));
    const blocks = text?.split('\n\n').map(flat);
    expect(blocks?.[0]).toBe('Virtual Memory');
    expect(blocks?.[1]).toMatch(virtualMemory);
    expect(blocks?.[2]).toBe('1 A footnote of the first column.');
    expect(blocks?.[3]).toMatch(/^When no frame is free/);
  });

  it('sees the columns where the file draws line by line across both', async () => {
    const [text] = textsOf(await readPdf(fixtures.twoColumnAcross()));
    expect(flat(text?.split('\n\n')[0])).toMatch(virtualMemory);
  });

  it('goes from top to bottom where the file draws from bottom to top', async () => {
    const [text] = textsOf(await readPdf(fixtures.upsideDownOrder()));
    expect(flat(text)).toMatch(/^A lock lets .* A deadlock is .* When no frame .* goes\.$/);
  });
});

describe('words', () => {
  it('joins words broken at line ends and leaves compounds their hyphen', async () => {
    const [text] = textsOf(await readPdf(fixtures.hyphenated()));
    expect(text).toContain('must be protected by');
    expect(text).toContain('is so well-known that');
    expect(text).toContain('about its violation, and');
    expect(text).toContain('pre- and post');
  });

  it('keeps a footnote mark apart from its word and says that it is one', async () => {
    const [page] = (await readPdf(fixtures.withRunningHeads())).pages;
    expect(page?.text).toContain('Every lock has an owner 1 while it is held.');
    const marks = page?.lines.flatMap((line) => line.runs).filter((run) => run.mark);
    expect(marks?.map(({ start, end }) => page?.text.slice(start, end))).toEqual(['1']);
  });

  it('marks running heads and page numbers, and nothing else', async () => {
    const { pages } = await readPdf(fixtures.withRunningHeads());
    const [page] = pages;
    const furniture = page?.lines.filter((line) => line.role === 'furniture');
    expect(furniture?.map(({ start, end }) => page?.text.slice(start, end))).toEqual([
      'Threads in Small Steps 1',
      '- 1 -',
    ]);
  });
});

describe('blocks', () => {
  it('part program text from the paragraph around it', async () => {
    const [text] = textsOf(await readPdf(fixtures.programText()));
    expect(text?.split('\n\n')[1]).toBe('pthread_mutex_lock(&queue);');
  });
});

describe('other scripts', () => {
  it('reads Chinese whose letters stand only in the predefined character maps', async () => {
    const book = await readPdf(fixtures.chinese());
    expect(textsOf(book)).toEqual([fixtures.CHINESE.join('\n')]);
    expect(book.language).toBe('zh');
  });

  it('reads Japanese in lines and in columns alike', async () => {
    const book = await readPdf(fixtures.japanese());
    expect(textsOf(book)).toEqual([fixtures.JAPANESE.join('\n'), fixtures.JAPANESE.join('\n')]);
    expect(book.language).toBe('ja');
    expect(book.pages[1]?.lines[0]?.runs[0]?.direction).toBe('ttb');
  });

  it('reads right-to-left lines in the order in which they are spoken, with their Latin words and numbers', async () => {
    const [text] = textsOf(await readPdf(fixtures.rightToLeft()));
    expect(text?.split(/\n+/)).toEqual([...fixtures.HEBREW, fixtures.ARABIC]);
  });

  it('recognises Cyrillic in the disguise of Latin letters', async () => {
    const [page] = (await readPdf(fixtures.disguisedCyrillic())).pages;
    expect(page?.text).toBe(fixtures.RUSSIAN.join('\n'));
    expect(page?.repaired).toBe(true);
  });
});

describe('pages without usable text', () => {
  it('tells pictures and garbage from text', async () => {
    expect((await readPdf(fixtures.scanned())).pages.map((page) => page.quality)).toEqual(['none', 'none']);
    expect((await readPdf(fixtures.garbled())).pages.map((page) => page.quality)).toEqual(['garbled', 'good']);
  });

  it('takes the notice of a form that needs another program for no text', async () => {
    expect((await readPdf(fixtures.dynamicForm())).pages).toMatchObject([{ text: '', quality: 'none' }]);
  });

  it('loses a broken page and no other', async () => {
    expect(textsOf(await readPdf(fixtures.brokenPage()))).toEqual(['Before the break', '', 'After the break']);
  });

  it('leaves out what stands outside the crop box', async () => {
    const [text] = textsOf(await readPdf(fixtures.cropped()));
    expect(text).toMatch(/^Inside/);
    expect(text).not.toContain('0815');
  });
});

describe('files that are not books', () => {
  it.each([
    ['an empty file', fixtures.empty, 'empty_file'],
    ['a web page', fixtures.htmlNamedPdf, 'not_a_pdf'],
    ['a download that broke off', fixtures.truncated, 'truncated'],
    ['a book behind a password', fixtures.userPassword, 'password_protected'],
    ['a header without a PDF', fixtures.nonsense, 'unusable'],
    ['100,000 pages', fixtures.hundredThousandPages, 'too_many_pages'],
    ['a page tree in a circle', fixtures.cyclicPageTree, 'unusable'],
  ] as const)('are refused: %s', async (_, make, failure) => {
    const error = await readPdf(make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ failure });
  });

  it('opens a book that only its owner has a password for', async () => {
    const [text] = textsOf(await readPdf(fixtures.ownerPassword()));
    expect(text).toMatch(/^A lock lets one thread/);
  });

  it('runs no script of the PDF', async () => {
    await readPdf(fixtures.javascript());
    expect(globalThis).not.toHaveProperty('folioWasHere');
  });

  it.each([
    ['an outline in a circle', fixtures.cyclicOutline],
    ['a form that draws itself', fixtures.cyclicForm],
    ['half a million brackets', fixtures.deepNesting],
    ['a giant object', fixtures.giantObject],
    ['a picture of 14 GB', fixtures.hugePicture],
  ])('do not catch the reader: %s', async (_, make) => {
    expect(textsOf(await readPdf(make())).at(-1)).toMatch(/^A lock lets one thread/);
  });
});
