import type { MarkedPoint } from '@contract/quiz.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypedMark } from './typed-mark.tsx';

const show = (answer: string | undefined, refused = false) =>
  render(<TypedMark result={{ is_correct: false, refused }} answer={answer} onAppeal={async () => undefined} />);
const appeal = () => screen.queryByRole('button', { name: "I think I'm right" });

it('an answer that was not accepted can be marked a second time', () => {
  show('They wait.');
  expect(appeal()).toBeTruthy();
});

it.each([
  ['no answer', undefined, false],
  ['a blank one', ' \n', false],
  ['one in which there was nothing to mark', 'I do not know', true],
])('%s cannot', (_, answer, refused) => {
  show(answer, refused);
  expect(appeal()).toBeNull();
});

const point = (name: string, met: boolean): MarkedPoint => ({ point: name, met, student_words: met ? 'mine' : null });
const marked = (first: boolean[], second: boolean[]) => {
  const points = (met: boolean[]) => met.map((one, i) => point(`Point ${i}.`, one));
  const result = { is_correct: false, points: points(first), second: { is_correct: false, points: points(second) } };
  return render(<TypedMark result={result} answer="mine" onAppeal={async () => undefined} />);
};

it('says of two markings that both refuse how many points each found', () => {
  marked([true, true, false, false, false], [false, false, true, false, false]);
  expect(screen.getByRole('status').textContent).toContain(
    'Both markings: not correct; the second found 1 of 5 points, the first 2 of 5.',
  );
});

it('calls only the same result the same', () => {
  marked([true, false, false], [true, false, false]);
  expect(screen.getByRole('status').textContent).toContain('comes to the same result');
});

it('tells where as many points are other points', () => {
  marked([true, false, false], [false, true, false]);
  expect(screen.getByRole('status').textContent).toContain('each found 1 of 3 points, but not the same ones');
});

it('goes on showing a point that either marking found', () => {
  marked([true, false, false], [false, true, false]);
  const made = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Made:') !== null);
  expect(made).toHaveLength(2);
});
