import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hook, told what is known: first of the list and of the rest. */
const arrival = (list: boolean | null, rest: boolean) =>
  renderHook((known: { list: boolean | null; rest: boolean }) => useArrival(known.list, known.rest), {
    initialProps: { list, rest },
  });

it('holds a list until the rest is known; then it stays, whatever is asked for anew', () => {
  const { result, rerender } = arrival(true, false);
  expect(result.current).toBe('held');
  rerender({ list: true, rest: true });
  expect(result.current).toBe('there');
  rerender({ list: true, rest: false });
  expect(result.current).toBe('there');
});

it('holds it for a while at most; what comes after that is late for good', () => {
  const { result, rerender } = arrival(true, false);
  act(() => void vi.advanceTimersByTime(2_499));
  expect(result.current).toBe('held');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('late');
  rerender({ list: true, rest: true });
  expect(result.current).toBe('late');
});

it('holds what is not known as long, and what was shown by then is never held back again', () => {
  const { result, rerender } = arrival(null, false);
  expect(result.current).toBe('held');
  act(() => void vi.advanceTimersByTime(2_500));
  expect(result.current).toBe('late');
  rerender({ list: true, rest: false });
  expect(result.current).toBe('late');
});

it('holds nothing where there is no list', () => {
  const { result } = arrival(false, false);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('there');
});

it('holds back no list that comes after that, as one that had failed at first', () => {
  const { result, rerender } = arrival(false, false);
  act(() => void vi.advanceTimersByTime(3_000));
  rerender({ list: true, rest: false });
  expect(result.current).toBe('late');
});
