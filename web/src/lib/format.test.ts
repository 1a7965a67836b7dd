import { describe, expect, it, vi } from 'vitest';
import { formatBytes, formatDate, localDay, usableLocale } from './format.ts';

describe('the locale', () => {
  it('is the first of the browser’s languages that Intl takes', () => {
    expect(usableLocale(['en-US@posix', 'de-AT', 'en'])).toBe('de-AT');
  });

  it('is English when the browser names none that can be used', () => {
    expect(usableLocale(['C'])).toBe('en');
  });
});

it('is made up by nothing before something is to be shown: a phone would wait for it', async () => {
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'Collator')];
  vi.resetModules();
  const anew = await import('./format.ts');
  for (const kind of made) expect(kind).not.toHaveBeenCalled();
  expect(anew.formatNumber(1_234)).toBe(anew.formatNumber(1_234));
  expect(Intl.NumberFormat).toHaveBeenCalledTimes(1);
});

describe('dates', () => {
  it('are shown as the local day', () => {
    expect(formatDate('2026-03-05T12:00:00Z')).toBe('Mar 5, 2026');
  });

  it('of today is the one on the student’s wall, early and late', () => {
    expect([new Date(2026, 2, 5, 0, 5), new Date(2026, 2, 5, 23, 55)].map(localDay)).toEqual([
      '2026-03-05',
      '2026-03-05',
    ]);
  });

  it('are shown as they came when they are none', () => {
    expect(formatDate('yesterday')).toBe('yesterday');
  });
});

it('counts megabytes as file managers do', () => {
  expect(formatBytes(12.4 * 1024 * 1024)).toBe('12.4 MB');
  expect(formatBytes(205 * 1024)).toBe('205 kB');
  expect(formatBytes(5)).toBe('1 kB');
});
