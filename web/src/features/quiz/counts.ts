import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';

/** As typed: a field that is being emptied is not a zero yet. */
export type Counts = Record<'mcq' | 'saq' | 'laq', string>;

/** In the order of the fields. */
export const KINDS = ['mcq', 'saq', 'laq'] as const;

/** SPEC §9. */
const DEFAULT_COUNTS: Counts = { mcq: '5', saq: '3', laq: '1' };

/** The counts that the address asks for, `?mcq=10&saq=6&laq=4`; the default where it names none that can be had. */
export function countsIn(search: URLSearchParams): Counts {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, search.get(kind) ?? '0'])) as Counts; // one of each kind
  return KINDS.some((kind) => search.has(kind)) && problemWith(counts) === null ? counts : DEFAULT_COUNTS;
}

/** What is wrong with the counts, in words for the student, or null. */
export function problemWith(counts: Counts): string | null {
  for (const kind of KINDS) {
    const max = MAX_QUIZ_COUNT[kind];
    if (!/^\d{1,3}$/.test(counts[kind]) || Number(counts[kind]) > max) return words.config.tooMany(formatNumber(max));
  }
  return KINDS.every((kind) => Number(counts[kind]) === 0) ? words.config.none : null;
}
