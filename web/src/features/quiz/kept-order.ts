/** What was chosen on a book's quiz form, kept in its tab over a reload and a way back; another visit begins with what it asks for. */
import * as z from 'zod/mini';
import { keepInTab, tabValue } from '@/lib/storage.ts';
import { LEVELS, type Level } from './levels.ts';
import { PAGES } from './range.ts';

/** As typed, so no longer than a field takes. */
const typed = z.string().check(z.maxLength(20));

/** What a tab keeps may be of another version, or anybody's who had the tab. */
const Order = z.object({
  counts: z.object({ mcq: typed, saq: typed, laq: typed }),
  range: z.object({
    choice: z.enum(['whole', 'pages', 'new', 'shaky', 'chosen']),
    from: z.prefault(z.union([typed, z.undefined()]), undefined),
    to: z.prefault(z.union([typed, z.undefined()]), undefined),
    pages: z.optional(z.string().check(z.regex(PAGES))),
  }),
  levels: z.array(z.enum(LEVELS)),
});
type Order = z.infer<typeof Order>;
const Kept = z.object({ of: z.string(), order: Order });

const nameOf = (bookId: string) => `folio:order:${bookId}`;

/** @param visit the router's key of the entry of the history, and its address */
export function keptOrder(bookId: string, visit: string): Order | null {
  try {
    const { success, data } = Kept.safeParse(JSON.parse(tabValue(nameOf(bookId)) ?? 'null'));
    return success && data.of === visit ? data.order : null;
  } catch {
    return null;
  }
}

export const keepOrder = (
  bookId: string,
  visit: string,
  order: Omit<Order, 'levels'> & { levels: readonly Level[] },
): void => keepInTab(nameOf(bookId), JSON.stringify({ of: visit, order }));
