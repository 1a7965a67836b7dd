import type { Document } from '@contract/library.ts';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import { useBooks } from '../api.ts';
import { BookFacts, BookTroubles } from './book-facts.tsx';

const told = (of: Parameters<typeof book>[0]) => renderScreen(<BookFacts book={book(of)} />).container.textContent;

it('of blank pages nothing is said, and of pictures that were looked at in vain only that', () => {
  const text = told({
    pages_without_text: [
      [2, 2],
      [5, 6],
      [9, 9],
    ],
    pages_blank: [[5, 6]],
    pages_unread: [[9, 9]],
  });
  expect(text).toContain('Page 2 has no text');
  expect(text).toContain('Page 9 is a picture without readable words');
  expect(text).not.toContain('5–6');
});

it('of a cover that is a picture a long book’s row says nothing, of a chapter of them it does', () => {
  expect(told({ pages: 300, pages_read: 300, pages_pictured: [[1, 1]] })).not.toContain('picture');
  expect(told({ pages: 300, pages_read: 300, pages_pictured: [[20, 60]] })).toContain('20–60');
});

it('of pictures in a language that cannot be read here, too: none of a few, how many of more', () => {
  const troubles = (total: number) => {
    const pictures = { state: 'language' as const, total, done: 0, language: 'zh' };
    return renderScreen(<BookTroubles book={book({ pages: 139, pages_read: 139, pictures })} />).container.textContent;
  };
  expect(troubles(2)).not.toContain('Chinese');
  expect(troubles(40)).toContain('40 pages are pictures of Chinese text');
});

/** What a row of the first book says, as it is known by the list. */
function FirstRow() {
  const [first] = useBooks().data ?? [];
  return (
    first && (
      <>
        <BookFacts book={first} />
        <BookTroubles book={first} />
      </>
    )
  );
}

it('who lets its pictures be read keeps the focus, wherever the row says next how far that is', async () => {
  const silent = book({ pages: 20, pages_read: 20, pages_without_text: [[3, 9]] });
  const waiting: Document = { ...silent, pictures: { state: 'waiting', total: 7, done: 0 } };
  let known = silent;
  serve({
    'GET /upload/list': () => [known],
    'POST /upload/locks/pictures': () => {
      known = waiting;
      return waiting;
    },
  });
  const row = within(renderScreen(<FirstRow />).container);
  await userEvent.click(await row.findByRole('button', { name: /^Read/ }));
  const stop = await row.findByRole('button', { name: /^Stop/ });
  await waitFor(() => expect(document.activeElement).toBe(stop));
});
