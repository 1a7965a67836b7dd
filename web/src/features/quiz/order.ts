/** What an ordered quiz comes to: how many questions, and about how long they take. */
import { type Counts, KINDS } from './counts.ts';

/** Minutes for one question of each kind: choosing, a sentence or two, a page. Rules of thumb of written exams. */
export const MINUTES_EACH = { mcq: 1, saq: 2, laq: 6 } as const;

/** Counts that a button fills in; nothing else hangs on them. */
const PRESETS = {
  quick: { mcq: '5', saq: '0', laq: '0' },
  exam: { mcq: '10', saq: '6', laq: '4' },
} as const satisfies Record<string, Counts>;

/** So many of each kind a book can give at most. */
export type Most = Readonly<Record<keyof Counts, number>>;

/** How many of a kind there will be: what is asked for, and no more than there are; what is not a number yet counts as none. */
export const given = (counts: Counts, kind: keyof Counts, most?: Most): number =>
  Math.min(/^\d{1,3}$/.test(counts[kind]) ? Number(counts[kind]) : 0, most?.[kind] ?? Number.POSITIVE_INFINITY);

/** Questions and minutes. */
export const sumOf = (counts: Counts, most?: Most): { questions: number; minutes: number } => ({
  questions: KINDS.reduce((sum, kind) => sum + given(counts, kind, most), 0),
  minutes: KINDS.reduce((sum, kind) => sum + given(counts, kind, most) * MINUTES_EACH[kind], 0),
});

export const sameCounts = (one: Counts, other: Counts): boolean => KINDS.every((kind) => one[kind] === other[kind]);

/** What a preset fills in for a book: no more of a kind than it can give, and short questions for the choices that it can't. */
export function presetOf(name: keyof typeof PRESETS, most?: Most): Counts {
  const usual = PRESETS[name];
  const missing = Number(usual.mcq) - given(usual, 'mcq', most);
  const short = { ...usual, saq: String(Number(usual.saq) + missing) };
  const counts = KINDS.map((kind) => [kind, String(given(short, kind, most))] as const);
  return { ...usual, ...Object.fromEntries(counts) };
}
