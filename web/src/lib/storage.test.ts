import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetOthersWork,
  forgetUnclaimedWork,
  forgetWork,
  keepInTab,
  storedKeys,
  storedValue,
  storeValue,
  tabValue,
} from './storage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

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

it('work of a session that ended by itself waits 30 days for its student, and then goes', () => {
  const day = 86_400_000;
  const left = () => [...storedKeys('folio:'), ...storedKeys('folio-review:'), ...storedKeys('folio-whose')].length;
  forgetOthersWork('ada');
  storeValue('folio:draft:revision', 'what Ada typed');
  storeValue('folio-review:ada', '["a card"]');
  forgetUnclaimedWork(null, 100 * day);
  forgetUnclaimedWork(null, 129 * day);
  expect(left()).toBe(3);
  // She was here: what waits begins to wait anew. So it does where the clock was ahead.
  forgetUnclaimedWork('ada', 130 * day);
  forgetUnclaimedWork(null, 9_999 * day);
  forgetUnclaimedWork(null, 131 * day);
  forgetUnclaimedWork(null, 160 * day);
  expect(left()).toBe(3);
  forgetUnclaimedWork(null, 161 * day);
  expect(left()).toBe(0);
  expect(JSON.stringify({ ...window.localStorage })).toBe('{}');
});

it('keeps what a visitor has chosen, whose nobody’s work it is', () => {
  storeValue('folio:zoom', '120');
  for (const now of [0, 1e12]) forgetUnclaimedWork(null, now);
  expect(storedValue('folio:zoom')).toBe('120');
});

describe('what a tab keeps', () => {
  const left = 'folio:handed:1';
  beforeEach(() => {
    forgetOthersWork('ada');
    keepInTab(left, 'what Ada read');
  });

  it('outlives a session that ended, for the same student', () => {
    forgetOthersWork('ada');
    expect(tabValue(left)).toBe('what Ada read');
  });

  it('is not there for another, though it was in another tab that Ada logged out and Bob came', () => {
    // What the other tab does with the storage of both.
    storeValue('folio-whose', 'bob');
    forgetOthersWork('bob');
    expect(tabValue(left)).toBeNull();
  });
});
