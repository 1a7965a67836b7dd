import { around } from '../../book/around.ts';
import { boxesOf, Effort } from '../../book/evidence/index.ts';
import { placesOf, wantedWords } from '../../book/search/literal.ts';
import type { BookSearch, SearchHit } from '../../contract/book.ts';
import { MAX_SEARCH_HITS } from '../../contract/limits.ts';
import { loadBook } from '../../stores/book-text.ts';

/** A hit is read in one or two short lines. */
const WORDS_BEFORE = 4;
const WORDS_AFTER = 7;

/**
 * Where words stand in a student's book.
 * @throws AppError `not_found` where the student has no such book
 */
export async function searchBook(uid: string, id: string, q: string): Promise<BookSearch> {
  const { book, complete } = await loadBook(uid, id);
  const wanted = wantedWords(q);
  const pages: BookSearch['pages'] = [];
  const hits: SearchHit[] = [];
  let total = 0;
  const effort = new Effort();
  for (const page of wanted ? book.pages : []) {
    const places = wanted ? placesOf(page, wanted, effort) : [];
    if (places.length === 0) continue;
    total += places.length;
    pages.push({ page: page.number, hits: places.length });
    for (const { start, end } of places.slice(0, MAX_SEARCH_HITS - hits.length)) {
      hits.push({
        page: page.number,
        ...(page.label !== undefined && { label: page.label }),
        ...around(page, start, end, WORDS_BEFORE, WORDS_AFTER),
        boxes: boxesOf(page, start, end),
      });
    }
  }
  return { total, pages, hits, complete: complete && !effort.isOver };
}
