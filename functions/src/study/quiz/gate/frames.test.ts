import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Quiz } from '../../../language/parts/quiz.ts';
import { standsAlone } from './stem.ts';

it.each(LANGUAGES.filter((code) => packFor(code).quiz))('no question of %s is refused for its own frame', (code) => {
  const quiz = packFor(code).quiz as Quiz; // it has one
  const { short } = quiz;
  const { ending, right, year, number, name, word, belongs, match, error, errorPlain, stages, meaning, order } = quiz;
  const frames = [ending, right, year, number, name, word, belongs, match, error, errorPlain, stages, meaning, order];
  const asked = [...frames, short.meaning, short.effect, short.cause, short.purpose, short.parts, short.reason];
  expect(asked.filter((frame) => !standsAlone(frame.replaceAll('%', 'X')))).toEqual([]);
});

it('takes a Persian statement whose subject was lost in reading for none', () => {
  expect(standsAlone('باعث می‌شود فصل‌ها در صفحهٔ راست شروع شوند.')).toBe(false);
  expect(standsAlone('بسته باعث می‌شود فصل‌ها در صفحهٔ راست شروع شوند.')).toBe(true);
});
