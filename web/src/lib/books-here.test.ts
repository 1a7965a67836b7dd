import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { KEPT, storeValue } from '@/lib/storage.ts';
import { book, info, summary } from '@/testing/samples.ts';
import { ATTEMPTS, attemptHere, BOOKS, bookKey, LAST_ATTEMPTS, titleHere } from './books-here.ts';

beforeEach(() => publish({ uid: 'ana', email: null, displayName: null, photoURL: null }));
afterEach(() => publish(null));

const leave = (key: readonly unknown[], data: unknown) =>
  storeValue(`${KEPT}ana:${hashKey(key)}`, JSON.stringify({ at: 1, data }));

it('a book is known by what was kept of it, or by the list of books', () => {
  expect(titleHere('locks')).toBeUndefined();
  leave(BOOKS, { pages: [{ books: [book({ title: 'By the list' })] }], pageParams: [null] });
  expect(titleHere('locks')).toBe('By the list');
  expect(titleHere('weaving')).toBeUndefined();
  leave(bookKey('locks'), info());
  expect(titleHere('locks')).toBe(info().title);
});

it('an attempt is known by its line in Progress, or among the last that the dashboard has', () => {
  const { attempt_id: id } = summary();
  expect(attemptHere(id)).toBeUndefined();
  leave(LAST_ATTEMPTS, [summary({ title: 'Of the dashboard' })]);
  expect(attemptHere(id)?.title).toBe('Of the dashboard');
  leave(ATTEMPTS, { pages: [{ attempts: [summary()], more: false, overall_summary: overall }], pageParams: [null] });
  expect(attemptHere(id)?.title).toBe(summary().title);
});

const overall = { total_questions_attempted: 1, total_correct_answers: 1, overall_accuracy_percentage: 100 };
