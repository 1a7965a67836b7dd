import { expect, it } from 'vitest';
import { shareOut } from './round-robin.ts';

it('draws spare questions only when every kind has what is asked for', () => {
  let left = 12;
  const order: string[] = [];
  const more = (kind: string) => () => {
    if (left === 0) return false;
    left--;
    return order.push(kind) > 0;
  };
  shareOut([
    { wanted: 5, ahead: 5, more: more('choice') },
    { wanted: 3, more: more('short') },
  ]);
  expect(order.slice(0, 8).toSorted()).toEqual([...Array(5).fill('choice'), ...Array(3).fill('short')]);
  expect(order).toHaveLength(12);
});
