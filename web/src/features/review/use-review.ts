import { LEARN_AHEAD_MIN, LEAST_LEFT_S, LOOKS_AT_NEW } from '@contract/limits.ts';
import { remembered } from '@contract/memory.ts';
import type { ReviewCard, ReviewSession } from '@contract/review.ts';
import type { Grade, Memory } from '@contract/review-log.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TODAY } from '@/components/review-cards/use-today.ts';
import { keepMissed, keepSession, keptMissed, learned, removed } from '@/lib/kept-session.ts';
import { keepEntry } from '@/lib/review-outbox.ts';
import { graded, next, resumed, type Session, type Turn, waitsFor } from './session.ts';

const BOUNDS = { leastLeft: LEAST_LEFT_S, ahead: LEARN_AHEAD_MIN };
/** So many cards are made ready before they are asked. */
const AHEAD = 4;
/** Longer than this nobody thinks about one card: they have left the desk (s). */
const MOST_SECONDS = 300;

export type CardTurn = Turn<ReviewCard, Memory>;
type CardSession = Session<ReviewCard, Memory>;

/** A grade that was given, and how the session was before. */
export interface Given {
  turn: CardTurn;
  grade: Grade;
  /** When it comes back, ISO 8601. */
  due: string;
  seconds: number;
  entry: string;
  before: CardSession;
}

export interface Review {
  /** What is asked now; null where the session is over, or waits. */
  turn: CardTurn | null;
  /** Until when it waits for a card that comes back (ms since 1970); null where it doesn't. */
  waitsUntil: number | null;
  /** Counts every question that was put, also the same card again. */
  asked: number;
  given: readonly Given[];
  /** Cards that were graded "Again" today, also before a reload; null where this device doesn't know all of the day. */
  missed: ReadonlySet<string> | null;
  /** How many cards are still to come, of those that the session began with. */
  left: number;
  /** How many looks they take, new ones two each. */
  looks: number;
  /** What is asked next, after this one, if all goes well. */
  soon: readonly ReviewCard[];
  /** Ended before everything was asked. */
  early: boolean;
  grade: (grade: Grade, how: { typed: boolean; helped: boolean }) => void;
  undo: () => void;
  /** The card is gone for good. */
  drop: () => void;
  finish: () => void;
  /** Goes on after the end, with what is left or comes back in minutes; undefined where there is nothing or no time. */
  resume: (() => void) | undefined;
  /** Cards that were due and are still to come: new ones wait for nobody. */
  cutOff: number;
}

/** Seconds that the page was in sight since the question was put. */
function useClock(asked: number): () => number {
  const clock = useRef({ asked: -1, since: 0, before: 0 });
  if (clock.current.asked !== asked) clock.current = { asked, since: Date.now(), before: 0 };
  useEffect(() => {
    const turn = () => {
      const { current } = clock;
      if (document.hidden) current.before += Date.now() - current.since;
      current.since = Date.now();
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, []);
  return () => {
    const { before, since } = clock.current;
    return Math.min(MOST_SECONDS, Math.round((before + Date.now() - since) / 1_000));
  };
}

/** A session, from its first card to its end. What is graded is kept on the device first, and sent when it can be. */
export function useReview(loaded: ReviewSession): Review {
  const client = useQueryClient();
  const [session, setSession] = useState<CardSession>(() => ({
    ...resumed(loaded.cards, Date.now(), BOUNDS),
    spent: loaded.spent_seconds,
    limit: loaded.limit_minutes * 60,
  }));
  useEffect(() => {
    const left = [...session.waiting, ...session.returning].map(({ card, memory }) => ({ ...card, memory }));
    keepSession({ ...loaded, cards: left, spent_seconds: session.spent });
  }, [loaded, session]);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [missedBefore] = useState(() => keptMissed(loaded.spent_seconds));
  const missed = useMemo(
    () =>
      missedBefore &&
      new Set([...missedBefore, ...given.filter(({ grade }) => grade === 1).map(({ turn }) => turn.card.card_id)]),
    [missedBefore, given],
  );
  useEffect(() => {
    if (missed) keepMissed([...missed], session.spent);
  }, [missed, session.spent]);
  const [turn, setTurn] = useState(() => next(session, Date.now(), BOUNDS));
  const [asked, setAsked] = useState(0);
  const [ended, setEnded] = useState(false);
  const seconds = useClock(asked);

  const go = (to: CardSession, at = next(to, Date.now(), BOUNDS)) => {
    setSession(to);
    setTurn(at);
    setEnded(false);
    setAsked((count) => count + 1);
    void client.invalidateQueries({ queryKey: TODAY });
  };
  const soon = useMemo(() => session.waiting.slice(0, AHEAD).map(({ card }) => card), [session.waiting]);
  const waited = turn === null ? waitsFor(session, Date.now(), BOUNDS) : null;
  const more = turn === null ? (next(session, Date.now(), BOUNDS) ?? waited?.turn) : null;
  return {
    turn,
    waitsUntil: waited && !ended ? waited.at : null,
    asked,
    cutOff: session.waiting.filter(({ memory }) => memory !== null).length,
    resume: more ? () => go(session, more) : undefined,
    soon,
    given,
    missed,
    left: session.waiting.length || (waited ? session.returning.length : 0),
    looks: session.waiting.reduce((sum, { memory }) => sum + (memory ? 1 : LOOKS_AT_NEW), 0),
    early: ended,
    grade: (grade, { typed, helped }) => {
      if (!turn) return;
      const now = Date.now();
      const took = seconds();
      const memory = remembered(turn.memory, new Date(now), grade);
      const entry = crypto.randomUUID();
      learned(turn.card, memory);
      keepEntry({
        ...{ id: entry, card_id: turn.card.card_id, at: new Date(now).toISOString(), grade, seconds: took },
        ...(typed && { typed }),
        ...(helped && { helped }),
      });
      setGiven([...given, { turn, grade, due: memory.due, seconds: took, entry, before: session }]);
      go(graded(session, turn, memory, took, now, BOUNDS));
    },
    undo: () => {
      const last = given.at(-1);
      if (!last) return;
      const { card_id } = last.turn.card;
      keepEntry({ id: crypto.randomUUID(), card_id, at: new Date().toISOString(), undoes: last.entry });
      learned(last.turn.card, last.turn.memory);
      setGiven(given.slice(0, -1));
      go(last.before, last.turn);
    },
    drop: () => {
      if (!turn) return;
      removed(turn.card);
      const others = <T extends CardTurn>(turns: readonly T[]) => turns.filter(({ card }) => card !== turn.card);
      go({ ...session, waiting: others(session.waiting), returning: others(session.returning) });
    },
    finish: () => {
      setEnded(true);
      setTurn(null);
    },
  };
}
