import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/index.ts';
import { testBook } from '../../../book/testing.ts';
import { deniesOutright, TOLD } from './polarity.ts';

const index = buildIndex(testBook(['# 1 Birds\n\nA bird has feathers.'], [], 'en'));
const denies = (statement: string, sentence: string, least = TOLD.stated) =>
  deniesOutright(statement, sentence, '', least, index);

it.each([
  ['penguins fly over the sea', 'Penguins do not fly over the sea.'],
  ['the moon is larger than the earth', 'Some say so, but the moon is not larger than the earth.'],
  ['the crow migrates in autumn', 'The crow never migrates in autumn.'],
])('%s: denied by "%s"', (statement, sentence) => {
  expect(denies(statement, sentence)).toBe(true);
});

it.each([
  ['penguins fly over the sea', 'Penguins not only fly over the sea.'],
  ['penguins fly over the sea', 'If penguins do not fly over the sea, they starve.'],
  ['penguins do not fly over the sea', 'Penguins do not fly over the sea.'],
  ['model schools compare to other schools', 'Model schools are not private schools, as other schools are.'],
  ['penguins fly over the sea', 'Ostriches do not fly.'],
  ['photosynthesis produces oxygen', 'Photosynthesis does not produce carbon dioxide; it releases oxygen.'],
  ['viruses reproduce in a host cell', 'Viruses cannot reproduce without a host cell.'],
  ['plants take nitrogen from the soil', 'Plants do not take nitrogen from the air but take nitrogen from the soil.'],
  ['plants grow with sunlight', 'Plants do not grow without sunlight.'],
  ['nerve cells divide before birth', 'Nerve cells do not divide after birth.'],
])('%s: not denied by "%s"', (statement, sentence) => {
  expect(denies(statement, sentence)).toBe(false);
});

it('what a question takes for granted is denied only by what tells nearly all of it', () => {
  const sentence = 'Crows do not fly at night.';
  expect(denies('crows fly south at night', sentence)).toBe(true);
  expect(denies('crows fly south at night', sentence, TOLD.granted)).toBe(false);
});
