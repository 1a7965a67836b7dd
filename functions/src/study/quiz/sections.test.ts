import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { titledSections } from './sections.ts';

const sectionOf = (title: string, text: string) => {
  const titles = [`1 ${title}`, '2 Another Matter'];
  const book = testBook(
    titles.map((one, at) => `# ${one}\n\n${at === 0 ? text : 'Something else is told here, of which nobody asks.'}`),
    titles.map((one, at) => ({ title: one, level: 1, page: at + 1 })),
    'en',
  );
  return (recalled: 'short' | 'long') =>
    titledSections(contextOf({ book }, buildKnowledge(book, sentencesOf(book))), recalled).flatMap(
      ({ title: of, points }) => (of !== title ? [] : points.map(({ text: said }) => said)),
    );
};

const GLACIERS = [
  'Workers in the valley measured the snow of the valley in a cold winter.',
  'Snow turns into firn under the weight of later snow, and firn turns into ice.',
  'Glaciers carve valleys by carrying rocks along their beds.',
  'A moraine is a ridge that melting ice leaves behind. Every moraine tells of the ice.',
];

it('what a section is about is said by the sentence that speaks of what its title names', () => {
  expect(sectionOf('Glaciers', GLACIERS.join(' '))('short')).toEqual([
    'Glaciers carve valleys by carrying rocks along their beds.',
  ]);
});

it('a key point is neither what somebody says, nor made of the names of a program, nor one of a list by its letter', () => {
  const told = [
    '“The ice of the valley is as old as the oldest of our houses.”',
    'The function findValley returns the valley of the ice.',
    'D. Finally, the ice of the valley melts in every warm summer.',
  ];
  const points = sectionOf(
    'Ice of the Valley',
    [...told, ...GLACIERS].join('\n\n'),
  )('long')
    .flat()
    .join(' ');
  expect(points).toContain('Glaciers carve');
  for (const one of ['oldest of our houses', 'findValley', 'Finally']) expect(points).not.toContain(one);
});

it('a key point tells what is so rather than what happened once', () => {
  const [past, present] = ['covered', 'covers'].map((verb) => `The ice ${verb} the valley between the mountains.`);
  const others = [
    'Streams grind rocks into fine dust in every season.',
    'Rivers carry the water that melts in dry months.',
  ];
  const section = sectionOf('The Ice', [past, ...others, present].join('\n\n'));
  expect(section('short')).toEqual([present]);
  expect(section('long')).toContain(present);
  expect(section('long')).not.toContain(past);
});
