import { expect, it } from 'vitest';
import { packFor } from '../../../language/packs/index.ts';
import type { Reading } from '../reading.ts';
import { askedFigure } from './figures.ts';

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
