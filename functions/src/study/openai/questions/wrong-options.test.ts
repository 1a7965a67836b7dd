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
    ([first]) => `Im Buch steht: „${first?.quote}“`,
  );

it('keeps a reason that the proof of the right option carries, whatever the book says of the wrong one elsewhere', () => {
  const why = 'In the Euclidean plane the sum is equal to two right angles and not greater.';
  expect(reason(why)).toContain(`“greater”: ${why}`);
});

it('quotes the book in its own language where the explanation is not carried', () => {
  const said = explainedAll('In 1984 it was shown.', evidence, [], [], 'How large is it?', () => 'Im Buch steht …');
  expect(said).toBe('Im Buch steht …');
});

it('leaves out a reason that neither carries', () => {
  expect(reason('In 1984 it was shown by Zacharias Quine.')).not.toContain('greater');
});
