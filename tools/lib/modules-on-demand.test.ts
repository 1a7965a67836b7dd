import { expect, it } from 'vitest';
import { putOff } from './modules-on-demand.ts';

it('a module whose export only a function returns is asked for by that function', () => {
  const source = `/** Uses eld. */
import { composed } from '../pack.ts';
import { words } from './words.ts';
import { pack as de } from './de/index.ts';
import eld from 'eld/small';
export const pack = composed('en', {
  words: () => words,
  de: () => de,
});
const detector = once(() => eld);
`;
  expect(putOff(source)).toBe(`/** Uses eld. */
import { composed } from '../pack.ts';
export const pack = composed('en', {
  words: () => require('./words.ts').words,
  de: () => require('./de/index.ts').pack,
});
const detector = once(() => require('eld/small').default);
`);
});

it('an import that is needed at once, elsewhere as well, or for its type stays', () => {
  const source = `import type { Pack } from './pack.ts';
import { now } from './now.ts';
import { both } from './both.ts';
import { several, names } from './several.ts';
export const first = now();
export const second = once(() => both);
export const third: Pack = onDemand({ both: both.length, several: () => several, names: () => names });
`;
  expect(putOff(source)).toBe(source);
});
