/**
 * What a student remembers of a card, derived from what they did with it and from nothing else: the same entries give the same
 * memory, in whatever order they arrived. FSRS with the default parameters of `ts-fsrs`; both sides compute it alike.
 */
import { type Card, createEmptyCard, fsrs, type Grade as LibraryGrade, State } from 'ts-fsrs';
import type { Entry, Grade, Memory, Reviewed } from './review-log.ts';

const scheduler = fsrs();

/** The share of reviews that should be remembered. */
export const TARGET_RETENTION = scheduler.parameters.request_retention;

const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning };
const NAMES = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;

const toCard = (memory: Memory | null, at: Date): Card =>
  memory === null
    ? createEmptyCard(at)
    : {
        due: new Date(memory.due),
        stability: memory.stability,
        difficulty: memory.difficulty,
        elapsed_days: 0,
        scheduled_days: memory.days,
        learning_steps: memory.step,
        reps: memory.reviews,
        lapses: memory.lapses,
        state: STATES[memory.state],
        last_review: new Date(memory.last),
      };

const fromCard = (card: Card, at: Date): Memory => ({
  due: card.due.toISOString(),
  state: NAMES[card.state],
  stability: card.stability,
  difficulty: card.difficulty,
  step: card.learning_steps,
  days: card.scheduled_days,
  reviews: card.reps,
  lapses: card.lapses,
  last: at.toISOString(),
});

/** The memory after one more review. @param memory null: it was never asked @param at when, never before its last review */
export function remembered(memory: Memory | null, at: Date, grade: Grade): Memory {
  // The library's grades are these numbers.
  return fromCard(scheduler.next(toCard(memory, at), at, grade as LibraryGrade).card, at);
}

/** When the card would be asked again, by grade (ISO 8601). */
export function nextDue(memory: Memory | null, at: Date): Record<Grade, string> {
  const of = (grade: Grade) => remembered(memory, at, grade).due;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4) };
}

/** The chance that it is recalled at a time, 0 to 1; 0 for what was never learned. */
export const recallAt = (memory: Memory | null, at: Date): number =>
  memory === null ? 0 : scheduler.get_retrievability(toCard(memory, at), at, false);

const byTime = (a: Entry, b: Entry) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1);

/** The reviews of a log that count, oldest first, each once. */
export function counted<E extends Entry>(log: readonly E[]): Extract<E, Reviewed>[] {
  const undone = new Set(log.flatMap((entry) => ('undoes' in entry ? [entry.undoes] : [])));
  const once = new Map(log.map((entry) => [entry.id, entry]));
  return [...once.values()]
    .filter((entry): entry is Extract<E, Reviewed> => 'grade' in entry && !undone.has(entry.id))
    .sort(byTime);
}

/** A review with the memory that it met. */
export interface Step<E> {
  entry: E;
  before: Memory | null;
  after: Memory;
}

/** Reviews in the order they count in, each with the memory before and after it. @param from what the first of them meets */
export function replayed<E extends Reviewed>(reviews: readonly E[], from: Memory | null = null): Step<E>[] {
  let before = from;
  return reviews.map((entry) => {
    const after = remembered(before, new Date(entry.at), entry.grade);
    const step = { entry, before, after };
    before = after;
    return step;
  });
}

/** The memory that a log leaves; null where no review counts. */
export const memoryOf = (log: readonly Entry[]): Memory | null => replayed(counted(log)).at(-1)?.after ?? null;
