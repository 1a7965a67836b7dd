import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';

type Kind = (typeof KINDS)[number];

/** As typed: a field that is being emptied is not a zero yet. */
export type Counts = Record<Kind, string>;

/** In the order of the fields. */
export const KINDS = ['mcq', 'saq', 'laq'] as const;

/** SPEC §9. */
const DEFAULT_COUNTS: Counts = { mcq: '5', saq: '3', laq: '1' };

/** The counts that the address asks for, `?mcq=10&saq=6&laq=4`; the default where it names none that can be had. */
export function countsIn(search: URLSearchParams): Counts {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, search.get(kind) ?? '0'])) as Counts; // one of each kind
  return KINDS.some((kind) => search.has(kind)) && canBeHad(counts) ? counts : DEFAULT_COUNTS;
}

/** What is wrong with the number of one kind, in words for the student, or null. */
export function problemOfKind(kind: Kind, count: string): string | null {
  const max = MAX_QUIZ_COUNT[kind];
  return !/^\d{1,3}$/.test(count) || Number(count) > max ? words.config.tooMany(formatNumber(max)) : null;
}

/** That nothing is asked for at all, or null. */
export const problemOfAll = (counts: Counts): string | null =>
  KINDS.every((kind) => Number(counts[kind]) === 0) ? words.config.none : null;

/** Whether the counts can be had. */
export const canBeHad = (counts: Counts): boolean =>
  problemOfAll(counts) === null && KINDS.every((kind) => problemOfKind(kind, counts[kind]) === null);
