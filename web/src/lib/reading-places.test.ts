import { afterEach, expect, it, vi } from 'vitest';
import { useAuth } from './auth/auth-store.ts';
import { forgetPlace, keepPage, keepQuestion, placeIn, recentPlaces } from './reading-places.ts';
import { forgetWork, storeValue } from './storage.ts';

const before = useAuth.getState();
const signedIn = (uid: string) =>
  useAuth.setState({ status: 'signed-in', user: { uid, email: null, displayName: null, photoURL: null } });

afterEach(() => {
  useAuth.setState(before, true);
  vi.useRealTimers();
});

it('keeps the page and the last question of each book, the latest book first', () => {
  vi.useFakeTimers({ now: 1_000 });
  signedIn('ada');
  keepPage('locks', 81, 293);
  vi.setSystemTime(2_000);
  keepPage('memory', 3, 16);
  vi.setSystemTime(3_000);
  keepQuestion('locks', 'What is a lock?');
  expect(recentPlaces()).toEqual([
    { bookId: 'locks', place: { page: 81, pages: 293, at: 3_000, asked: { question: 'What is a lock?', at: 3_000 } } },
    { bookId: 'memory', place: { page: 3, pages: 16, at: 2_000 } },
  ]);
});

it('tells nobody of another student at the same machine', () => {
  signedIn('ada');
  keepPage('locks', 81, 293);
  signedIn('bob');
  expect(placeIn('locks')).toBeNull();
  expect(recentPlaces()).toEqual([]);
});

it('is forgotten with its book, and at logout', () => {
  signedIn('ada');
  keepPage('locks', 81, 293);
  keepPage('memory', 3, 16);
  forgetPlace('locks');
  expect(recentPlaces().map(({ bookId }) => bookId)).toEqual(['memory']);
  forgetWork();
  expect(recentPlaces()).toEqual([]);
});

it('reads what it cannot understand as nothing', () => {
  signedIn('ada');
  storeValue('folio:place:ada:locks', '{"page":');
  expect(placeIn('locks')).toBeNull();
});
