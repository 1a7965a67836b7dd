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
