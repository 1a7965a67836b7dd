import { useMemo } from 'react';
import { useConnection } from './connection.ts';
import { keptSession } from './kept-session.ts';

const SECONDS = 60;

/** What can be reviewed without a connection. */
export interface CardsHere {
  count: number;
  minutes: number;
}

/** The cards that this device has for today; null while there is a connection, and where it has none. */
export function useCardsHere(): CardsHere | null {
  const lost = useConnection((state) => state.lost);
  return useMemo(() => {
    const session = lost ? keptSession() : null;
    if (!session || session.cards.length === 0) return null;
    const { cards, seconds_each } = session;
    return { count: cards.length, minutes: Math.max(1, Math.round((cards.length * seconds_each) / SECONDS)) };
  }, [lost]);
}
