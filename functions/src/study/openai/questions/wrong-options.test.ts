import { expect, it } from 'vitest';
import { explainedAll } from './wrong-options.ts';

const evidence = [{ page: 1, quote: 'In the Euclidean plane the sum of the angles is equal to two right angles.' }];
const about = [{ page: 2, quote: 'On the sphere the sum of the angles is greater than two right angles.' }];
const reason = (why: string) =>
  explainedAll(
    'The sum is equal to two right angles.',
    evidence,
    [{ text: 'greater', why }],
    about,
    'How large is it?',
  );

it('keeps a reason that the proof of the right option carries, whatever the book says of the wrong one elsewhere', () => {
  const why = 'In the Euclidean plane the sum is equal to two right angles and not greater.';
  expect(reason(why)).toContain(`“greater”: ${why}`);
});

it('leaves out a reason that neither carries', () => {
  expect(reason('In 1984 it was shown by Zacharias Quine.')).not.toContain('greater');
});
