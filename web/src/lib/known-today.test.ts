import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { publish } from './auth/auth-store.ts';
import { knownToday } from './known-today.ts';

const student = (uid: string) => ({ uid, email: null, displayName: null, photoURL: null });
const cards = knownToday('folio:test', z.object({ due: z.int() }));

afterEach(() => publish(null));

it('is the student’s own, in the shape that is asked for', () => {
  publish(student('ana'));
  expect(cards.known()).toBeUndefined();
  cards.keep({ due: 4 });
  expect(cards.known()).toEqual({ due: 4 });
  expect(knownToday('folio:test', z.object({ day: z.string() })).known()).toBeUndefined();
  publish(student('ben'));
  expect(cards.known()).toBeUndefined();
});

it('is of today alone', () => {
  publish(student('ana'));
  cards.keep({ due: 4 });
  const [marked, told] = (localStorage.getItem('folio:test') ?? '').split('\n');
  localStorage.setItem('folio:test', `${marked?.replace(/^\d{4}/, '2001')}\n${told}`);
  expect(cards.known()).toBeUndefined();
});

it('is not kept where it is long, nor what was kept before', () => {
  publish(student('ana'));
  const titles = knownToday('folio:test-long', z.object({ title: z.string() }));
  titles.keep({ title: 'Locks' });
  titles.keep({ title: 'x'.repeat(300_000) });
  expect(titles.known()).toBeUndefined();
  expect(localStorage.getItem('folio:test-long')).toBeNull();
});
