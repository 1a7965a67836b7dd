import { expect, it } from 'vitest';
import { outermostOf, sectionAt } from './sections.ts';

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

it.each([
  ['its chapters', outline, ['1 Locks', '2 Memory']],
  [
    'what a lone entry holds, without the index',
    [
      { title: 'Threads', level: 1, from: 1, to: 12 },
      ...outline.map((entry) => ({ ...entry, level: entry.level + 1 })),
      { title: 'Index', level: 1, from: 13, to: 14, apart: true as const },
    ],
    ['1 Locks', '2 Memory'],
  ],
  ['the one entry there is', outline.slice(0, 1), ['1 Locks']],
  ['nothing', [], []],
])('outermost in an outline is %s', (_, entries, titles) => {
  expect(outermostOf(entries).map(({ title }) => title)).toEqual(titles);
});
