import type { Mark } from '@contract/marks.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { publish } from './auth/auth-store.ts';
import { forgetGone, keepGone, letGone, useGone } from './gone-marks.ts';
import { storedKeys } from './storage.ts';

const user = (uid: string) => ({ uid, email: null, displayName: null, photoURL: null });
const mark = (mark_id: string) => ({ mark_id, kind: 'note', note: 'Mine.' }) as Mark;
const ids = () => useGone.getState().books.map(({ marks }) => marks.map(({ mark_id }) => mark_id));

afterEach(() => {
  vi.restoreAllMocks();
  forgetGone(null);
  publish(null);
});

it('marks that another tab has rescued stay beside those of this one', () => {
  publish(user('anna'));
  expect(keepGone('book', [mark('one')])).toBe(true);
  useGone.setState({ books: [] });
  expect(keepGone('book', [mark('two')])).toBe(true);
  expect(ids()).toEqual([['one', 'two']]);
});

it('marks that the browser does not store are said to be nowhere else', () => {
  vi.useFakeTimers();
  publish(user('anna'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepGone('book', [mark('one')])).toBe(false);
  expect(ids()).toEqual([['one']]);
  letGone('book');
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a session that ends takes them along, and the next student sees none', () => {
  publish(user('anna'));
  keepGone('book', [mark('one')]);
  forgetGone('anna');
  expect(storedKeys('folio:gone:')).toHaveLength(1);
  forgetGone('ben');
  publish(user('ben'));
  expect([storedKeys('folio:gone:'), ids()]).toEqual([[], []]);
});
