import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook, testPage } from '../../../book/testing.ts';
import { excerptsFor, excerptsOf } from './excerpts.ts';
import { headingsOf } from './headings.ts';
import { partAsked, placesOfPart } from './places.ts';
import { asAsked } from './understand.ts';

const about = (what: string, times = 6) =>
  Array.from({ length: times }, (_, i) => `The ${what} of step ${i} is told here in so many words.`).join(' ');

/** Two chapters, each with the same titles inside, set like the text. */
const book = testBook(
  [
    `# Rivers\n\n${about('bed')}\n\nUses of Water\n\n${about('mill')}\n\nTools in use:\n\n${about('wheel')}`,
    `# Glaciers\n\n${about('ice')}\n\nUses of Water\n\n${about('harvest')}\n\nMoraine Walls\n\n${about('rubble')}`,
  ],
  [
    { title: 'Rivers', level: 1, page: 1 },
    { title: 'Glaciers', level: 1, page: 2 },
  ],
);
const index = buildIndex(book);
const summary = (section: string) => ({ ...asAsked('Sum it up'), kind: 'summary' as const, section });
const sent = (question: string, section: string) => {
  const part = partAsked(question, book, index, summary(section));
  return part && excerptsOf(placesOfPart(part, index, 60_000), book, index).map(({ text }) => text);
};

it('titles on the pages are lines that stand alone before a text and announce nothing', () =>
  expect(headingsOf(index).map(({ title }) => title)).toEqual([
    'Rivers',
    'Uses of Water',
    'Glaciers',
    'Uses of Water',
    'Moraine Walls',
  ]));

it('a part that no outline has is sent as it stands under its title, of equal titles that of the chapter named', () => {
  expect(sent('Sum up “Moraine Walls”', 'Moraine Walls')).toEqual([about('rubble')]);
  expect(sent('Sum up the uses of water in glaciers', 'Uses of Water')).toEqual([about('harvest')]);
  expect(sent('Sum up the part on glaciers', 'Glaciers')?.join()).toContain(about('rubble'));
});

it('what stands under a title that a wording names is among the excerpts whole', () => {
  const notes = `# Notes\n\n${Array.from({ length: 9 }, (_, i) => `Glaciers hold water, and its uses, says note ${i}, are many.`).join(' ')}`;
  const more = { ...book, pages: [...book.pages, testPage(3, notes)] };
  const text = excerptsFor({ wordings: ['What are the uses of water in glaciers?'] }, more, buildIndex(more), 1_200)
    .map((excerpt) => excerpt.text)
    .join('\n');
  expect(text).toContain(about('harvest'));
});
