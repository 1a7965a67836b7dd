import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { BookFacts, BookTroubles } from './book-facts.tsx';

const told = (of: Parameters<typeof book>[0]) =>
  renderScreen(
    <>
      <BookFacts book={book(of)} />
      <BookTroubles book={book(of)} />
    </>,
  ).container.textContent;

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
  expect(text).toContain('Page 9 is a picture on which nothing could be read.');
  expect(text?.match(/Pages?/g)).toHaveLength(2);
});
