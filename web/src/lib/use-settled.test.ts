import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a value is settled once it has stayed the same for so long, and not while it changes', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 300), { initialProps: { text: '' } });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  rerender({ text: 'l' });
  wait(200);
  rerender({ text: 'lo' });
  wait(200);
  expect(result.current).toBe('');
  wait(100);
  expect(result.current).toBe('lo');
});
