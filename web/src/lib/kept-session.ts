/**
 * Cards for days without a connection, kept on this device: what is left of today's session, and tomorrow's as it looked when there
 * was a connection last. All of it goes at logout, as all that is kept does.
 */
import { type ReviewCard, ReviewSession } from '@contract/review.ts';
import type { Memory } from '@contract/review-log.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { deviceChoice } from '@/lib/device.ts';
import { DAY_BEGINS_H, localDay, studyNow } from '@/lib/format.ts';
import { KEPT, storedValue, storeValue } from '@/lib/storage.ts';

/** The browser gives us some 5 MB for everything (characters). */
const MOST_CHARACTERS = 400_000;

/** What is left of a day's session, and the session of the day after. */
type Kind = 'review-session' | 'review-ahead';

interface KeptSession {
  /** `YYYY-MM-DD`, of the device, from four in the morning to four in the morning. */
  day: string;
  session: ReviewSession;
}

const nameOf = (kind: Kind): string | null => {
  const { user } = useAuth.getState();
  return user && `${KEPT}${user.uid}:${kind}`;
};

function keep(kind: Kind, { day, session }: KeptSession): void {
  const name = nameOf(kind);
  if (name === null || deviceChoice() === 'no') return;
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

const studyDay = (): string => localDay(studyNow());
const endOf = (day: string): number => Date.parse(`${dayAfter(day)}T0${DAY_BEGINS_H}:00:00`);

/** Keeps what is left of today's session, also where that is nothing. */
export const keepSession = (session: ReviewSession): void => keep('review-session', { day: studyDay(), session });

const MISSED = 'review-missed';

/**
 * Keeps which cards of today were graded "Again": a session that goes on after a reload tells of them at its end.
 * @param spent what the day has taken so far (s)
 */
export function keepMissed(cards: readonly string[], spent: number): void {
  const { user } = useAuth.getState();
  if (!user || deviceChoice() === 'no') return;
  storeValue(`${KEPT}${user.uid}:${MISSED}`, [studyDay(), spent, ...cards].join('\n'));
}

/**
 * The cards graded "Again" today; null where this device doesn't know all of the day.
 * @param spent what the day has taken so far, on every device (s)
 */
export function keptMissed(spent: number): readonly string[] | null {
  const { user } = useAuth.getState();
  const kept = user && storedValue(`${KEPT}${user.uid}:${MISSED}`);
  const [day, known, ...cards] = kept?.split('\n') ?? [];
  if (day === studyDay() && spent <= Number(known)) return cards;
  return spent > 0 ? null : [];
}

/** What was done with a card: it has this memory now, or is gone. */
interface Done {
  card: ReviewCard;
  memory: Memory | null;
  gone: boolean;
}

/** What was done since tomorrow's cards were asked for, for each call that is under way. */
const underWay = new Set<Done[]>();

function withDone({ day, session }: KeptSession, { card, memory, gone }: Done): KeptSession {
  const others = session.cards.filter(({ card_id }) => card_id !== card.card_id);
  const comes = !gone && (memory === null || Date.parse(memory.due) < endOf(day));
  return { day, session: { ...session, cards: comes ? [...others, { ...card, memory }] : others } };
}

/**
 * Called when tomorrow's session is asked for.
 * @returns takes the reply, null where there is none, and keeps it with what was done meanwhile, if whoever asked is still signed in
 */
export function keepingAhead(): (session: ReviewSession | null) => void {
  const name = nameOf('review-ahead');
  const day = dayAfter(studyDay());
  const meanwhile: Done[] = [];
  underWay.add(meanwhile);
  return (session) => {
    underWay.delete(meanwhile);
    if (session === null || name === null || nameOf('review-ahead') !== name) return;
    keep('review-ahead', meanwhile.reduce(withDone, { day, session }));
  };
}

function note(done: Done): void {
  for (const meanwhile of underWay) meanwhile.push(done);
  const ahead = keptAs('review-ahead');
  if (ahead && ahead.day > studyDay()) keep('review-ahead', withDone(ahead, done));
}

/** Has tomorrow's cards know what was just done with one: it is among them, with this memory, or not any more. */
export const learned = (card: ReviewCard, memory: Memory | null): void => note({ card, memory, gone: false });

/** A card that was removed is not among tomorrow's. */
export const removed = (card: ReviewCard): void => note({ card, memory: null, gone: true });

/**
 * What today asks, as far as this device knows: what was left of it, else what was kept for it, else what was left on the last day that
 * anything is known of; null where that is nothing.
 */
export function keptSession(): ReviewSession | null {
  const today = studyDay();
  const [begun, ahead] = [keptAs('review-session'), keptAs('review-ahead')];
  if (begun?.day === today) return begun.session;
  const [known] = [begun, ahead]
    .filter((kept) => kept !== null && kept.day <= today)
    // What is left of a day is what was kept for it, less what was done.
    .toSorted((a, b) => (b?.day ?? '').localeCompare(a?.day ?? ''));
  return known && known.session.cards.length > 0 ? { ...known.session, spent_seconds: 0 } : null;
}
