/** A session of review, card by card: what is asked next, what comes back in the same session, and when the day is over. */

/** What is needed of a memory here: when it is due (ISO 8601), and whether it is still being learned. */
interface Remembered {
  due: string;
  state: string;
}

/** What is asked, with the memory of it as it is now. */
export interface Turn<C, M extends Remembered> {
  card: C;
  memory: M | null;
}

export interface Session<C, M extends Remembered> {
  /** In the order in which they are asked. */
  waiting: readonly Turn<C, M>[];
  /** Asked already and back within minutes, with the time (ms since 1970). */
  returning: readonly (Turn<C, M> & { due: number })[];
  /** What the day has taken so far, and what it may (s). */
  spent: number;
  limit: number;
}

export interface Bounds {
  /** No card is begun with less than this left of the day (s). */
  leastLeft: number;
  /** What comes back within so many minutes is asked in the same session. */
  ahead: number;
}

/** What is asked next: what is due again, else what waits, else what comes back soon; null where the session is over. */
export function next<C, M extends Remembered>(
  { waiting, returning, spent, limit }: Session<C, M>,
  now: number,
  bounds: Bounds,
): Turn<C, M> | null {
  if (limit - spent < bounds.leastLeft) return null;
  const [soonest] = [...returning].sort((a, b) => a.due - b.due);
  if (soonest && soonest.due <= now) return soonest;
  const [first] = waiting;
  if (first) return first;
  return soonest && soonest.due <= now + bounds.ahead * 60_000 ? soonest : null;
}

/** The session after a card was graded. @param memory what the grade makes of it @param seconds what it took */
export function graded<C, M extends Remembered>(
  session: Session<C, M>,
  { card }: Turn<C, M>,
  memory: M,
  seconds: number,
  now: number,
  bounds: Bounds,
): Session<C, M> {
  const others = <T extends Turn<C, M>>(turns: readonly T[]) => turns.filter((turn) => turn.card !== card);
  const due = Date.parse(memory.due);
  const back = memory.state !== 'review' && due <= now + bounds.ahead * 60_000;
  return {
    ...session,
    waiting: others(session.waiting),
    returning: [...others(session.returning), ...(back ? [{ card, memory, due }] : [])],
    spent: session.spent + seconds,
  };
}
