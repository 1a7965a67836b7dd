/** Half a year of one student's reviews, played with the very code that serves: the day's plan, the session, the memories. */
import { LEARN_AHEAD_MIN, LEAST_LEFT_S } from '../../../functions/src/contract/limits.ts';
import { remembered } from '../../../functions/src/contract/memory.ts';
import type { Memory } from '../../../functions/src/contract/review-log.ts';
import type { DayInput, Due } from '../../../functions/src/study/review/plan.ts';
import { graded, next, type Session } from '../../../web/src/features/review/session.ts';
import type { Random } from './random.ts';
import { type Spread, studentOf } from './student.ts';

export interface Terms {
  days: number;
  cards: number;
  /** The day's limit (min). */
  minutes: number;
  /** First day of two weeks away, and how many days they are. */
  away: number;
  awayFor: number;
  spread: Spread;
  plan: (input: DayInput<Due>) => { cards: Due[]; left: number };
}

export interface Played {
  diligence: number;
  /** Longest day (s). */
  longest: number;
  /** Days that were kept. */
  kept: number;
  /** Reviews of learned cards, and how many were remembered; those of the ten days after the weeks away apart. */
  asked: number;
  recalled: number;
  /** Calendar days from the return until nothing due is left; null: never. `pile`: what was due then. */
  cleared: number | null;
  /** The same in days that were kept. */
  clearedKept: number | null;
  pile: number;
  /** Cards ever asked, and the mean chance of recall over all of them at the end. */
  learned: number;
  knows: number;
  /** Minutes of a kept day. */
  minutes: number;
}

const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-01-01T17:00:00Z');
const BOUNDS = { leastLeft: LEAST_LEFT_S, ahead: LEARN_AHEAD_MIN };

export function play(random: Random, terms: Terms): Played {
  const student = studentOf(random, terms.cards, terms.spread);
  const memories: (Memory | null)[] = Array.from({ length: terms.cards }, () => null);
  const [guess, weight] = [25, 10];
  const took = { seconds: 0, reviews: 0 };
  const played: Played = {
    ...{
      diligence: student.diligence,
      longest: 0,
      kept: 0,
      asked: 0,
      recalled: 0,
      cleared: null,
      clearedKept: null,
      pile: 0,
    },
    ...{ learned: 0, knows: 0, minutes: 0 },
  };
  const back = terms.away + terms.awayFor;
  let keptSince = 0;
  for (let day = 0; day < terms.days; day++) {
    const isAway = day >= terms.away && day < back;
    const keeps = random.next() < student.diligence || day === back;
    if (isAway || !keeps) continue;
    let now = BEGIN + day * DAY_MS + Math.round(random.next() * 4 * 3_600_000);
    const end = BEGIN + (day + 1) * DAY_MS - 13 * 3_600_000;
    const due: Due[] = [];
    const fresh: Due[] = [];
    for (const [card, memory] of memories.entries()) {
      const one = { id: String(card), memory, term: '', siblings: [] };
      if (memory === null) fresh.push(one);
      else if (Date.parse(memory.due) <= (memory.state === 'review' ? end : now + BOUNDS.ahead * 60_000)) due.push(one);
    }
    const each = (guess * weight + took.seconds) / (weight + took.reviews);
    const week = memories.filter((memory) => memory && Date.parse(memory.due) <= end + 7 * DAY_MS).length;
    const plan = terms.plan({ due, week, fresh, now: new Date(now), seconds: terms.minutes * 60, each });
    let session: Session<Due, Memory> = {
      waiting: plan.cards.map((card) => ({ card, memory: card.memory })),
      ...{ returning: [], spent: 0, limit: terms.minutes * 60 },
    };
    for (;;) {
      const turn = next(session, now, BOUNDS);
      if (!turn) break;
      const card = Number(turn.card.id);
      const before = memories[card] ?? null;
      const at = (now - BEGIN) / DAY_MS;
      const { grade, seconds } = student.look(card, at);
      now += seconds * 1_000;
      if (before?.state === 'review') {
        played.asked++;
        if (grade > 1) played.recalled++;
      }
      const memory = remembered(before, new Date(now), grade);
      memories[card] = memory;
      took.seconds = took.seconds * 0.99 + seconds;
      took.reviews = took.reviews * 0.99 + 1;
      session = graded(session, turn, memory, seconds, now, BOUNDS);
    }
    played.kept++;
    played.longest = Math.max(played.longest, session.spent);
    played.minutes += session.spent / 60;
    if (day === back) played.pile = due.length;
    const left = memories.filter((memory) => memory?.state === 'review' && Date.parse(memory.due) <= end).length;
    if (day >= back) keptSince++;
    if (day >= back && played.cleared === null && left === 0) {
      played.cleared = day - back + 1;
      played.clearedKept = keptSince;
    }
  }
  played.minutes /= Math.max(1, played.kept);
  const last = terms.days + 1;
  const known = memories.flatMap((memory, card) => (memory ? [student.recall(card, last)] : []));
  played.learned = known.length;
  played.knows = known.reduce((sum, chance) => sum + chance, 0) / Math.max(1, known.length);
  return played;
}
