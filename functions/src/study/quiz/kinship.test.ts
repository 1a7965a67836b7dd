import { expect, it } from 'vitest';
import { stockOf } from './forms/testing.ts';

const compared = (pages: string[]) =>
  stockOf(pages)
    .laqs.filter(({ form }) => form === 'compare')
    .flatMap((candidate) => candidate.draft(Math.random)?.question ?? []);

const KINDS =
  'Dry rot refers to a decay that turns the timbers of a hull to powder. Wet rot refers to a decay that softens the timbers of a hull. White rot refers to a decay that bleaches the timbers of a hull.';
const ALIKE =
  'Navigation refers to the art of finding the way of a ship at sea. Fermentation refers to a change that turns the sugar of malt into beer. Taxation refers to a charge that a harbour lays upon the goods of a ship.';

it('asks for three things together that share the word which says their kind', () => {
  const [question] = compared([`${KINDS} Dry rot is common. Wet rot is common. White rot is rare.`]);
  for (const name of ['dry rot', 'wet rot', 'white rot']) expect(question).toContain(name);
});

it('asks for none together that only end alike', () => {
  expect(compared([`${ALIKE} Navigation is hard. Fermentation is slow. Taxation is old.`])).toEqual([]);
});
