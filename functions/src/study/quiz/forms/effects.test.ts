import { expect, it } from 'vitest';
import { drafted } from './testing.ts';

const DAMS = [
  [
    'Heavy rain leads to floods in the lower valley.',
    'Warm winds lead to storms over the northern coast.',
    'Late frost leads to losses in the old orchards.',
    'Dry summers lead to fires on the western hills.',
  ].join(' The mill stands by the river. '),
];

it('asks for the effect of a cause beside other effects that the book names', () => {
  const first = drafted(DAMS, 'effect').find(({ question }) => question.includes('heavy rain'));
  expect(first?.options[0]).toBe('Floods in the lower valley');
  expect(first?.options.slice(1).toSorted()).toEqual([
    'Fires on the western hills',
    'Losses in the old orchards',
    'Storms over the northern coast',
  ]);
});

it('asks for the cause of an effect too', () => {
  const first = drafted(DAMS, 'cause').find(({ question }) => question.includes('storms over the northern coast'));
  expect(first?.options[0]).toBe('Warm winds');
  expect(first?.level).toBe('understand');
});
