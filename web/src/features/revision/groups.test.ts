import { expect, it } from 'vitest';
import { groupOf, newGroup } from './groups.ts';

/** Noon, so that no zone of the machine makes it another day. */
const NOW = new Date(2026, 10, 22, 12).getTime();
const daysAgo = (days: number) => new Date(2026, 10, 22 - days, 11).toISOString();

it.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, 'Earlier this week'],
  [6, 'Earlier this week'],
  [40, 'October 2026'],
])('a chat of %i days ago stands under its own heading', (days, heading) => {
  expect(groupOf(daysAgo(days), NOW)).toBe(heading);
});

it('a heading stands over the first of its group alone', () => {
  expect(newGroup(daysAgo(0), undefined, NOW)).toBe('Today');
  expect(newGroup(daysAgo(1), daysAgo(0), NOW)).toBe('Yesterday');
  expect(newGroup(daysAgo(3), daysAgo(2), NOW)).toBeNull();
});
