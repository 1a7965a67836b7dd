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
  /** Asked already and back within minutes, with the times of both (ms since 1970). */
  returning: readonly (Turn<C, M> & { due: number; asked: number })[];
  /** What the day has taken so far, and what it may (s). */
  spent: number;
  limit: number;
}

export interface Bounds {
  /** No card is begun with less than this left of the day (s). */
  leastLeft: number;
  /** What comes back within so many minutes belongs to the same session. */
  ahead: number;
}

/** What was asked a moment ago is not asked again before this: it would be repeated, not recalled (ms). */
const APART = 60_000;

const hasTime = ({ spent, limit }: Pick<Session<unknown, Remembered>, 'spent' | 'limit'>, { leastLeft }: Bounds) =>
  limit - spent >= leastLeft;

/** What comes back within the session's minutes, what is due first at its head, each with when it can be asked (ms since 1970). */
function comingBack<C, M extends Remembered>({ returning }: Session<C, M>, now: number, { ahead }: Bounds) {
  return returning
    .filter(({ due }) => due <= now + ahead * 60_000)
    .map((turn) => ({ turn, at: Math.min(turn.due, turn.asked + APART) }))
    .sort((a, b) => a.turn.due - b.turn.due || a.at - b.at);
}

/**
 * What is asked next: what is due again, else what waits, else early what comes back soon, though never right after it was
 * asked; null where the session is over, or waits for that.
 */
export function next<C, M extends Remembered>(session: Session<C, M>, now: number, bounds: Bounds): Turn<C, M> | null {
  if (!hasTime(session, bounds)) return null;
  const coming = comingBack(session, now, bounds);
  if (coming[0] && coming[0].turn.due <= now) return coming[0].turn;
  return session.waiting[0] ?? coming.find(({ at }) => at <= now)?.turn ?? null;
}

/** The cards of a session that begins, those apart that were asked minutes ago and come back in it: it goes on after a reload. */
export function resumed<C, M extends Remembered & { last: string }>(
  cards: readonly (C & { memory: M | null })[],
  now: number,
  { ahead }: Bounds,
): Pick<Session<C, M>, 'waiting' | 'returning'> {
  const isBack = ({ memory }: { memory: M | null }) => {
    const due = Date.parse(memory?.due ?? '');
    return memory !== null && memory.state !== 'review' && due > now && due <= now + ahead * 60_000;
  };
  return {
    waiting: cards.filter((card) => !isBack(card)).map((card) => ({ card, memory: card.memory })),
    returning: cards.filter(isBack).flatMap((card) => {
      const { memory } = card;
      return memory ? [{ card, memory, due: Date.parse(memory.due), asked: Date.parse(memory.last) }] : [];
    }),
  };
}

/** What a session waits for where nothing else is left, and until when (ms since 1970); null where it doesn't. */
export function waitsFor<C, M extends Remembered>(session: Session<C, M>, now: number, bounds: Bounds) {
  const [first] = comingBack(session, now, bounds).sort((a, b) => a.at - b.at);
  return first && session.waiting.length === 0 && hasTime(session, bounds) ? first : null;
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
    returning: [...others(session.returning), ...(back ? [{ card, memory, due, asked: now }] : [])],
    spent: session.spent + seconds,
  };
}
