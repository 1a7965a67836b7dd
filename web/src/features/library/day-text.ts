import { library } from '@/config/texts/library.ts';
import { formatDate, localDay } from '@/lib/format.ts';

const words = library.goOn;
const DAY_MS = 86_400_000;

/** "today", "yesterday", "on 3 Nov 2026". @param at ms since 1970 */
export function dayText(at: number): string {
  const day = localDay(new Date(at));
  if (day === localDay()) return words.today;
  return day === localDay(new Date(Date.now() - DAY_MS))
    ? words.yesterday
    : words.on(formatDate(new Date(at).toISOString()));
}
