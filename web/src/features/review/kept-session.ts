/**
 * What is left of today's session, kept on this device: whoever comes back to Review without a connection goes on with it. It goes
 * at logout, as all that is kept does.
 */
import { ReviewSession } from '@contract/review.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { localDay } from '@/lib/format.ts';
import { KEPT } from '@/lib/kept.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** The browser gives us some 5 MB for everything (characters). */
const MOST_CHARACTERS = 400_000;

const nameOf = (): string | null => {
  const { user } = useAuth.getState();
  return user && `${KEPT}${user.uid}:review-session`;
};

/** Keeps what is left; a session that is over is forgotten. */
export function keepSession(session: ReviewSession): void {
  const name = nameOf();
  if (name === null) return;
  const text = `${localDay()}\n${JSON.stringify(session)}`;
  storeValue(name, session.cards.length === 0 || text.length > MOST_CHARACTERS ? null : text);
}

/** What was left of today's session; null where that is nothing. */
export function keptSession(): ReviewSession | null {
  const name = nameOf();
  const text = name && storedValue(name);
  const end = text?.indexOf('\n') ?? -1;
  if (!text || text.slice(0, end) !== localDay()) return null;
  try {
    return ReviewSession.safeParse(JSON.parse(text.slice(end + 1))).data ?? null;
  } catch {
    return null;
  }
}
