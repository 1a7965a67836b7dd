/** Adding to the logs of cards: what comes twice is kept once, and in whatever order it comes, the same follows. */
import { MAX_CARD_ENTRIES } from '../contract/limits.ts';
import { memoryOf, stepsOf } from '../contract/memory.ts';
import type { ReviewDay, SentEntry } from '../contract/review.ts';
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

/** What a log came to, by day. */
export function sumsOf(log: readonly KeptEntry[]): Map<string, Sums> {
  const days = new Map<string, Sums>();
  for (const { entry, before } of stepsOf(log)) {
    const day = days.get(entry.day) ?? { reviews: 0, seconds: 0, asked: 0, remembered: 0 };
    const asked = before?.state === 'review';
    days.set(entry.day, {
      reviews: day.reviews + 1,
      seconds: day.seconds + entry.seconds,
      asked: day.asked + (asked ? 1 : 0),
      remembered: day.remembered + (asked && entry.grade > 1 ? 1 : 0),
    });
  }
  return days;
}

const plus = (a: Sums, b: Sums, sign = 1): Sums => ({
  reviews: a.reviews + sign * b.reviews,
  seconds: a.seconds + sign * b.seconds,
  asked: a.asked + sign * b.asked,
  remembered: a.remembered + sign * b.remembered,
});
const NOTHING: Sums = { reviews: 0, seconds: 0, asked: 0, remembered: 0 };

/** What changes in the days when a log grows. */
export function changesIn(before: readonly KeptEntry[], after: readonly KeptEntry[]): Map<string, Sums> {
  const [old, fresh] = [sumsOf(before), sumsOf(after)];
  return new Map(
    [...new Set([...old.keys(), ...fresh.keys()])].map((day) => [
      day,
      plus(fresh.get(day) ?? NOTHING, old.get(day) ?? NOTHING, -1),
    ]),
  );
}

/** The days that entries count for: their own, and those of the entries they undo. */
async function daysAbout(uid: string, byCard: ReadonlyMap<string, readonly KeptEntry[]>): Promise<Set<string>> {
  const days = new Set([...byCard.values()].flat().flatMap((entry) => ('day' in entry ? [entry.day] : [])));
  const undoing = [...byCard].filter(([, entries]) => entries.some((entry) => 'undoes' in entry));
  if (undoing.length === 0) return days;
  const found = await firestore().getAll(...undoing.map(([id]) => cardRef(uid, id)));
  for (const doc of found)
    for (const entry of doc.exists ? parseCard(doc.id, doc.data()).log : []) if ('day' in entry) days.add(entry.day);
  return days;
}

/**
 * Adds entries to the logs of their cards, all or none, with the memories and the sums of the days that follow from them.
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
  const ids = [...byCard.keys()];
  const days = [...(await daysAbout(uid, byCard))];
  let there = new Set<string>();
  // The settings last: calls of one process for one student go one after the other.
  await compareAndSet(
    [...ids.map((id) => cardRef(uid, id)), ...days.map((day) => dayRef(uid, day)), settingsRef(uid)],
    (data) => {
      there = new Set();
      const changes = new Map<string, Sums>();
      const took: number[] = [];
      const cards = ids.map((id, at) => {
        if (data[at] === undefined) return undefined;
        const card = parseCard(id, data[at]);
        const log = merged(card.log, byCard.get(id) ?? []);
        if (log.length > MAX_CARD_ENTRIES) return undefined;
        there.add(id);
        if (log.length === card.log.length) return undefined;
        for (const [day, sums] of changesIn(card.log, log)) changes.set(day, plus(changes.get(day) ?? NOTHING, sums));
        for (const entry of log.slice(card.log.length)) if ('grade' in entry) took.push(entry.seconds);
        return changed(log);
      });
      const sums = days.map((day, at) => {
        const change = changes.get(day);
        if (!change || Object.values(change).every((by) => by === 0)) return undefined;
        return { day, ...plus(parseDay(day, data[ids.length + at]), change) };
      });
      const settings = took.length === 0 ? undefined : afterReviews(parseSettings(data.at(-1)), took);
      return [...cards, ...sums, settings];
    },
  );
  const [stored, gone] = [new Set<string>(), new Set<string>()];
  for (const { id, card_id } of sent) (there.has(card_id) ? stored : gone).add(id);
  return { kept: [...stored], gone: [...gone] };
}

/** What a log makes of its card. */
function changed(log: KeptEntry[]): Pick<OwnedCard, 'log' | 'memory' | 'due'> {
  const memory = memoryOf(log);
  return { log, memory, due: memory?.due ?? null };
}
