import { beforeEach, expect, it } from 'vitest';
import { keepInTab } from '@/lib/storage.ts';
import { keepOrder, keptOrder } from './kept-order.ts';

const order = {
  counts: { mcq: '5', saq: '', laq: '1' },
  range: { choice: 'pages' as const, from: '3', to: undefined },
  levels: ['remember' as const],
};
beforeEach(() => window.sessionStorage.clear());

it('is there again at the same visit, and not at another', () => {
  keepOrder('locks', 'v1', order);
  expect(keptOrder('locks', 'v1')).toEqual(order);
  expect(keptOrder('locks', 'v2')).toBeNull();
});

it.each([
  ['counts that are none', { ...order, counts: { mcq: 5 } }],
  ['counts of 10,000 characters', { ...order, counts: { ...order.counts, mcq: '9'.repeat(10_000) } }],
  ['a range that there is not', { ...order, range: { choice: 'everything' } }],
  ['pages that are none', { ...order, range: { choice: 'chosen', pages: '1-2<script>' } }],
  ['levels that there are not', { ...order, levels: ['create'] }],
  ['levels that are none', { ...order, levels: null }],
  ['nothing', null],
])('what the tab keeps is looked at: %s', (_, kept) => {
  keepInTab('folio:order:locks', JSON.stringify({ of: 'v1', order: kept }));
  expect(keptOrder('locks', 'v1')).toBeNull();
});
