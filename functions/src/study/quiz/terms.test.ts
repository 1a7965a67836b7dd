import { expect, it } from 'vitest';
import { drafted, shortDrafts } from './forms/testing.ts';

const meanings = (pages: string[], language = 'en') =>
  shortDrafts(pages, 'meaning', language).map(({ question, answer }) => `${question} ${answer}`);

const MORE = 'Harbours need walls. Harbours freeze. Lanterns glow. Lanterns burn oil. Lanterns hang from hooks.';

it('takes for no meaning what somebody held of a thing at a date', () => {
  const pages = [
    `Prior to 1903, the Board of Trade defined lanterns as a dangerous kind of toy. A harbour is a sheltered stretch of water where ships lie. ${MORE}`,
  ];
  expect(meanings(pages).join(' ')).toMatch(/sheltered stretch/);
  expect(meanings(pages).join(' ')).not.toMatch(/toy/);
});

it('takes for no meaning what a thing is likened to', () => {
  const told = 'Lanterns warn ships. Lanterns guide ships. Lanterns show ships the coast. Lanterns need oil.';
  const pages = [
    `Lanterns are devices that show ships the coast. A harbour refers to a sleeping beast with stone teeth. ${told} ${MORE} Harbours hold ships. Harbours hold boats. Harbours need pilots. Harbours need tugs.`,
  ];
  expect(meanings(pages).join(' ')).toMatch(/Devices/);
  expect(meanings(pages).join(' ')).not.toMatch(/beast/);
});

it('asks for no meaning that begins in the middle of a sentence', () => {
  const pages = [`A harbour means when they build walls around quiet water. ${MORE}`];
  expect(meanings(pages)).toEqual([]);
});

it('asks for no one who did what two sentences tell', () => {
  const people = ['Ann Harlow', 'Bea Elms', 'Carl Dover', 'Dora Norwick'];
  const pages = [
    people
      .map(
        (name, at) =>
          `In 180${at}, ${name} founded a school near the Harlow works of Tar, Inc. Tar was an old firm. ${name} wrote letters. ${name} taught sailors.`,
      )
      .join(' '),
  ];
  expect(drafted(pages, 'who').filter(({ question }) => question.includes('Inc.'))).toEqual([]);
});

it('asks for no year that is a decade, and for no piece of a longer number', () => {
  const pages = [
    'La peste de Venecia mató a 50 000 personas en pocos meses. En la década de 1980, la ciudad construyó el gran puente de piedra. En 1804, la compañía abrió el primer pozo cerca del río.',
  ];
  const asked = [...shortDrafts(pages, 'year', 'es'), ...shortDrafts(pages, 'number', 'es')];
  expect(asked.map(({ answer }) => answer)).toEqual(['1804']);
});

it('asks about no sentence that is in another language than its book', () => {
  const pages = [
    'The harbour had been closed for 16 years because nobody paid the men. El puerto estuvo cerrado durante 12 años porque los dueños no pagaban a los hombres del muelle.',
  ];
  expect(shortDrafts(pages, 'number', 'es').map(({ answer }) => answer)).toEqual(['12']);
});

it('asks about no sentence that tells the reader what to do', () => {
  const pages = [
    'Suppose the northern boats carry 14 barrels of oil each year to the coast. The southern boats carry 15 barrels of oil each year to the coast.',
  ];
  expect(shortDrafts(pages, 'number').map(({ answer }) => answer)).toEqual(['15']);
});

it('takes a term, a colon and what it means for a definition, as slides have it', () => {
  const pages = [
    'Types of unemployment\n\nFrictional: workers between two jobs\n\nSeasonal: work that stops at certain times of the year',
  ];
  expect(meanings(pages)).toContain('What is meant by “frictional”? Workers between two jobs.');
});

it('asks about no sentence in other letters than its book', () => {
  const pages = [
    'The northern harbour kept 16 tugs and 4 pilots for many years. Северный порт держал весной 12 лодок и много людей для работы.',
  ];
  expect(shortDrafts(pages, 'number', 'ru').map(({ answer }) => answer)).toEqual(['12']);
});

it('asks for no list whose opening words need its members', () => {
  const pages = [
    'There are three types of boats on the lake: ferries, barges, and cutters. The three kinds of tools on the wall can be used to: cut ropes, mend sails, and drive nails.',
  ];
  expect(shortDrafts(pages, 'list').filter(({ question }) => question.includes('used to'))).toEqual([]);
});

it('takes a label in running text for no term', () => {
  const filler = 'The old harbour of the town lay far from the mouth of the river and its walls were low. '.repeat(14);
  expect(meanings([`${filler}\n\nUrgency: low in times of peace and high in times of war`])).toEqual([]);
});

it('takes what somebody defined once, for a study of their own, for no meaning', () => {
  const page = (link: string) =>
    `Two weavers studied the town. ${link} a group of families that live by letters and numbers. The letter class reads much. The letter class rents rooms.`;
  expect(meanings([page('The letter class is')])).toHaveLength(1);
  expect(meanings([page('They defined the letter class as')])).toEqual([]);
});
