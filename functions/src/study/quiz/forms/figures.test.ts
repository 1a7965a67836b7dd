import { expect, it } from 'vitest';
import { packFor } from '../../../language/packs/index.ts';
import type { Reading } from '../reading.ts';
import { askedFigure } from './figures.ts';
import { drafted, shortDrafts } from './testing.ts';

const { quiz: english } = packFor('en');
const { quiz: german } = packFor('de');
const inEnglish = { frames: english } as Reading; // all of it that is read

it('a statement that opens with its year is asked for as what happened', () => {
  expect(askedFigure(inEnglish, 'In _____, the bridge was opened.', null)).toBe(
    'In which year did this happen? “The bridge was opened.”',
  );
});

it('a year inside a statement stays a gap, and so does a number', () => {
  expect(askedFigure(inEnglish, 'The bridge of _____ was sold.', null)).toMatch(/^Which year completes/);
  expect(askedFigure(inEnglish, 'In _____ steps the bridge was built.', 'step')).toMatch(/^Which number completes/);
});

it('where the words of a statement would have to change it is a gap too', () => {
  const inGerman = { frames: german } as Reading; // all of it that is read
  expect(askedFigure(inGerman, 'Im Jahr _____ wurde die Brücke gebaut.', null)).toContain('Im Jahr _____');
});

it('asks in the place of the figure where the language does', () => {
  const pages = ['格林杰市场于1835年正式开放，成为全城最早的室内市场。古老的石桥全长约250米，横跨城北的河流。'];
  const asked = [...shortDrafts(pages, 'year', 'zh'), ...shortDrafts(pages, 'number', 'zh')];
  expect(asked.map(({ question, answer }) => [question, answer])).toEqual([
    ['格林杰市场于哪一年正式开放，成为全城最早的室内市场？', '1835'],
    ['古老的石桥全长约多少米，横跨城北的河流？', '250'],
  ]);
});

it('puts no decimals beside a whole number', () => {
  const pages = [
    'The tower of Harlow is 40 metres high in fair weather. The bridge of Elmside is 55 metres long from end to end. The wall of Dover is 62 metres long on its northern side. The ship of Norwick is 48 metres long without its mast. The pole of Bergen is 43.5 metres high in the wind.',
  ];
  const asked = drafted(pages, 'number').filter(({ options }) => options[0] === '40 metres');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.flatMap(({ options }) => options)).not.toContain('43.5 metres');
});

it('the year of something is asked for only where the book says of what', () => {
  const others =
    'In 1701, Anna Hale opened the stone harbour of the island for trade. In 1720, Carl Dorn founded the school of the island for sailors. In 1745, Mary Lund built the tower of the island near the harbour. In 1750, Mary Lund sold the tower of the island near the harbour.';
  const asked = (sentence: string) =>
    drafted([`${sentence} ${others}`], 'year').filter(({ question }) => question.includes('wooden bridge'));
  expect(asked('The wooden bridge of the island was rebuilt in 1733.')).toHaveLength(1);
  expect(asked('A wooden bridge of the island was rebuilt in 1733.')).toEqual([]);
});
