import { beforeEach, expect, it } from 'vitest';
import { forgetOthersWork, forgetWork, storedKeys, storedValue, storeValue } from './storage.ts';

beforeEach(() => window.localStorage.clear());

it('keeps what a student left where they come back, and nothing of it where another comes', () => {
  forgetOthersWork('ada');
  storeValue('folio:draft:revision', 'what Ada typed');
  storeValue('folio-review:ada', '["a card"]');
  forgetOthersWork('ada');
  expect(storedValue('folio:draft:revision')).toBe('what Ada typed');
  forgetOthersWork('bob');
  expect([...storedKeys('folio:'), ...storedKeys('folio-review:')]).toEqual([]);
});

it('leaves a student’s own entries where another was here between', () => {
  forgetOthersWork('ada');
  storeValue('folio:marks:bob', '["waiting"]');
  forgetOthersWork('bob');
  expect(storedValue('folio:marks:bob')).toBe('["waiting"]');
});

it('takes nothing the first time, and says after logging out of nobody that they were here', () => {
  storeValue('folio:zoom', '120');
  forgetOthersWork('ada');
  expect(storedValue('folio:zoom')).toBe('120');
  forgetWork();
  expect(JSON.stringify({ ...window.localStorage })).toBe('{}');
});
