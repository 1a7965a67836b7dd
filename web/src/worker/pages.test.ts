import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPage, onTime } from './pages.ts';

const at = (path: string) => new URL(path, 'https://folio.example');

describe('what the shell may stand in for', () => {
  it('is every page of the app', () => {
    for (const path of ['/', '/review', '/chat/some-book', '/progress/attempt/a1?item=2'])
      expect(isPage('navigate', at(path)), path).toBe(true);
  });

  it('is no call, no file and nothing that Hosting keeps for itself', () => {
    for (const path of ['/api/health', '/api/upload/file/b1', '/__/auth/handler', '/social.png', '/app.html'])
      expect(isPage('navigate', at(path)), path).toBe(false);
    expect(isPage('cors', at('/review'))).toBe(false);
  });
});

describe('waiting for a page', () => {
  afterEach(() => vi.useRealTimers());

  it('takes what comes in time, and what is refused as refused', async () => {
    expect(await onTime(Promise.resolve('the page'), 1_000)).toBe('the page');
    await expect(onTime(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
  });

  it('ends where nothing comes', async () => {
    vi.useFakeTimers();
    const waiting = expect(onTime(new Promise(() => {}), 4_000)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(4_000);
    await waiting;
  });
});
