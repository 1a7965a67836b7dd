import { logError } from '@/lib/log.ts';
import { forgetGone } from '../gone-marks.ts';
import { forgetKept } from '../kept.ts';
import { forgetOthersWork, forgetTab, forgetUnclaimedWork } from '../storage.ts';
import { publish, type User, useAuth } from './auth-store.ts';
import { firebase, firebaseIfNeeded } from './connection.ts';
import { storedUser } from './stored-user.ts';

let listening = false;
/** While a sign-in is being verified the screens do not yet know the student (SPEC §4, login modal). */
let held = false;

/** Tells the screens who is here; what was kept for others is nobody's to see. */
function tell(user: User | null): void {
  forgetKept(user?.uid ?? null);
  forgetGone(user?.uid ?? null);
  forgetUnclaimedWork(user?.uid ?? null);
  if (user) forgetOthersWork(user.uid);
  // In each tab, whichever of them the session ended in, and however.
  else forgetTab();
  publish(user);
}

/** Follows the identity provider's state from now on. Safe to call again. */
export async function listen(): Promise<void> {
  if (listening) return;
  const { auth, onAuthStateChanged } = await firebase();
  if (listening) return;
  listening = true;
  onAuthStateChanged(auth, (user) => {
    if (!held) tell(user);
  });
}

/**
 * Finds out who is here. A visitor is told apart without loading Firebase, and whoever it left signed in on this machine is shown
 * their screens at once: it confirms them, or shows that they have left, as soon as it is there.
 * @param shown settles when their screen is seen: Firebase, which is a fifth of all code until then, comes behind it
 */
export async function startSession(shown?: Promise<void>): Promise<void> {
  const known = storedUser();
  if (known) {
    tell(known);
    // A spinner over their screen (SPEC §2), which works meanwhile.
    document.documentElement.dataset.confirming = '';
    await shown;
  } else if (firebaseIfNeeded() === null) return tell(null);
  else useAuth.setState({ status: 'loading', user: null });
  try {
    await listen();
  } catch (error) {
    logError('Could not determine who is signed in', error);
    if (!known) useAuth.setState({ status: 'failed', user: null });
    // Their screens tell of the lost connection themselves.
    else window.addEventListener('online', () => void startSession(), { once: true });
  } finally {
    delete document.documentElement.dataset.confirming;
  }
}

/** Runs a sign-in to its end before any screen hears of it, then tells them how it ended. */
export async function holdingBack<T>(signIn: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await signIn();
  } finally {
    held = false;
    const known = await firebaseIfNeeded();
    tell(known?.auth.currentUser ?? null);
  }
}
