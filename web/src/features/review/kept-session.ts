/**
 * Cards for days without a connection, kept on this device: what is left of today's session, and tomorrow's as it looked when there
 * was a connection last. All of it goes at logout, as all that is kept does.
 */
import { type ReviewCard, ReviewSession } from '@contract/review.ts';
import type { Memory } from '@contract/review-log.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { localDay } from '@/lib/format.ts';
import { KEPT } from '@/lib/kept.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** The browser gives us some 5 MB for everything (characters). */
const MOST_CHARACTERS = 400_000;

/** What is left of a day's session, and the session of the day after. */
type Kind = 'review-session' | 'review-ahead';

interface KeptSession {
  /** `YYYY-MM-DD`, of the device. */
  day: string;
  session: ReviewSession;
}

const nameOf = (kind: Kind): string | null => {
  const { user } = useAuth.getState();
  return user && `${KEPT}${user.uid}:${kind}`;
};

function keep(kind: Kind, { day, session }: KeptSession): void {
  const name = nameOf(kind);
  if (name === null) return;
  const text = `${day}\n${JSON.stringify(session)}`;
  storeValue(name, text.length > MOST_CHARACTERS ? null : text);
}

function keptAs(kind: Kind): KeptSession | null {
  const name = nameOf(kind);
  const text = name && storedValue(name);
  const end = text?.indexOf('\n') ?? -1;
  if (!text || end < 0) return null;
  try {
    const { data } = ReviewSession.safeParse(JSON.parse(text.slice(end + 1)));
    return data ? { day: text.slice(0, end), session: data } : null;
  } catch {
    return null;
  }
}

function dayAfter(day: string): string {
  const at = new Date(`${day}T12:00:00`);
  at.setDate(at.getDate() + 1);
  return localDay(at);
}

/** A student's day ends at four in the morning of the next. */
const endOf = (day: string): number => Date.parse(`${dayAfter(day)}T04:00:00`);

/** Keeps what is left of today's session, also where that is nothing. */
export const keepSession = (session: ReviewSession): void => keep('review-session', { day: localDay(), session });

/** Keeps tomorrow's session, as the service sees it now. */
export const keepAhead = (session: ReviewSession): void => keep('review-ahead', { day: dayAfter(localDay()), session });

/** Has tomorrow's cards know what was just done with one: it is among them, with this memory, or not any more. */
export function learned(card: ReviewCard, memory: Memory | null): void {
  const ahead = keptAs('review-ahead');
  if (!ahead || ahead.day <= localDay()) return;
  const { day, session } = ahead;
  const others = session.cards.filter(({ card_id }) => card_id !== card.card_id);
  const comes = memory === null || Date.parse(memory.due) < endOf(day);
  keep('review-ahead', { day, session: { ...session, cards: comes ? [...others, { ...card, memory }] : others } });
}

/**
 * What today asks, as far as this device knows: what was left of it, else what was kept for it, else what was left on the last day that
 * anything is known of; null where that is nothing.
 */
export function keptSession(): ReviewSession | null {
  const today = localDay();
  const [begun, ahead] = [keptAs('review-session'), keptAs('review-ahead')];
  if (begun?.day === today) return begun.session;
  const [known] = [begun, ahead]
    .filter((kept) => kept !== null && kept.day <= today)
    // What is left of a day is what was kept for it, less what was done.
    .toSorted((a, b) => (b?.day ?? '').localeCompare(a?.day ?? ''));
  return known && known.session.cards.length > 0 ? { ...known.session, spent_seconds: 0 } : null;
}
