/** How the list of books is searched and sorted. */
import type { Document } from '@contract/library.ts';
import { create } from 'zustand';
import { fold } from '@/lib/fold.ts';
import { compareText } from '@/lib/format.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** `oldest`: as they were uploaded, so that a new book is appended (SPEC §2). `opened`: the book read or asked last first. */
export const ORDERS = ['oldest', 'newest', 'title', 'opened'] as const;
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
 * @param openedAt when each book was read or asked last (ms since 1970), by id; one that never was stands behind those that were, newest first
 */
export function arranged(
  books: readonly Document[],
  search: string,
  order: Order,
  openedAt: ReadonlyMap<string, number> = new Map(),
): Document[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  const found = books.filter(({ title }) => {
    const folded = fold(title);
    return wanted.every((word) => folded.includes(word));
  });
  if (order === 'newest') return found.reverse();
  if (order === 'opened') return found.reverse().sort((a, b) => (openedAt.get(b.id) ?? 0) - (openedAt.get(a.id) ?? 0));
  return order === 'title' ? found.sort((a, b) => compareText(a.title, b.title)) : found;
}
