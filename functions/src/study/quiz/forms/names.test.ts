import { expect, it } from 'vitest';
import { drafted } from './testing.ts';

const HARBOURS = ['Dover', 'Calais', 'Ostend', 'Bergen', 'Aberdeen'];
const pages = HARBOURS.map(
  (town) =>
    `The sailors mended their torn nets in ${town} during the long winter months. The traders sold wool in ${town} for many years. The first lighthouse was built in ${town} by the local guild.`,
).concat('The herring fleets met in Calais and the old fishing grounds in Dover lost their buyers to it.');

it('asks for a place beside places that no sentence names with it', () => {
  const asked = drafted([pages.join(' ')], 'name').filter(({ options }) => options[0] === 'Dover');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.flatMap(({ options }) => options)).not.toContain('Calais');
});

it('asks for no name that only points to a source', () => {
  const cited = pages.map((page) => page.replace('in Dover during', 'as told in Dover (1990) during'));
  const asked = drafted([cited.join(' ')], 'name').map(({ question }) => question);
  expect(asked.some((question) => question.includes('(1990)'))).toBe(false);
});
