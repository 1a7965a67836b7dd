import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { utcOffset } from '@/lib/review-outbox.ts';
import boot from '../../../public/boot.js?raw';
import { addressOf } from './address.ts';

const meta = document.createElement('meta');

beforeEach(() => {
  Object.assign(meta, { name: 'folio:ahead', content: '[["/","dashboard"]]' });
  delete meta.dataset.appCheck;
  document.head.append(meta);
  const stsTokenManager = { accessToken: 'a-token', expirationTime: Date.now() + 3_600_000 };
  localStorage.setItem('firebase:authUser:key:app', JSON.stringify({ uid: 'ana', stsTokenManager }));
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete window.folioAsked;
});

it('what boot.js asks for is what the dashboard will ask for, to the letter', () => {
  const query = { offset: String(utcOffset()) };
  new Function(boot)();
  expect(window.folioAsked?.token).toBe('a-token');
  expect(Object.keys(window.folioAsked?.replies ?? {})).toEqual([
    addressOf('upload.list'),
    addressOf('exam.list', {}, query),
    addressOf('review.today', {}, query),
    addressOf('progress.get'),
  ]);
});

it('nothing is asked where each call proves that it comes from the site, which only the app can', () => {
  meta.dataset.appCheck = '';
  new Function(boot)();
  expect(window.folioAsked).toBeUndefined();
});

it('nothing is asked with a token that is about to expire', () => {
  const stsTokenManager = { accessToken: 'a-token', expirationTime: Date.now() + 1_000 };
  localStorage.setItem('firebase:authUser:key:app', JSON.stringify({ uid: 'ana', stsTokenManager }));
  new Function(boot)();
  expect(window.folioAsked).toBeUndefined();
});

it('each reply is read to its end, whether the app takes it over or not, and is as it came', async () => {
  const came: Response[] = [];
  vi.stubGlobal('fetch', async () => {
    const reply = Response.json(['a'], { status: 401, headers: { 'X-Request-Id': 'r1' } });
    came.push(reply);
    return reply;
  });
  new Function(boot)();
  const replies = await Promise.all(Object.values(window.folioAsked?.replies ?? {}));
  expect(came.length).toBe(4);
  expect(came.every(({ bodyUsed }) => bodyUsed)).toBe(true);
  expect(replies.map((reply) => [reply?.status, reply?.headers.get('X-Request-Id')])).toEqual(
    Array(4).fill([401, 'r1']),
  );
  expect(await replies[0]?.json()).toEqual(['a']);
});
