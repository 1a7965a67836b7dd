import { logError } from '@/lib/log.ts';
import { publish, useAuth } from './auth-store.ts';
import { firebase, firebaseIfNeeded } from './connection.ts';

let listening = false;
/** While a sign-in is being verified the screens do not yet know the student (SPEC §4, login modal). */
let held = false;

/** Follows the identity provider's state from now on. Safe to call again. */
export async function listen(): Promise<void> {
  if (listening) return;
  const { auth, onAuthStateChanged } = await firebase();
  if (listening) return;
  listening = true;
  onAuthStateChanged(auth, (user) => {
    if (!held) publish(user);
  });
}

/** Finds out who is here. A visitor is told apart without loading Firebase. */
export async function startSession(): Promise<void> {
  if (firebaseIfNeeded() === null) return publish(null);
  useAuth.setState({ status: 'loading', user: null });
  try {
    await listen();
  } catch (error) {
    logError('Could not determine who is signed in', error);
    useAuth.setState({ status: 'failed', user: null });
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
    publish(known?.auth.currentUser ?? null);
  }
}
