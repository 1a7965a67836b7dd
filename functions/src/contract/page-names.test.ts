import { describe, expect, it } from 'vitest';
import { pageName, pageNumbers, placeIn } from './page-names.ts';

describe('a page', () => {
  it.each([
    [3, undefined, 'p. 3'],
    [3, '3', 'p. 3'],
    [219, '217', 'p. 217 (PDF 219)'],
    [9, 'ix', 'p. ix (PDF 9)'],
  ])('%i, printed %s, is called %s', (page, label, name) => {
    expect(pageName(page, label)).toBe(name);
  });

  it('has no brackets within brackets', () => {
    expect(pageName(219, '217', 'within')).toBe('p. 217, PDF 219');
    expect(placeIn(219, '298', '217')).toBe('p. 217 (PDF 219 of 298)');
    expect(placeIn(3, '298', '3')).toBe('p. 3 of 298');
    expect(placeIn(3, '1,298')).toBe('p. 3 of 1,298');
  });
});

describe('pages from one to another', () => {
  it.each([
    ['that the book numbers as the file does', { from: 3, to: 9 }, '3–9'],
    ['with other numbers', { from: 35, to: 44, from_label: '21', to_label: '30' }, '21–30 (PDF 35–44)'],
    ['that begin among Roman numerals', { from: 12, to: 20, from_label: 'xii', to_label: '4' }, 'xii–4 (PDF 12–20)'],
    ['of which one has no number', { from: 35, to: 44, to_label: '30' }, '35–44 (PDF)'],
    ['that begin to count anew', { from: 90, to: 104, from_label: '90', to_label: '4' }, '90–104 (PDF)'],
    ['that are one page', { from: 35, to: 35, from_label: '21', to_label: '21' }, '21 (PDF 35)'],
    ['of which the last is not known', { from: 35, to: null, from_label: '21' }, '35'],
  ])('%s', (_, pages, name) => {
    expect(pageNumbers(pages)).toBe(name);
  });

  it('have no brackets within brackets', () => {
    expect(pageNumbers({ from: 35, to: 44, from_label: '21', to_label: '30' }, 'within')).toBe('21–30, PDF 35–44');
    expect(pageNumbers({ from: 30, to: 93, to_label: '79' }, 'within')).toBe('PDF 30–93');
  });
});
