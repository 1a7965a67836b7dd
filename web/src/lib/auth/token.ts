import { firebaseIfNeeded, isConnected } from './connection.ts';
import { storedToken } from './stored-user.ts';

/**
 * The signed-in student's identity token, or null when nobody is signed in. Until Firebase is there, the one that it has kept.
 * @param fresh take a new one even if the present one has not expired by this machine's clock
 * @param of whose it must be: another tab, or a sign-in that is not through, may have changed the student; undefined: whoever it is
 * @throws what Firebase throws when a new one cannot be had; where the student is another
 */
export async function idToken({
  fresh = false,
  of,
}: {
  fresh?: boolean;
  of?: string | undefined;
} = {}): Promise<string | null> {
  const kept = fresh || isConnected() ? null : storedToken(of);
  if (kept !== null) return kept;
  const known = await firebaseIfNeeded();
  const user = known?.auth.currentUser;
  if (user && of !== undefined && user.uid !== of) throw new Error('Another student is signed in.');
  return (await user?.getIdToken(fresh)) ?? null;
}
