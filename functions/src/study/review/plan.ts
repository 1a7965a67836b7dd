/** Which cards a day asks, and in which order: as many as its minutes hold. When each comes back is FSRS's to say. */
import { LEAST_LEFT_S, LOOKS_AT_NEW } from '../../contract/limits.ts';
import { recallAt } from '../../contract/memory.ts';
import type { Memory } from '../../contract/review-log.ts';

/** A card to choose from. */
export interface Due {
  id: string;
  memory: Memory | null;
  /** The key of what it asks about, and of what is easily taken for that; empty where nothing is known. */
  term: string;
  siblings: readonly string[];
}

export interface DayInput<D extends Due> {
  /** Cards that were learned and are due. */
  due: readonly D[];
  /** How many cards will be due within a week, those that are due now among them. */
  week: number;
  /** Cards that were never asked, in the order in which they should be. */
  fresh: readonly D[];
  now: Date;
  /** What is left of the day (s). */
  seconds: number;
  /** What one card takes (s). */
  each: number;
}

/**
 * The part of a day's room that may go to new cards: each brings some nine reviews in half a year, and the days to come have
 * limits too. With three tenths two weeks away took up to sixteen days to clear, with a fifth twelve (docs/decisions/0011-review.md).
 * Whoever has next to nothing to review may begin with more.
 */
const NEW_SHARE = { begun: 0.12, beginning: 0.5 };

/** The part of the coming week's room that is taken where somebody is only beginning. */
const BEGINNING = 0.1;

/** What waits: cards that are due, that will be within a week (those due among them), and that were never asked. */
export interface Waiting {
  due: number;
  week: number;
  fresh: number;
}

/** How many cards a day's rest holds, and how many of them are new. @param seconds left of the day @param each what one takes */
export function roomFor({ due, week, fresh }: Waiting, seconds: number, each: number): { due: number; fresh: number } {
  const room = seconds < LEAST_LEFT_S ? 0 : Math.floor(seconds / each);
  const asked = Math.min(due, room);
  const share = week < BEGINNING * 7 * room ? NEW_SHARE.beginning : NEW_SHARE.begun;
  const forNew = Math.min(room - asked, Math.ceil(room * share));
  return { due: asked, fresh: Math.min(fresh, Math.floor(forNew / LOOKS_AT_NEW)) };
}

/**
 * Today's cards in the order they are asked. Where not all fit, those that are remembered best come first: each of them is
 * saved by one look, while what is mostly forgotten is learned again as well a week later. New ones come in where all fit.
 */
export function planDay<D extends Due>({
  due,
  week,
  fresh,
  now,
  seconds,
  each,
}: DayInput<D>): { cards: D[]; left: number } {
  const room = roomFor({ due: due.length, week, fresh: fresh.length }, seconds, each);
  const urgent = [...due].sort((a, b) => recallAt(b.memory, now) - recallAt(a.memory, now) || (a.id < b.id ? -1 : 1));
  const asked = urgent.slice(0, room.due);
  return { cards: interleaved([...asked, ...fresh.slice(0, room.fresh)]), left: due.length - asked.length };
}

/** Cards about one thing stand so far apart at least, where others are there: one would give the other away. */
const APART = 4;

/**
 * The same cards, so that what is easily confused follows on one another, and two cards about the very same thing do not.
 * (Contrast is what interleaving is good for; see Brunmair and Richter 2019.)
 */
export function interleaved<D extends Due>(cards: readonly D[]): D[] {
  const left = [...cards];
  const order: D[] = [];
  while (left.length > 0) {
    const lately = new Set(order.slice(-APART).flatMap(({ term }) => (term === '' ? [] : [term])));
    const free = (card: D) => !lately.has(card.term);
    const last = order.at(-1);
    const sibling = last ? left.findIndex((card) => free(card) && areSiblings(last, card)) : -1;
    const next = sibling >= 0 ? sibling : left.findIndex(free);
    order.push(...left.splice(Math.max(0, next), 1));
  }
  return order;
}

const areSiblings = (a: Due, b: Due): boolean =>
  (b.term !== '' && a.siblings.includes(b.term)) || (a.term !== '' && b.siblings.includes(a.term));
