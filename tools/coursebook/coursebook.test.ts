import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../functions/src/book/model.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { assemble, headingsOf, pageList } from './assemble.ts';
import { paginate } from './paginate.ts';

describe('the sample coursebook', () => {
  let book: Book;
  let html: string;
  beforeAll(async () => {
    const bytes = readFileSync(new URL('./how-memory-works.pdf', import.meta.url));
    book = await readPdf(Uint8Array.from(bytes));
    html = assemble(book.title ?? '', await paginate(bytes));
  });

  it('is read whole, with its title and without a page that lacks text', () => {
    expect(book.title).toBe('How Memory Works: A Short Course in Learning That Lasts');
    expect(book.pages.length).toBeGreaterThanOrEqual(12);
    expect(book.pages.filter((page) => page.quality !== 'good')).toEqual([]);
  });

  it('has every heading in its outline, on the page where it stands', () => {
    expect(book.outline.map((item) => item.title)).toEqual(headingsOf(html));
    for (const { title, page } of book.outline) {
      expect(book.pages[page - 1]?.text.replace(/\s+/g, ' ')).toContain(title);
    }
  });

  it('was printed from these chapters: the glossary explains every key term, in the words of the text', () => {
    const terms = [...html.matchAll(/<p><a href="#[\w-]+"><b>(.*?)<\/b><\/a>: (.*?)<\/p>/g)].map((m) => strip(m[2]));
    expect(terms.length).toBe(html.match(/<dfn /g)?.length);
    const text = strip(book.pages.map((page) => page.text).join(' '));
    for (const meaning of terms) expect(text.split(meaning).length, meaning).toBe(3);
  });

  it('numbers every line of the contents and every entry of the index', () => {
    expect(html).not.toContain('<span class="page"></span>');
    expect(html).not.toMatch(/, <\/p>/);
  });
});

const strip = (html = '') =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('a list of pages', () => {
  it('joins neighbours to a range', () => {
    expect(pageList([4, 5, 6, 9])).toBe('4–6, 9');
  });
});
