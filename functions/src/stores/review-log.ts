/** Adding to the logs of cards: what comes twice is kept once, and in whatever order it comes, the same follows. */
import { MAX_CARD_ENTRIES } from '../contract/limits.ts';
import { counted, replayed, type Step } from '../contract/memory.ts';
import type { ReviewDay, SentEntry } from '../contract/review.ts';
import type { Memory, Reviewed } from '../contract/review-log.ts';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { studyDay } from '../platform/days.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';
import { cardRef, type KeptEntry, type OwnedCard, parseCard } from './cards.ts';
import { afterReviews, dayRef, parseDay, parseSettings, settingsRef } from './review-days.ts';

/** A device's clock may be ahead by so much (ms); what was done later than that was done now. */
const AHEAD_MS = 5 * 60_000;
/** Before there were cards nobody reviewed one: such a clock was never set, and what it says was done now. */
const FIRST_CARDS = Date.UTC(2026, 0, 1);

type Sums = Omit<ReviewDay, 'day'>;

/** An entry as it is kept. @param offset minutes east of UTC where the student is */
export function kept({ card_id: _, ...entry }: SentEntry, offset: number, now: Date): KeptEntry {
  const said = new Date(entry.at);
  const isPlausible = said.getTime() >= FIRST_CARDS && said.getTime() <= now.getTime() + AHEAD_MS;
  const at = isPlausible ? said : now;
  const timed = { ...entry, at: at.toISOString() };
  return 'grade' in timed ? { ...timed, day: studyDay(at, offset) } : timed;
}

/** A log with what it did not hold yet. */
export function merged(log: readonly KeptEntry[], more: readonly KeptEntry[]): KeptEntry[] {
  const ids = new Set(log.map(({ id }) => id));
  const added = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  return added.length === 0 ? [...log] : [...log, ...added];
}

const NOTHING: Sums = { reviews: 0, seconds: 0, asked: 0, remembered: 0 };
const plus = (a: Sums, b: Sums, sign: 1 | -1 = 1): Sums => ({
  reviews: a.reviews + sign * b.reviews,
  seconds: a.seconds + sign * b.seconds,
  asked: a.asked + sign * b.asked,
  remembered: a.remembered + sign * b.remembered,
});

/** Adds what reviews came to to the sums of their days, or takes it from them. */
function count(days: Map<string, Sums>, steps: readonly Step<Extract<KeptEntry, Reviewed>>[], sign: 1 | -1): void {
  for (const { entry, before } of steps) {
    const asked = before?.state === 'review' ? 1 : 0;
    const one = { reviews: 1, seconds: entry.seconds, asked, remembered: entry.grade > 1 ? asked : 0 };
    days.set(entry.day, plus(days.get(entry.day) ?? NOTHING, one, sign));
  }
}

/**
 * What follows from the growth of a log: the memory that it leaves, and what changes in the days. A review that comes late changes what
 * later ones met, so that later days change too: the sums of all changes are those of the whole log, in whatever order it came.
 */
export function growth(
  before: readonly KeptEntry[],
  after: readonly KeptEntry[],
): { memory: Memory | null; changes: Map<string, Sums> } {
  const [old, fresh] = [counted(before), counted(after)];
  const at = fresh.findIndex((entry, i) => entry !== old[i]);
  const same = at < 0 ? fresh.length : at;
  const met = replayed(fresh.slice(0, same)).at(-1)?.after ?? null;
  const steps = replayed(fresh.slice(same), met);
  const changes = new Map<string, Sums>();
  count(changes, steps, 1);
  count(changes, replayed(old.slice(same), met), -1);
  for (const [day, by] of changes) if (Object.values(by).every((one) => one === 0)) changes.delete(day);
  return { memory: steps.at(-1)?.after ?? met, changes };
}

/** Cards that are changed in one step: with logs as long as they may be some 0.1 s of processor, and 1 MB of Firestore's 10 MiB. */
const CARDS_IN_A_STEP = 5;

/**
 * Adds entries to the logs of their cards, with the memories and the sums of the days that follow from them: some cards at a time,
 * each time all or none. Where it fails in the middle it can be sent again, since what is there stays as it is.
 * @param offset minutes east of UTC where the student is
 * @returns which of them are stored now, and which belong to cards that are not there
 */
export async function addEntries(
  uid: string,
  sent: readonly SentEntry[],
  offset: number,
): Promise<{ kept: string[]; gone: string[] }> {
  const now = new Date();
  const byCard = new Map<string, KeptEntry[]>();
  for (const entry of sent) {
    if (!isId(entry.card_id)) continue;
    const entries = byCard.get(entry.card_id) ?? [];
    entries.push(kept(entry, offset, now));
    byCard.set(entry.card_id, entries);
  }
  const there = new Set<string>();
  const cards = [...byCard];
  for (let from = 0; from < cards.length; from += CARDS_IN_A_STEP)
    for (const id of await addToCards(uid, new Map(cards.slice(from, from + CARDS_IN_A_STEP)))) there.add(id);
  const [stored, gone] = [new Set<string>(), new Set<string>()];
  for (const { id, card_id } of sent) (there.has(card_id) ? stored : gone).add(id);
  return { kept: [...stored], gone: [...gone] };
}

/** What entries make of their cards. */
interface Outcome {
  /** The cards that are there and take the entries. */
  there: Set<string>;
  /** The fields of each card that changes. */
  cards: Map<string, Pick<OwnedCard, 'log' | 'memory' | 'due'>>;
  days: Map<string, Sums>;
  /** What each new review took (s). */
  took: number[];
}

/** @param stored what the cards hold, undefined where they are not there */
function outcomeOf(byCard: ReadonlyMap<string, readonly KeptEntry[]>, stored: readonly unknown[]): Outcome {
  const outcome: Outcome = { there: new Set(), cards: new Map(), days: new Map(), took: [] };
  for (const [at, [id, entries]] of [...byCard].entries()) {
    if (stored[at] === undefined) continue;
    const { log: before } = parseCard(id, stored[at]);
    const log = merged(before, entries);
    if (log.length === before.length) outcome.there.add(id);
    if (log.length === before.length || log.length > MAX_CARD_ENTRIES) continue;
    outcome.there.add(id);
    const { memory, changes } = growth(before, log);
    outcome.cards.set(id, { log, memory, due: memory?.due ?? null });
    for (const [day, by] of changes) outcome.days.set(day, plus(outcome.days.get(day) ?? NOTHING, by));
    for (const entry of log.slice(before.length)) if ('grade' in entry) outcome.took.push(entry.seconds);
  }
  return outcome;
}

/** Adds entries to a few cards, all or none. @returns the cards that hold them now */
async function addToCards(uid: string, byCard: ReadonlyMap<string, readonly KeptEntry[]>): Promise<Set<string>> {
  const ids = [...byCard.keys()];
  const refs = ids.map((id) => cardRef(uid, id));
  for (;;) {
    const seen = await firestore().getAll(...refs);
    const expected = outcomeOf(
      byCard,
      seen.map((doc) => doc.data()),
    );
    if (expected.cards.size === 0) return expected.there;
    const days = [...expected.days.keys()];
    let there: Set<string> | undefined;
    // The settings last: calls of one process for one student go one after the other.
    await compareAndSet([...refs, ...days.map((day) => dayRef(uid, day)), settingsRef(uid)], (data) => {
      const outcome = outcomeOf(byCard, data.slice(0, ids.length));
      // Another device was quicker, and other days change than those that were read.
      there = [...outcome.days.keys()].every((day) => expected.days.has(day)) ? outcome.there : undefined;
      if (!there) return [];
      const sums = days.map((day, at) => {
        const change = outcome.days.get(day);
        return change && { day, ...plus(parseDay(day, data[ids.length + at]), change) };
      });
      const settings = outcome.took.length === 0 ? undefined : afterReviews(parseSettings(data.at(-1)), outcome.took);
      return [...ids.map((id) => outcome.cards.get(id)), ...sums, settings];
    });
    if (there) return there;
  }
}
