import { firebaseIfNeeded, isConnected } from './connection.ts';
import { storedToken } from './stored-user.ts';

/**
 * The signed-in student's identity token, or null when nobody is signed in. Until Firebase is there, the one that it has kept.
 * @param fresh take a new one even if the present one has not expired by this machine's clock
 * @throws what Firebase throws when a new one cannot be had
 */
export async function idToken({ fresh = false } = {}): Promise<string | null> {
  const connecting = firebaseIfNeeded();
  const kept = fresh || isConnected() ? null : storedToken();
  if (connecting && kept !== null) {
    connecting.catch(() => undefined); // told by whoever waits for it
    return kept;
  }
  const known = await connecting;
  return (await known?.auth.currentUser?.getIdToken(fresh)) ?? null;
}
