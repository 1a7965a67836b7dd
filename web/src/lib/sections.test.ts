import { expect, it } from 'vitest';
import { sectionAt } from './sections.ts';

const outline = [
  { title: '1 Locks', level: 1, from: 2, to: 6 },
  { title: '1.1 Deadlock', level: 2, from: 4, to: 5 },
  { title: '1.2 Queues', level: 2, from: 5, to: 5 },
  { title: '2 Memory', level: 1, from: 7, to: 12 },
  { title: '2.1 Pages', level: 2, from: 7, to: 9 },
];

it.each([
  [1, undefined],
  [2, '1 Locks'],
  [4, '1.1 Deadlock'],
  [5, '1 Locks'],
  [6, '1 Locks'],
  [7, '2 Memory'],
  [8, '2.1 Pages'],
  [13, undefined],
])('page %i stands in the innermost section that alone holds it', (page, title) => {
  expect(sectionAt(outline, page)?.title).toBe(title);
});
