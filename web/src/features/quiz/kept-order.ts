/** What was chosen on a book's quiz form, kept in its tab over a reload and a way back; another visit begins with what it asks for. */
import { keepInTab, tabValue } from '@/lib/storage.ts';
import type { Counts } from './counts.ts';
import type { Level } from './levels.ts';
import type { Range } from './range.ts';

interface Order {
  counts: Counts;
  range: Range;
  levels: readonly Level[];
}

const nameOf = (bookId: string) => `folio:order:${bookId}`;

/** @param visit the router's key of the entry of the history, and its address */
export function keptOrder(bookId: string, visit: string): Order | null {
  try {
    const kept: unknown = JSON.parse(tabValue(nameOf(bookId)) ?? 'null');
    // Written by this file alone.
    const { order, of } = (kept ?? {}) as { order?: Order; of?: string };
    return order && of === visit ? order : null;
  } catch {
    return null;
  }
}

export const keepOrder = (bookId: string, visit: string, order: Order): void =>
  keepInTab(nameOf(bookId), JSON.stringify({ of: visit, order }));
