import { expect, it } from 'vitest';
import { behindName } from './behind.ts';

it.each([
  ['Grains are ground by a quern, a pair of round stones.', 'quern', 'outright'],
  ['Bread rises by fermentation, which is the slow work of yeast.', 'fermentation', 'outright'],
  ['This gives the crumb: the soft inside of a loaf.', 'crumb', 'outright'],
  ['Retting - literally, "rotting" - is a way to loosen fibres.', 'retting', 'outright'],
  ['A dough is replaced by a batter in that recipe.', 'dough', 'passing'],
  ['Yeast allows the dough to rise.', 'yeast', 'passing'],
  ['They have no salt, flour, or water.', 'flour', 'passing'],
  ['The mill stood still, which means that nobody ate.', 'mill', null],
  ['An oven, which means they can bake at home, is dear.', 'oven', 'passing'],
  ['A loaf is defined as one piece of baked bread.', 'loaf', null],
  ['Bakers are skilled workers of the night.', 'bakers', null],
  ['It went to an unskilled baker, a man of the town.', 'baker', null],
] as const)('%s → %s: %s', (text, name, behind) => {
  expect(behindName(text, [name], 'en')).toBe(behind);
});

it('a language without such patterns shows nothing', () => {
  expect(behindName('Der Teig, eine Masse aus Mehl, geht auf.', ['teig'], 'de')).toBeNull();
});
