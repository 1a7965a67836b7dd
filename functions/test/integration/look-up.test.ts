import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { pageOf } from '../../src/book/pages.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import * as fixtures from '../fixtures/index.ts';
import { withBook, withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';

let ana: Student;
let id: string;

beforeAll(async () => {
  [ana] = await enrol(1);
  id = await withCoursebook(ana);
}, 120_000);

const search = async (q: string, book = id) =>
  (await ana.call('book.search', { params: { id: book }, query: { q } })).body;

describe('a search in a book', () => {
  it('finds every place of the words, in the order of the book, with their boxes', async () => {
    const { total, pages, hits, complete } = await search('working memory');
    expect(complete).toBe(true);
    expect(total).toBeGreaterThan(5);
    expect(hits).toHaveLength(total);
    expect(pages.reduce((sum, page) => sum + page.hits, 0)).toBe(total);
    expect(hits.map(({ page }) => page)).toEqual(hits.map(({ page }) => page).toSorted((a, b) => a - b));
    const { book } = await loadBook(ana.uid, id);
    for (const { page, words, boxes } of hits) {
      expect(words).toMatch(/^working memory$/i);
      expect(pageOf(book, page)?.text.replace(/\s+/g, ' ').toLowerCase()).toContain('working memory');
      expect(boxes.length).toBeGreaterThan(0);
    }
  });

  it('finds nothing where nothing is, and refuses what is no search', async () => {
    expect(await search('xylophone')).toEqual({ total: 0, pages: [], hits: [], complete: true });
    const { status } = await ana.fetch(`/api/book/${id}/search?q=${'a'.repeat(201)}`);
    expect(status).toBe(400);
    expect((await ana.fetch(`/api/book/${id}/search?q=%20`)).status).toBe(400);
  });

  it.each([
    ['Chinese', fixtures.chinese, '互斥锁'],
    ['right to left', fixtures.rightToLeft, 'למנעול'],
  ])('finds words of a book that is %s', async (_, pdf, q) => {
    const book = await withBook(ana, pdf(), 'book.pdf');
    const { hits } = await search(q, book);
    expect(hits[0]?.words).toBe(q);
    expect(hits[0]?.boxes).toHaveLength(1);
  });
});

describe('the words around a quote', () => {
  it('are those around it on its page', async () => {
    const { body: asked } = await ana.call('chat.ask', { body: { pdf_id: id, question: 'What is working memory?' } });
    const [citation] = asked.citations;
    const { page = 0, quote = '' } = citation ?? {};
    const { body } = await ana.call('book.context', { params: { id }, body: { page, quote } });
    const { before, words, after } = body.found ?? { before: '', words: '', after: '' };
    const { book } = await loadBook(ana.uid, id);
    const there = pageOf(book, page);
    const whole = `${before}${words}${after}`.replaceAll('…', '');
    expect(there && verifyQuote(there, whole)).toBeTruthy();
    expect(there && verifyQuote(there, words)).toEqual(there && verifyQuote(there, quote));
    expect(whole.split(' ').length).toBeGreaterThan(quote.split(' ').length);
  });

  it('are none of what does not stand on that page', async () => {
    const { body } = await ana.call('book.context', {
      params: { id },
      body: { page: 2, quote: 'The moon is made of cheese.' },
    });
    expect(body).toEqual({ found: null });
    const off = await ana.call('book.context', { params: { id }, body: { page: 4_000, quote: 'working memory' } });
    expect(off.body).toEqual({ found: null });
  });
});
