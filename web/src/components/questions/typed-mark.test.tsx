import type { ItemResult, MarkedPoint } from '@contract/quiz.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TypedMark } from './typed-mark.tsx';

const unused = { onAppeal: async () => undefined, onDecide: async () => undefined };
const show = (answer: string | undefined, refused = false) =>
  render(<TypedMark result={{ is_correct: false, refused }} answer={answer} {...unused} />);
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
  return render(<TypedMark result={result} answer="mine" {...unused} />);
};

it('says of two markings that both refuse how many points each found', () => {
  marked([true, true, false, false, false], [false, false, true, false, false]);
  expect(screen.getByRole('status').textContent).toContain(
    'Both checks say not correct: the second found 1 of 5 points, the first 2 of 5.',
  );
});

it('calls only the same result the same', () => {
  marked([true, false, false], [true, false, false]);
  expect(screen.getByRole('status').textContent).toContain('The second check agrees');
});

it('tells where as many points are other points', () => {
  marked([true, false, false], [false, true, false]);
  expect(screen.getByRole('status').textContent).toContain('each found 1 of 3 points, but not the same ones');
});

it('goes on showing a point that either marking found', () => {
  marked([true, false, false], [false, true, false]);
  const made = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Covered:') !== null);
  expect(made).toHaveLength(2);
});

describe('a mark that Folio could not settle', () => {
  const unsure: ItemResult = { is_correct: false, unsure: true, second: { is_correct: false } };
  const open = (result: ItemResult, onDecide = vi.fn(async () => undefined)) => {
    render(<TypedMark result={result} answer="They queue." {...unused} onDecide={onDecide} />);
    return onDecide;
  };
  const button = (name: string) => screen.queryByRole('button', { name });

  it('shows the book’s answer beside the student’s, who decides', async () => {
    const onDecide = open(unsure);
    expect(screen.getByRole('group', { name: 'Did your answer have this?' })).toBeTruthy();
    expect(appeal()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I had this' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('can be left as it is', async () => {
    const onDecide = open(unsure);
    await userEvent.click(screen.getByRole('button', { name: 'I didn’t' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('says why where the decision could not be kept, and stays open', async () => {
    open(
      unsure,
      vi.fn(async () => Promise.reject(new Error('Gone.'))),
    );
    await userEvent.click(screen.getByRole('button', { name: 'I had this' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your decision couldn’t be saved');
    expect(button('I had this')).toBeTruthy();
  });

  it.each([
    [true, 'You compared both and counted it as correct.'],
    [false, 'You compared both and left it as not correct.'],
  ])('once decided (%s) is told and asked no more', (decided_correct, told) => {
    open({ ...unsure, decided_by: 'student', decided_correct });
    expect(screen.getByRole('status').textContent).toBe(told);
    for (const name of ['I had this', 'I didn’t', "I think I'm right"]) expect(button(name)).toBeNull();
  });

  it('is left to the student by the second look, whatever the first said', () => {
    const second = { is_correct: false, unsure: true, reason: 'Folio can’t settle it.' };
    open({ is_correct: false, reason: 'It lacks the point.', second });
    expect(button('I had this')).toBeTruthy();
    expect(screen.getByText('Folio can’t settle it.')).toBeTruthy();
    for (const said of ['Second opinion', 'It lacks the point.']) expect(screen.queryByText(said)).toBeNull();
  });

  it('is settled where the second marking accepts the answer', () => {
    open({ ...unsure, second: { is_correct: true } });
    expect(button('I had this')).toBeNull();
    expect(screen.getByText(/counts as correct/)).toBeTruthy();
  });
});

it('tells of each point in a phrase what is wrong, and does not call missing what is unsure', () => {
  const points = [
    { ...point('It raises the level.', false), contradicted: true, note: 'You say “lowers”; the book says “raises”.' },
    { ...point('Bone is broken down.', false), unsure: true },
  ];
  render(<TypedMark result={{ is_correct: false, points }} answer="mine" {...unused} />);
  const [against, open] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(against).toContain('You say “lowers”; the book says “raises”.');
  expect(open).toContain('Unsure: Bone is broken down.');
});
