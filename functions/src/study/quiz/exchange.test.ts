import { expect, it } from 'vitest';
import { drafted } from './forms/testing.ts';

const others = [
  'Die Lampen der Stadt brennen mit Gas aus dem Norden.',
  'Alle Lampen der Stadt hängen an hohen Masten aus Eisen.',
  'Die Lampen der Stadt putzt ein Wärter am Abend.',
  'Der Wärter zählt die Lampen der Stadt im Süden.',
];
/** The statements that are wrong by a word which was exchanged in the first sentence. */
const turned = (first: string, language = 'de') =>
  drafted([`# Lampen der Stadt\n\n${[first, ...others].join(' ')}`], 'error', language)
    .map(({ options }) => options[0] ?? '')
    .filter((option) => option.includes('Laternen'));

it('turns a statement round by one word of its main clause', () => {
  expect(turned('Die Lampen der Stadt verbrauchen mehr Gas als Laternen aus Blech.')).toEqual([
    'Die Lampen der Stadt verbrauchen weniger Gas als Laternen aus Blech.',
  ]);
});

it('turns nothing round in a clause that an article opens behind a comma', () => {
  expect(turned('Die Lampen der Stadt, die mehr Gas als Laternen brauchen, leuchten heller.')).toEqual([]);
});

it('turns nothing round that only bounds a number', () => {
  expect(turned('Die Lampen der Stadt und die Laternen brauchen mehr als 40 Liter Gas.')).toEqual([]);
});

it('turns nothing round that stands in quote marks', () => {
  expect(turned('Die Lampen der Stadt nennt ein Lied über Laternen „mehr Licht am Hafen“.')).toEqual([]);
});

it('turns nothing round that is set off by commas', () => {
  expect(turned('Die Lampen der Stadt ersetzen, oft, die Laternen am Hafen.')).toEqual([]);
  expect(turned('Die Lampen der Stadt ersetzen oft die Laternen am Hafen.')).toHaveLength(1);
});

it('turns nothing round that opens a sentence before a preposition', () => {
  expect(turned('Oft am Abend ersetzen die Lampen der Stadt die Laternen am Hafen.')).toEqual([]);
});

it('turns nothing round where the opposite stands beside it, in a script without spaces', () => {
  const harbour = [
    '港町の左側には大きな倉庫があり，港町の右側には市場があります。',
    '港町の倉庫には魚と塩が一年中置かれています。',
    '港町の市場では漁師たちが毎朝魚を売ります。',
    '港町の広場には古い時計台が建っています。',
    '港町の左側の道は北の村に続いています。',
  ].join('');
  const options = drafted([`# 港町\n\n${harbour}`], 'error', 'ja').map(({ options: [key] }) => key);
  expect(options.length).toBeGreaterThan(0);
  expect(options.some((option) => /右側.*右側|左側.*左側/.test(option ?? ''))).toBe(false);
});
