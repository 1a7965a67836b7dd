import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { explainedAll, placeOf } from './wrong-options.ts';

const book = testBook([
  '# Planes\n\nIn the Euclidean plane the sum of the angles is equal to two right angles.',
  '# Spheres\n\nOn the sphere the sum of the angles is greater than two right angles. A sphere is what has one distance from a point. Press here for the sphere.',
]);
const index = buildIndex(book);
const evidence = [{ page: 1, quote: 'In the Euclidean plane the sum of the angles is equal to two right angles.' }];
const about = [{ page: 2, quote: 'On the sphere the sum of the angles is greater than two right angles.' }];
const explain = (explanation: string, why?: string) =>
  explainedAll(explanation, evidence, why === undefined ? [] : [{ text: 'greater', why }], about, 'How large is it?', {
    index,
    quoting: ([first]) => `Im Buch steht: „${first?.quote}“`,
  });
const reason = (why: string) => explain('It is as large as two right angles, since the plane is Euclidean.', why);

it('keeps a reason that the proof of the right option carries, whatever the book says of the wrong one elsewhere', () => {
  const why = 'In the Euclidean plane the sum is equal to two right angles and not greater.';
  expect(reason(why)).toEqual({ text: expect.stringContaining(`“greater”: ${why}`), lacks: [] });
});

it('quotes the book in its own language where the explanation is not carried, and tells why', () => {
  const { text, lacks } = explain('In 1984 it was shown.');
  expect(text).toBe(`Im Buch steht: „${evidence[0]?.quote}“`);
  expect(lacks).toEqual([{ option: null, reason: 'The number 1984 is in none of its quotes.' }]);
});

it('keeps an explanation that is the quote again, and tells that it lacks a reason', () => {
  const { text, lacks } = explain('The sum of the angles is equal to two right angles.');
  expect(text).toContain('two right angles');
  expect(lacks.map(({ option }) => option)).toEqual([null]);
});

it.each([
  ['that neither carries', 'In 1984 it was greater, by Zacharias Quine.'],
  ['that is none', ''],
  ['that does not speak of the option', 'In the Euclidean plane the sum is equal to two right angles.'],
])('leaves out a reason %s, and tells of it', (_, why) => {
  const { text, lacks } = reason(why);
  expect(text).not.toContain('“greater”');
  expect(lacks.map(({ option }) => option)).toEqual(['greater']);
});

const sphere = { text: 'sphere', why: 'A sphere has one distance from its point.' };

it('the words beside an option are those that say what its reason says, not the first that hold it', () => {
  expect(placeOf(book, index, sphere)?.quote).toBe('A sphere is what has one distance from a point.');
  expect(placeOf(book, index, { ...sphere, why: 'It is a sphere.' })).toBeNull();
});

it('the words that were claimed beside an option stand where they speak of it', () => {
  const place = { page: 1, quote: 'On the sphere the sum of the angles is greater' };
  const option = { text: 'an angle sum that is greater', why: 'Greater is the sum on a sphere.', place };
  expect(placeOf(book, index, option)).toEqual({ ...place, page: 2 });
  expect(placeOf(book, index, { ...option, place: { page: 2, quote: 'Press here for the sphere.' } })).toBeNull();
});
