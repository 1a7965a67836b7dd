import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Quiz } from '../../../language/parts/quiz.ts';
import { standsAlone } from './stem.ts';

it.each(LANGUAGES.filter((code) => packFor(code).quiz))('no question of %s is refused for its own frame', (code) => {
  const quiz = packFor(code).quiz as Quiz; // it has one
  const { short } = quiz;
  const {
    ending,
    right,
    rightPlain,
    year,
    number,
    name,
    word,
    belongs,
    match,
    error,
    errorPlain,
    stages,
    meaning,
    order,
  } = quiz;
  const frames = [
    ending,
    right,
    rightPlain,
    year,
    number,
    name,
    word,
    belongs,
    match,
    error,
    errorPlain,
    stages,
    meaning,
    order,
  ];
  const asked = [...frames, short.meaning, short.effect, short.cause, short.purpose, short.parts, short.reason];
  expect(asked.filter((frame) => !standsAlone(frame.replaceAll('%', 'X')))).toEqual([]);
});

it('takes a Persian statement whose subject was lost in reading for none', () => {
  expect(standsAlone('باعث می‌شود فصل‌ها در صفحهٔ راست شروع شوند.')).toBe(false);
  expect(standsAlone('بسته باعث می‌شود فصل‌ها در صفحهٔ راست شروع شوند.')).toBe(true);
});

it('takes an Arabic statement that goes on with the one before, or lost its beginning, for none', () => {
  expect(standsAlone('وقد بنوا جسرًا قرب السوق.')).toBe(false);
  expect(standsAlone('بنوا جسرًا قرب السوق.')).toBe(false);
  expect(standsAlone('واسعةً في وسط المدينة القديمة.')).toBe(false);
  expect(standsAlone('بنى التجار جسرًا قرب السوق.')).toBe(true);
});

it('takes a German statement that points at the time of the one before for none', () => {
  expect(standsAlone('Später wurde das Tor abgerissen.')).toBe(false);
  expect(standsAlone('Das Tor wurde später abgerissen.')).toBe(true);
});

it.each([
  'Eine dritte Gruppe von Webern zog an den Hafen.',
  'Otra escuela de la ciudad abrió sus puertas en otoño.',
  'Une autre école ouvrit ses portes en automne.',
  'Другая школа города открылась осенью.',
  'Інша школа міста відкрилася восени.',
  '其中两所学校在秋天开学。',
])('takes “%s” for one of several that were told before', (text) => {
  expect(standsAlone(text)).toBe(false);
});

it.each([
  '“类似工具”包括哪些？',
  '¿Qué significa «tercer tipo de puentes»?',
  'Почему в приведённом примере мост не отмечен?',
  'Чому в наведеному прикладі міст не позначено?',
  'Pourquoi le pont manque-t-il dans la figure ci-dessous ?',
  'لماذا لا يظهر الجسر في الشكل التالي؟',
])('takes “%s” for a question that points at a place of the book', (text) => {
  expect(standsAlone(text)).toBe(false);
});
