/** How the list of books is searched and sorted. */
import type { Document } from '@contract/library.ts';
import { create } from 'zustand';
import { fold } from '@/lib/fold.ts';
import { compareText } from '@/lib/format.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** `oldest`: as they were uploaded, so that a new book is appended (SPEC §2). */
export const ORDERS = ['oldest', 'newest', 'title'] as const;
export type Order = (typeof ORDERS)[number];

const KEY = 'folio-order';

function stored(): Order {
  const value = storedValue(KEY);
  return ORDERS.find((order) => order === value) ?? 'oldest';
}

/** The order a student chose, remembered on this device. */
export const useOrder = create<{ order: Order; choose: (order: Order) => void }>((set) => ({
  order: stored(),
  choose: (order) => {
    storeValue(KEY, order === 'oldest' ? null : order);
    set({ order });
  },
}));

/**
 * The books whose title has every word of `search` in it, whatever its case and accents.
 * @param books oldest first
 */
export function arranged(books: readonly Document[], search: string, order: Order): Document[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  const found = books.filter(({ title }) => {
    const folded = fold(title);
    return wanted.every((word) => folded.includes(word));
  });
  if (order === 'newest') return found.reverse();
  return order === 'title' ? found.sort((a, b) => compareText(a.title, b.title)) : found;
}
