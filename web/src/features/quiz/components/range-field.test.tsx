import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Range, rangeProblem, WHOLE } from '../range.ts';
import { RangeField } from './range-field.tsx';

const outline = [
  { title: 'Contents', level: 1, from: 1, to: 2, apart: true as const },
  { title: '1 Locks', level: 1, from: 3, to: 9 },
  { title: '1.1 Taking one', level: 2, from: 3, to: 5 },
  { title: '1.2 Leaving one', level: 2, from: 6, to: 9 },
  { title: '2 "Memory"', level: 1, from: 10, to: 14 },
  { title: 'Index', level: 1, from: 15, to: 16, apart: true as const },
];
const standing = { attempted: 5, correct: 3, right: 3, of: 4, last: null };
const chapters = [
  { ...standing, title: '1 Locks', from: 3, to: 9, state: 'shaky' as const },
  { ...standing, title: '2 "Memory"', from: 10, to: 14, state: 'new' as const, right: 0, of: 0 },
];

const chosen: { range: Range } = { range: WHOLE };

function Form() {
  const [value, setValue] = useState(WHOLE);
  chosen.range = value;
  return (
    <RangeField outline={outline} chapters={chapters} pages={16} value={value} disabled={false} onChange={setValue} />
  );
}
const show = () => render(<Form />);
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const whole = () => screen.getByRole<HTMLInputElement>('radio', { name: 'The whole book' });

it('offers the chapters with the student’s own record, their sections folded, names in the quotes of print, and nothing that stands around them', () => {
  show();
  const named = (role: string) => screen.getAllByRole(role).map((box) => box.closest('label')?.textContent);
  // One of them shuts out the other, and the chapters.
  expect(named('radio')).toEqual(['The whole book', 'Some pages', 'The chapters you tick']);
  expect(named('checkbox')).toEqual([
    '1 Locks3 of 4 right3–9',
    '1.1 Taking one3–5',
    '1.2 Leaving one6–9',
    '2 “Memory”not asked yet10–14',
  ]);
});

it('is about what is ticked, in the book’s order, and asks for a chapter where nothing is any more', async () => {
  show();
  expect(whole().checked).toBe(true);
  await userEvent.click(tick('2 “Memory”'));
  await userEvent.click(tick('1.2 Leaving one'));
  expect(chosen.range).toMatchObject({ choice: 'chosen', pages: '6-9,10-14' });
  expect(whole().checked).toBe(false);
  await userEvent.click(tick('1.2 Leaving one'));
  await userEvent.click(tick('2 “Memory”'));
  expect(chosen.range).toEqual({ ...WHOLE, choice: 'chosen' });
  expect(rangeProblem(chosen.range, 16, undefined)).toBe('Tick at least one chapter.');
});

it('has the chapters as one of its choices, taken by its own button or by the first tick', async () => {
  show();
  const chapters = screen.getByRole<HTMLInputElement>('radio', { name: 'The chapters you tick' });
  await userEvent.click(tick('1 Locks'));
  expect(chapters.checked).toBe(true);
  await userEvent.click(whole());
  expect(tick('1 Locks').checked).toBe(false);
  await userEvent.click(chapters);
  expect(chosen.range).toEqual({ ...WHOLE, choice: 'chosen' });
  expect(rangeProblem(chosen.range, 16, undefined)).toBe('Tick at least one chapter.');
  await userEvent.click(tick('2 “Memory”'));
  expect(chosen.range).toMatchObject({ choice: 'chosen', pages: '10-14' });
});

it('has the sections of a ticked chapter with it', async () => {
  show();
  await userEvent.click(tick('1 Locks'));
  expect(tick('1.1 Taking one').checked).toBe(true);
  expect(tick('1.1 Taking one').disabled).toBe(true);
});

it('ticks at once what was not asked yet, and goes on from there', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Chapters not asked yet (1)' }));
  expect(chosen.range.choice).toBe('new');
  expect(tick('2 “Memory”').checked).toBe(true);
  await userEvent.click(tick('1 Locks'));
  expect(chosen.range).toMatchObject({ choice: 'chosen', pages: '3-9,10-14' });
});
