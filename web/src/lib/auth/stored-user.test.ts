import { expect, it } from 'vitest';
import { storedToken, storedUser } from './stored-user.ts';

const KEY = 'firebase:authUser:key:[DEFAULT]';
const NOW = Date.UTC(2026, 10, 22);
const keep = (user: object) => localStorage.setItem(KEY, JSON.stringify(user));
const ANNA = {
  uid: 'anna',
  email: 'anna@example.org',
  emailVerified: true,
  providerData: [{ providerId: 'password' }],
};

it('tells who was signed in here', () => {
  expect(storedUser()).toBeNull();
  keep(ANNA);
  expect(storedUser()).toMatchObject({ ...ANNA, displayName: null, photoURL: null });
});

it('is nobody where what is kept cannot be read, or two are kept', () => {
  localStorage.setItem(KEY, 'not JSON');
  expect(storedUser()).toBeNull();
  keep({ email: 'without a uid' });
  expect(storedUser()).toBeNull();
  keep(ANNA);
  localStorage.setItem('firebase:authUser:other:[DEFAULT]', JSON.stringify(ANNA));
  expect(storedUser()).toBeNull();
});

it('hands out a token only while it lasts', () => {
  const until = (expirationTime: number) =>
    keep({ ...ANNA, stsTokenManager: { accessToken: 'token', expirationTime } });
  until(NOW + 600_000);
  expect(storedToken(undefined, NOW)).toBe('token');
  expect([storedToken('anna', NOW), storedToken('ben', NOW)]).toEqual(['token', null]);
  until(NOW + 30_000);
  expect(storedToken(undefined, NOW)).toBeNull();
  keep(ANNA);
  expect(storedToken(undefined, NOW)).toBeNull();
});
