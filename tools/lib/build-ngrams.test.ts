import { expect, it } from 'vitest';
import { ngramsText, packagedNgrams } from './build-ngrams.ts';
import { ngramsOf } from './build-ngrams-lookup.ts';

it('every n-gram of the detector is found in the file with the shares that the package has for it', async () => {
  const { ngrams } = await packagedNgrams();
  const found = ngramsOf(ngramsText(ngrams));
  const wrong = Object.keys(ngrams).filter((one) => JSON.stringify(found[one]) !== JSON.stringify(ngrams[one]));
  expect(wrong).toEqual([]);
  expect(Object.keys(ngrams).length).toBeGreaterThan(40_000);
});

it('what is no n-gram is not found: before, between and after all others', () => {
  const found = ngramsOf(ngramsText({ bb: { 1: 2 }, 'd d': { 1: 64, 12: 3 } }));
  expect(found.bb).toEqual({ 1: 2 });
  expect(found['d d']).toEqual({ 1: 64, 12: 3 });
  for (const other of ['', 'a', 'b', 'bbb', 'd', 'e', '1:2', '\t', '\n']) expect(found[other]).toBeUndefined();
  expect(ngramsOf('').bb).toBeUndefined();
});
