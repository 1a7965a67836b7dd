import { expect, it } from 'vitest';
import { said } from '@/testing/samples.ts';
import { placeUnanswered, type Unanswered } from './unanswered.ts';

const asked = (key: string, question: string, more: Partial<Unanswered> = {}): Unanswered => ({
  key,
  question,
  reason: 'No connection.',
  conversation: 'c1',
  after: null,
  at: '',
  underWay: false,
  ...more,
});
const pair = (n: number, question: string) => [
  said(`q${n}`, 'user', question),
  said(`a${n}`, 'assistant', 'It lets one in.'),
];
const stored = [...pair(1, 'What is a lock?'), ...pair(2, 'And a key?')];

it('puts each where it was asked: before all, between two answers, at the end', () => {
  const first = asked('k1', 'First?');
  const middle = [asked('k2', 'Second?', { after: 'a1' }), asked('k3', 'Third?', { after: 'a1' })];
  const last = asked('k4', 'Last?', { after: 'a2' });
  const { between, known, answered } = placeUnanswered(stored, [first, ...middle, last]);
  expect([...between]).toEqual([
    ['', [first]],
    ['a1', middle],
    ['a2', [last]],
  ]);
  expect([known.size, answered]).toEqual([0, []]);
});

it('knows a question again that the service stored: answered after all, or without an answer', () => {
  const open = said('q3', 'user', 'Why?', { state: 'failed' });
  const why = asked('k2', 'Why?', { after: 'a2' });
  const { answered, known, between } = placeUnanswered(
    [...stored, open],
    [asked('k1', 'And a key?', { after: 'a1' }), why],
  );
  expect(answered).toEqual(['k1']);
  expect(known.get('q3')).toBe(why);
  expect(between.size).toBe(0);
});

it('takes the same words, asked once more after their answer, for another question', () => {
  const again = asked('k1', 'What is a lock?', { after: 'a2' });
  expect(placeUnanswered(stored, [again]).between.get('a2')).toEqual([again]);
});

it('knows a stored question that was asked again by its id', () => {
  const again = asked('k1', 'What is a lock?', { retryOf: 'q1' });
  expect(placeUnanswered(stored, [again]).answered).toEqual(['k1']);
});
