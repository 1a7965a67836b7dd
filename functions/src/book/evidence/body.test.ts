import { expect, it } from 'vitest';
import { testBook } from '../testing.ts';
import { verifyInBody } from './body.ts';

const book = testBook([
  '^ Chapter 4 Why We Forget\n\n# Why We Forget\n\nMemories fade.\n\n_ Memories fade. 11',
  '^ Only Here\n\nSomething else stands below.',
]);
const [page, other] = book.pages;

it('words of a running head are found where the page itself says them', () => {
  const at = verifyInBody(book, page!, 'Why We Forget')!;
  expect(at.start).toBe(page!.text.lastIndexOf('Why We Forget'));
  expect(at.boxes[0]!.y).toBeGreaterThan(0.1);
});

it('and in the running head where it alone says them; what is not there is not found', () => {
  expect(verifyInBody(book, other!, 'Only Here')).toMatchObject({ start: 0 });
  expect(verifyInBody(book, page!, 'Only Here')).toBeNull();
});
