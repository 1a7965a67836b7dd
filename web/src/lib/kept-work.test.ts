import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device } from '@/config/texts/device.ts';
import { useAuth } from './auth/auth-store.ts';
import { keepWork } from './kept-work.ts';
import { useQuietNotices } from './quiet-notices.ts';

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
const told = () => useQuietNotices.getState().notices.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  useQuietNotices.setState({ notices: [] });
});
afterEach(() => {
  keepWork('folio:marks:one', null);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('holds the page while the browser keeps nothing, says so once, and lets it go when the work was sent', () => {
  refuse();
  keepWork('folio:marks:one', 'a mark');
  keepWork('folio:marks:one', 'the same, changed');
  expect(leaving()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual([device.unkept.title]);
  keepWork('folio:marks:one', null);
  expect(leaving()).toBe(false);
});

it('says nothing of work that is sent soon, and nothing where the browser keeps it', () => {
  const refused = refuse();
  keepWork('folio:marks:one', 'a mark');
  keepWork('folio:marks:one', null);
  refused.mockRestore();
  keepWork('folio:marks:one', 'a mark');
  vi.advanceTimersByTime(60_000);
  expect([leaving(), told()]).toEqual([false, []]);
});

it('holds no page for the next student, and tells them nothing', () => {
  const user = (uid: string) => ({ uid, email: null, displayName: null, photoURL: null });
  useAuth.setState({ status: 'signed-in', user: user('ana') });
  refuse();
  keepWork('folio:marks:one', 'a mark');
  useAuth.setState({ status: 'signed-in', user: user('ben') });
  vi.advanceTimersByTime(60_000);
  expect([leaving(), told()]).toEqual([false, []]);
  useAuth.setState({ status: 'signed-out', user: null });
});
